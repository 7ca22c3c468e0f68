import { type PagedCollection, pagedCollections } from '@/platform/paths';

/** A published document as it is stored: relations are ids, price tokens are not resolved. */
export type Stored = Record<string, unknown> & { id: number };

/** Collections without pages of their own whose words or figures stand on pages. */
const quotedCollections = [
  'packages',
  'retainers',
  'add-ons',
  'chatbot-tiers',
  'hidden-fees',
  'cost-comparisons',
  'comparison-tables',
  'feature-matrix',
  'faqs',
  'niches',
] as const;

export const contentCollections = [...quotedCollections, ...pagedCollections] as const;
export type ContentCollection = (typeof quotedCollections)[number] | PagedCollection;

export const contentSettings = ['estimator-settings', 'site-settings', 'scanner-settings'] as const;
export type ContentSettings = (typeof contentSettings)[number];

/** Everything published that a page can be made of, each collection in the order of its lists. */
export interface SiteContent {
  documents: Record<ContentCollection, readonly Stored[]>;
  settings: Record<ContentSettings, Record<string, unknown>>;
}

/** The id behind a relation, looked up or not. */
export function idIn(value: unknown): number | null {
  if (typeof value === 'number') return value;
  const { id } = (value ?? {}) as { id?: unknown };
  return typeof id === 'number' ? id : null;
}

/** A list field’s rows; none for a field that nobody filled. */
export function rowsIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value : [];
}

/** The document behind a relation; `undefined` when it is not published. */
export function findStored(
  { documents }: SiteContent,
  collection: ContentCollection,
  value: unknown,
): Stored | undefined {
  const id = idIn(value);
  return documents[collection].find((document) => document.id === id);
}
