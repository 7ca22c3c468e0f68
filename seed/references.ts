/**
 * Marks in seeded data that become something else when it is written: Markdown becomes rich text,
 * a reference becomes the id of the document with that key. So the data files stay plain data.
 */
export interface MarkdownMark {
  $markdown: string;
}

export interface ReferenceMark {
  $reference: { collection: string; key: string };
}

/** A text in Markdown, in which `{{package:growth}}` becomes a live figure. */
export function markdown(...paragraphs: string[]): MarkdownMark {
  return { $markdown: paragraphs.join('\n\n') };
}

/**
 * A document by its natural key.
 *
 * @param key value of the collection's `key` (or `slug`) field
 */
export function reference(collection: string, key: string): ReferenceMark {
  return { $reference: { collection, key } };
}

/** A picture of `seed/data/pictures.ts`, by its name there. */
export const picture = (name: string): ReferenceMark => reference('media', name);
