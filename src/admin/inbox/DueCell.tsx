'use client';

import type { DefaultCellComponentProps } from 'payload';

/** When an answer is due. */
export function DueCell({ cellData }: DefaultCellComponentProps) {
  return <span>{typeof cellData === 'string' ? cellData : '–'}</span>;
}
