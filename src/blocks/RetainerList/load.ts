import { getPriceBook } from '@/cms/queries/price-book';
import { leadAnchorPath } from '@/domain/routing/paths';
import type { RetainerListBlock } from '@/payload-types';
import { sectionHead } from '../section-head';
import type { RetainerListProps } from './RetainerList';

/** The published retainers. */
export async function loadRetainerList(block: RetainerListBlock): Promise<RetainerListProps> {
  const { retainers } = await getPriceBook();
  return {
    ...sectionHead(block),
    retainers,
    note: block.note || null,
    actionLabel: 'Get Started',
    actionHref: leadAnchorPath,
  };
}
