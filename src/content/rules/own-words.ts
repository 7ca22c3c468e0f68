import { type LexicalState, lexicalToText } from './lexical';

/**
 * A city page, or one of a niche in a city, with fewer words of its own says nothing that its
 * siblings don't: it stays out of search engines until somebody writes more.
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
 * Counts the words that a document has for itself.
 *
 * @param fields the document's own texts: strings, editor states, lists of either, at any depth
 */
export function countOwnWords(fields: readonly unknown[]): number {
  const parts: string[] = [];
  collectText(fields, parts);
  return parts.join(' ').split(/\s+/).filter(Boolean).length;
}

/** Whether a page has too little of its own to be shown in search results. */
export function isThin(ownWords: number | null | undefined): boolean {
  return (ownWords ?? 0) < minimumOwnWords;
}

/** Short enough to find a sentence with one word changed, long enough not to find plain English. */
const shingleLength = 5;

/** Every run of five words in a row, whatever case and punctuation; a shorter text is one run. */
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
 * How much two texts say in the same words: the share of the smaller text's five-word shingles that
 * the other one has, too. Pages that differ in a place name only come out near 1.
 *
 * @returns 0 (nothing in common, or a text without words) to 1 (the smaller one is in the other);
 *   the same for both orders
 */
export function textOverlap(one: string, other: string): number {
  const [small, large] = [shinglesOf(one), shinglesOf(other)].sort((a, b) => a.size - b.size);
  if (!small || !large || small.size === 0) return 0;
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  return shared / small.size;
}
