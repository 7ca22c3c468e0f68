import type { ArrayField } from 'payload';
import { listField } from './list';

/** A list of single words or short lines, e.g. tags. */
export function wordsField(
  name: string,
  label: string,
  row: [string, string],
  description?: string,
): ArrayField {
  return listField({
    name,
    label,
    rows: row,
    ...(description ? { description } : {}),
    maxRows: 40,
    fields: [{ name: 'text', type: 'text', label: row[0], required: true, maxLength: 60 }],
  });
}
