import { getPriceBook } from '@/content/store/price-book';
import type { PackageGridBlock } from '@/payload-types';
import { sectionHead } from '../section-head';
import type { PackageGridProps } from './PackageGrid';

/** The published packages that the section names, or those of its groups in the list's order. */
export async function loadPackageGrid(block: PackageGridBlock): Promise<PackageGridProps> {
  const { packages } = await getPriceBook();
  const only = (block.only ?? []).map((item) => (typeof item === 'number' ? item : item.id));
  return {
    ...sectionHead(block),
    layout: block.layout,
    packages:
      only.length > 0
        ? only.flatMap((wanted) => packages.find(({ id }) => id === wanted) ?? [])
        : packages.filter(({ group }) => block.groups?.includes(group)),
    note: block.note || null,
  };
}
