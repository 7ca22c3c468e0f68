import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';
import type { LexicalState } from '@/content/rules/lexical';
import type { MarkdownMark, ReferenceMark } from './references';

/** Reference field per collection; default `key`. */
const keyFields: Readonly<Record<string, string>> = {
  cities: 'slug',
  niches: 'slug',
  industries: 'slug',
  'case-studies': 'slug',
  testimonials: 'seedKey',
  media: 'seedKey',
};

function isMarkdown(value: object): value is MarkdownMark {
  return '$markdown' in value;
}

function isReference(value: object): value is ReferenceMark {
  return '$reference' in value;
}

/** Turns seed data into Payload's form; caches looked-up ids. */
export class MarkResolver {
  readonly #ids = new Map<string, number>();
  readonly #payload: Payload;
  readonly #req: PayloadRequest;
  readonly #toRichText: (markdown: string) => LexicalState;

  constructor(
    payload: Payload,
    req: PayloadRequest,
    toRichText: (markdown: string) => LexicalState,
  ) {
    this.#payload = payload;
    this.#req = req;
    this.#toRichText = toRichText;
  }

  /**
   * @param value seed data; it is not changed
   * @returns a copy with rich text and ids instead of marks
   * @throws for an unknown reference, naming it
   */
  async resolve(value: unknown): Promise<unknown> {
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      // Sequential: all reads share the seed's one transaction.
      for (const item of value) items.push(await this.resolve(item));
      return items;
    }
    if (typeof value !== 'object' || value === null) return value;
    if (isMarkdown(value)) return this.#toRichText(value.$markdown);
    if (isReference(value)) return this.#idOf(value.$reference);
    const entries: [string, unknown][] = [];
    for (const [key, item] of Object.entries(value)) entries.push([key, await this.resolve(item)]);
    return Object.fromEntries(entries);
  }

  async #idOf({ collection, key }: ReferenceMark['$reference']): Promise<number> {
    const name = `${collection}:${key}`;
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    const { docs } = await this.#payload.find({
      collection: collection as CollectionSlug,
      req: this.#req,
      overrideAccess: true,
      trash: true,
      pagination: false,
      limit: 1,
      depth: 0,
      where: whereKey(keyFields[collection] ?? 'key', key),
    });
    const [found] = docs;
    if (!found) throw new Error(`The first content refers to ${name}, which does not exist.`);
    this.#ids.set(name, Number(found.id));
    return Number(found.id);
  }
}

/** Finds a document by its key, or by its seed key after staff renamed it. */
function whereKey(field: string, key: string): Where {
  if (field === 'key') return { key: { equals: key } };
  return { or: [{ [field]: { equals: key } }, { seedKey: { equals: key } }] };
}
