'use client';

import { DefaultCell } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';

/** The column “Looked after by” of the inbox. */
export function OwnerCell(props: DefaultCellComponentProps) {
  return props.cellData ? <DefaultCell {...props} /> : <span>Nobody yet</span>;
}
