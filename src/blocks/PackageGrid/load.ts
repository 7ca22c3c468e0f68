import { getPriceBook } from '@/cms/queries/price-book';
import { leadAnchorPath } from '@/domain/routing/paths';
import type { PackageGridBlock } from '@/payload-types';
import { sectionHead } from '../section-head';
import type { PackageGridProps } from './PackageGrid';

/** The published packages of the chosen groups, in the order of the price list. */
export async function loadPackageGrid(block: PackageGridBlock): Promise<PackageGridProps> {
  const { packages } = await getPriceBook();
  return {
    ...sectionHead(block),
    layout: block.layout,
    packages: packages.filter(({ group }) => block.groups.includes(group)),
    actionLabel: 'Get Started',
    actionHref: leadAnchorPath,
    note: block.note || null,
  };
}
