import type { Payload } from 'payload';
import { readPriceBook } from '@/prices/data/read-price-book';
import type { PriceBook } from '@/prices/rules/price-book';
import { siteSettings } from '../../../../seed/data/site';
import { firstContent } from '../../../../seed/first-content';
import type { MarkdownMark, ReferenceMark } from '../../../../seed/references';

type Data = Record<string, unknown>;

export const seeded = firstContent();

/** The seeded documents of a collection, as they are written. */
export function documentsOf(collection: string): readonly Data[] {
  return seeded.filter((each) => each.collection === collection).flatMap((each) => each.documents);
}

/** What a document can be referred to by: its natural key, and the name the seed knows it by. */
export function namesOf(collection: string, keyField: string, document: Data): string[] {
  return [document[keyField], document.seedKey ?? []].flat().map((key) => `${collection}:${key}`);
}

/** Numbers as a database would give them. */
const ids = new Map<string, number>(
  seeded.flatMap(({ collection, keyField, documents }) =>
    documents.flatMap((document, index) =>
      namesOf(collection, keyField, document).map((name) => [name, index + 1] as const),
    ),
  ),
);

/** As the seed stores it, without a database: numbers for references; Markdown stays Markdown. */
export function withIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withIds);
  if (typeof value !== 'object' || value === null) return value;
  if ('$markdown' in value) return (value as MarkdownMark).$markdown;
  if ('$reference' in value) {
    const { collection, key } = (value as ReferenceMark).$reference;
    const id = ids.get(`${collection}:${key}`);
    if (id === undefined) throw new Error(`${collection}:${key} is not seeded.`);
    return id;
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withIds(item)]));
}

/** The price book of a site that has nothing but the first content. */
export function seededBook(): Promise<PriceBook> {
  const stored = {
    find: async ({ collection }: { collection: string }) => ({
      docs: documentsOf(collection).map((document, index) => ({
        ...(withIds(document) as Data),
        id: index + 1,
      })),
    }),
    findGlobal: async ({ slug }: { slug: string }) =>
      slug === 'site-settings' ? siteSettings : {},
  };
  return readPriceBook('published', stored as unknown as Payload);
}
