import { z } from 'zod';
import { fitsInto } from '@/platform/text-length';

/** The version a form was loaded from: a hash per editable field. */
export type Edition = Readonly<Record<string, string>>;

export const editionSchema = z.record(
  z.string().refine(fitsInto(100)),
  z.string().refine(fitsInto(20)),
);

/** Drops empty fields, row ids and populated relations, and sorts keys. */
function canonical(value: unknown): unknown {
  if (value === null || value === undefined || value === '' || value === false) return undefined;
  if (Array.isArray(value)) {
    return value.length === 0 ? undefined : value.map((item) => canonical(item) ?? null);
  }
  if (typeof value !== 'object') return value;
  const fields = value as Record<string, unknown>;
  if ('createdAt' in fields && 'id' in fields) return fields.id;
  const entries = Object.keys(fields)
    .filter((key) => key !== 'id')
    .sort()
    .map((key) => [key, canonical(fields[key])] as const)
    .filter(([, kept]) => kept !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** FNV-1a over code units with a seed: not cryptographic, but collisions are unlikely. */
function hash(text: string, seed: number): string {
  let sum = seed;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  }
  // The final mixing spreads a difference in the last characters over all bits.
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return ((sum ^ (sum >>> 16)) >>> 0).toString(36);
}

/** A short hash of a value; equal values have equal hashes. */
export function printOf(value: unknown): string {
  const text = JSON.stringify(canonical(value)) ?? '';
  return `${hash(text, 0x811c9dc5)}-${hash(text, 0x9e3779b9)}`;
}

export function editionOf(
  document: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Edition {
  return Object.fromEntries(names.map((name) => [name, printOf(document[name])]));
}

/** Names the fields that have changed since a form was loaded. */
export function staleFields(base: Edition, current: Edition): string[] {
  return Object.keys(current).filter((name) => name in base && base[name] !== current[name]);
}
