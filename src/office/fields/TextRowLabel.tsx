'use client';

import { useRowLabel } from '@payloadcms/ui';

type Row = Record<string, unknown>;

/** Fields that tell what a row is about, the most telling first. */
const telling = [
  'label',
  'title',
  'heading',
  'name',
  'question',
  'term',
  'text',
  'reason',
] as const;

function isEmpty({ id: _id, ...fields }: Row): boolean {
  return Object.values(fields).every((value) =>
    Array.isArray(value) ? value.length === 0 : !value,
  );
}

/** Names a row of a list by its own words, so that a folded list can be read. */
export function TextRowLabel() {
  const { data, rowNumber } = useRowLabel<Row>();
  const row = data ?? {};
  const words = telling
    .map((field) => row[field])
    .find((value) => value && typeof value === 'string');
  if (words) return <span>{String(words)}</span>;
  return <span>{isEmpty(row) ? 'New: open it to fill it in' : `No. ${(rowNumber ?? 0) + 1}`}</span>;
}
