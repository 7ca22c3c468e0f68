'use client';

import { useRowLabel } from '@payloadcms/ui';

interface RowData {
  label?: string;
  title?: string;
  heading?: string;
  term?: string;
  text?: string;
}

/** Names a row of a list by its own words, so that a folded list can be read. */
export function TextRowLabel() {
  const { data, rowNumber } = useRowLabel<RowData>();
  const { label, title, heading, term, text } = data ?? {};
  return (
    <span>{label || title || heading || term || text || `New, no. ${(rowNumber ?? 0) + 1}`}</span>
  );
}
