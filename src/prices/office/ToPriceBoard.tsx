import Link from 'next/link';
import type { BeforeListTableServerProps } from 'payload';
import { priceBoardPath } from '@/platform/paths';
import { boardGroups, sourceOfGroup } from '../rules/price-board';

/** Link above a priced list to the board that edits all prices. */
export function ToPriceBoard({ collectionSlug }: BeforeListTableServerProps) {
  const group = boardGroups.find(({ key }) => sourceOfGroup[key] === collectionSlug);
  return (
    <p className="office-note">
      <Link href={group ? `${priceBoardPath}?group=${group.key}` : priceBoardPath} prefetch={false}>
        Change prices on the price board
      </Link>
    </p>
  );
}
