/**
 * Marks in plain seed data, resolved on writing: Markdown becomes rich text, a reference becomes a
 * document's id.
 */
export interface MarkdownMark {
  $markdown: string;
}

export interface ReferenceMark {
  $reference: { collection: string; key: string };
}

/** A Markdown text; `{{package:growth}}` becomes a live figure. */
export function markdown(...paragraphs: string[]): MarkdownMark {
  return { $markdown: paragraphs.join('\n\n') };
}

/**
 * Refers to a document by its natural key.
 * @param key value of the collection's `key` (or `slug`) field
 */
export function reference(collection: string, key: string): ReferenceMark {
  return { $reference: { collection, key } };
}

/** Refers to a picture of `seed/data/pictures.ts` by name. */
export const picture = (name: string): ReferenceMark => reference('media', name);
