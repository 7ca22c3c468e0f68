import { type LexicalState, lexicalToText } from './lexical';

/**
 * Minimum number of individual words for a city or niche page. A page below it duplicates its
 * siblings, and is kept out of search engines.
 */
export const minimumOwnWords = 250;

function collectText(value: unknown, parts: string[]): void {
  if (typeof value === 'string') {
    parts.push(value);
  } else if (Array.isArray(value)) {
    for (const item of value) collectText(item, parts);
  } else if (value !== null && typeof value === 'object') {
    if ('root' in value) {
      parts.push(lexicalToText(value as LexicalState, () => '0'));
      return;
    }
    for (const [key, item] of Object.entries(value)) if (key !== 'id') collectText(item, parts);
  }
}

/**
 * Counts a document's individual words.
 *
 * @param fields its own texts: strings, editor states, or lists of either, at any depth
 */
export function countOwnWords(fields: readonly unknown[]): number {
  const parts: string[] = [];
  collectText(fields, parts);
  return parts.join(' ').split(/\s+/).filter(Boolean).length;
}

/** Whether a page has too few individual words for search results. */
export function isThin(ownWords: number | null | undefined): boolean {
  return (ownWords ?? 0) < minimumOwnWords;
}

/**
 * Words: short enough to match sentences with one changed word, long enough to skip common phrases.
 */
const shingleLength = 5;

/** All runs of five words, ignoring case and punctuation; a shorter text is one run. */
function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? [];
  if (words.length === 0) return new Set();
  const count = Math.max(1, words.length - shingleLength + 1);
  return new Set(
    Array.from({ length: count }, (_none, index) =>
      words.slice(index, index + shingleLength).join(' '),
    ),
  );
}

/**
 * Measures how far two texts share wording: the share of the smaller text's five-word shingles
 * found in the other. Pages that differ only in a place name score near 1.
 *
 * @returns 0 (no common shingle, or an empty text) to 1 (the smaller text is contained); symmetric
 */
export function textOverlap(one: string, other: string): number {
  const [small, large] = [shinglesOf(one), shinglesOf(other)].sort((a, b) => a.size - b.size);
  if (!small || !large || small.size === 0) return 0;
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  return shared / small.size;
}
