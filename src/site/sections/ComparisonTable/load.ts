import { toComparisonTable } from '@/content/store/tables';
import type { ComparisonTableBlock } from '@/payload-types';
import { sectionHead } from '../section-head';
import type { ComparisonTableProps } from './ComparisonTable';

/** The chosen table; nothing when it is not published. */
export function loadComparisonTable(block: ComparisonTableBlock): ComparisonTableProps | null {
  const table = toComparisonTable(block.table);
  return table ? { ...sectionHead(block), table } : null;
}
