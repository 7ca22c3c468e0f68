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
