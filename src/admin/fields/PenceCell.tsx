'use client';

import type { DefaultCellComponentProps } from 'payload';
import { formatPence } from '@/domain/pricing/money';

/** An amount in a list, in pounds. */
export function PenceCell({ cellData }: DefaultCellComponentProps) {
  return <span>{typeof cellData === 'number' ? formatPence(cellData) : '–'}</span>;
}
