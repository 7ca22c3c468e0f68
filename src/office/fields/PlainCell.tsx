'use client';

import type { DefaultCellComponentProps } from 'payload';

/** A box or a number in a list, in words: `Yes` when it is ticked, a dash when there is nothing. */
export function PlainCell({ cellData }: DefaultCellComponentProps) {
  const value: unknown = cellData;
  if (value === true) return <span>Yes</span>;
  return <span>{typeof value === 'number' ? value.toLocaleString('en-GB') : '–'}</span>;
}
