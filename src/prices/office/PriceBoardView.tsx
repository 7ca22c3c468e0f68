import Link from 'next/link';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps, BeforeListTableServerProps } from 'payload';
import { grantFor } from '@/accounts/rules/permissions';
import { OwnScreen, requireAccount } from '@/design/office/OwnScreen';
import type { User } from '@/payload-types';
import { priceBoardPath } from '@/platform/paths';
import { findPriceDraft } from '../data/price-changes';
import { readBoardWithOffers } from '../data/read-board';
import { boardGroups, whyReadOnly } from '../rules/price-board';
import { PriceBoard } from './PriceBoard';

/** Redirects the list of price changes to the board, which contains it. */
export function BoardAsList(): never {
  redirect(priceBoardPath);
}

/** Link above a priced list to the board that edits all prices. */
export function ToPriceBoard({ collectionSlug }: BeforeListTableServerProps) {
  const group = boardGroups.find(({ source }) => source === collectionSlug);
  return (
    <p className="office-note">
      <Link href={group ? `${priceBoardPath}?group=${group.key}` : priceBoardPath} prefetch={false}>
        Change prices on the price board
      </Link>
    </p>
  );
}

/** `/cms/prices`: all prices of the site in one table, with their history. */
export async function PriceBoardView(props: AdminViewServerProps) {
  const { searchParams } = props;
  const { req } = props.initPageResult;
  const user = requireAccount(req, priceBoardPath);
  const board = await readBoardWithOffers(req);
  const draft = await findPriceDraft(req.payload, String(searchParams?.draft ?? ''), user);
  const readOnly = boardGroups.flatMap(({ key, source }) => {
    const grant = (role: User['role']) => grantFor(source, role, 'update');
    const why = whyReadOnly({ editor: grant('editor'), viewer: grant(user.role) });
    return why ? [[key, why] as const] : [];
  });
  const group = boardGroups.find(({ key }) => key === searchParams?.group)?.key ?? 'all';
  return (
    <OwnScreen {...props}>
      <PriceBoard
        initialBoard={board}
        initialGroup={group}
        pending={draft ? [...draft.figures] : []}
        whyReadOnly={Object.fromEntries(readOnly)}
      />
    </OwnScreen>
  );
}
