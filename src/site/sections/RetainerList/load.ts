import { getPriceBook } from '@/content/store/price-book';
import type { RetainerListBlock } from '@/payload-types';
import { leadAnchorPath } from '@/platform/paths';
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
