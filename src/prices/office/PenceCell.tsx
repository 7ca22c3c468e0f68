'use client';

import type { DefaultCellComponentProps } from 'payload';
import { formatPence } from '../rules/money';

/** An amount in a list, in pounds. */
export function PenceCell({ cellData }: DefaultCellComponentProps) {
  return <span>{typeof cellData === 'number' ? formatPence(cellData) : '–'}</span>;
}
