'use client';

import { Pill, useRowLabel } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';

/** A checkbox or number in a list, in words: `Yes` when ticked, a dash when empty. */
export function PlainCell({ cellData }: DefaultCellComponentProps) {
  const value: unknown = cellData;
  if (value === true) return <span>Yes</span>;
  return <span>{typeof value === 'number' ? value.toLocaleString('en-GB') : '–'}</span>;
}

export function SectionLabel({ kind }: { kind: string }) {
  const { data, rowNumber } = useRowLabel<{ heading?: string; title?: string }>();
  const words = data?.heading || data?.title;
  return (
    <span className="office-row-label">
      <small>{String((rowNumber ?? 0) + 1).padStart(2, '0')}</small>
      <Pill pillStyle="white" size="small">
        {kind}
      </Pill>
      {words ? <span>{words}</span> : null}
    </span>
  );
}

type Row = Record<string, unknown>;

const telling = ['label', 'title', 'heading', 'name', 'question', 'term', 'text', 'reason'];

function isEmpty({ id: _id, ...fields }: Row): boolean {
  return Object.values(fields).every((value) =>
    Array.isArray(value) ? value.length === 0 : !value,
  );
}

/** Labels a row with its own text, so that a collapsed list stays readable. */
export function TextRowLabel() {
  const { data, rowNumber } = useRowLabel<Row>();
  const row = data ?? {};
  const words = telling
    .map((field) => row[field])
    .find((value) => value && typeof value === 'string');
  if (words) return <span>{String(words)}</span>;
  return <span>{isEmpty(row) ? 'New: open it to fill it in' : `No. ${(rowNumber ?? 0) + 1}`}</span>;
}
