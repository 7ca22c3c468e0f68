import { type LexicalState, lexicalToText } from './lexical';

/** Minimum number of individual words for a city or niche page, against duplicates in search. */
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

/** Counts a document's individual words in strings, editor states, and lists of either. */
export function countOwnWords(fields: readonly unknown[]): number {
  const parts: string[] = [];
  collectText(fields, parts);
  return parts.join(' ').split(/\s+/).filter(Boolean).length;
}

/** Whether a page has too few individual words for search results. */
export function isThin(ownWords: number | null | undefined): boolean {
  return (ownWords ?? 0) < minimumOwnWords;
}
