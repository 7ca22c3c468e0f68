import { getPriceBook } from '@/content/store/price-book';
import type { HiddenFeesBlock } from '@/payload-types';
import { sectionHead } from '../section-head';
import type { HiddenFeesProps } from './HiddenFees';

/** Every published fee; nothing while there is none. */
export async function loadHiddenFees(block: HiddenFeesBlock): Promise<HiddenFeesProps | null> {
  const { hiddenFees } = await getPriceBook();
  if (hiddenFees.length === 0) return null;
  return { ...sectionHead(block), fees: hiddenFees, note: block.note || null };
}
