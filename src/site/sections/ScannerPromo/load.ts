import { getSiteIndex } from '@/content/store/site-index';
import type { ScannerPromoBlock } from '@/payload-types';
import { scanPath } from '@/platform/paths';
import { sectionHead } from '../section-head';
import type { ScannerPromoProps } from './ScannerPromo';

/** A made-up result that shows what a report looks like; the component labels it as an example. */
const example = {
  score: 68,
  categories: [
    { label: 'Search', score: 74 },
    { label: 'Speed', score: 58 },
    { label: 'Accessibility', score: 81 },
    { label: 'Security', score: 42 },
    { label: 'Mobile', score: 90 },
    { label: 'AI search', score: 66 },
    { label: 'Local signals', score: 50 },
  ],
};

/** The scanner's invitation; nothing while there is no scanner. */
export async function loadScannerPromo(
  block: ScannerPromoBlock,
): Promise<ScannerPromoProps | null> {
  const { isLive } = await getSiteIndex();
  if (!isLive(scanPath)) return null;
  const { intro, ...head } = sectionHead(block);
  return {
    ...head,
    text: intro ?? '',
    note: block.note || null,
    example,
    actionHref: scanPath,
    placeholder: 'your-business.co.uk',
  };
}
