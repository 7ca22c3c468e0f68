import { sql } from '@payloadcms/db-postgres';
import {
  type CollectionSlug,
  createLocalReq,
  type FlattenedField,
  type GlobalSlug,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { execute, inTransaction } from '@/platform/database/transaction';
import { isNode, referenceIn, valuesIn } from '../rules/lexical';
import { postCard, type Stored, tokensIn } from '../rules/price-quotes';

interface Reference {
  collection: string;
  id: number;
}

type Values = Record<string, unknown>;

function asReference(value: unknown, relationTo: string | readonly string[]): Reference[] {
  const named = typeof relationTo === 'string' ? { relationTo, value } : value;
  const { relationTo: collection, value: inner } = (named ?? {}) as Values;
  const id = typeof inner === 'object' ? (inner as { id?: unknown } | null)?.id : inner;
  return typeof collection === 'string' && id ? [{ collection, id: Number(id) }] : [];
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function inField(field: FlattenedField, value: unknown): Reference[] {
  if (value === null || value === undefined) return [];
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return asList(value).flatMap((item) => asReference(item, field.relationTo));
    case 'richText':
      return [...valuesIn(value)].flatMap((item) => (isNode(item) && referenceIn(item)) || []);
    case 'group':
    case 'tab':
      return listReferences(field.flattenedFields, value);
    case 'array':
      return asList(value).flatMap((row) => listReferences(field.flattenedFields, row));
    case 'blocks':
      return asList(value).flatMap((row) => {
        const { blockType } = row as { blockType?: string };
        const block = field.blocks.find(({ slug }) => slug === blockType);
        return block ? listReferences(block.flattenedFields, row) : [];
      });
    default:
      return [];
  }
}

/** Finds the documents and pictures named by a stored document, in relations and rich texts. */
function listReferences(fields: readonly FlattenedField[], values: unknown): Reference[] {
  return fields.flatMap((field) => inField(field, (values as Values)[field.name]));
}

/**
 * Collections that can name a document. Sent proposals are excluded, because they are frozen.
 * Keywords name pages only, in a column with an index.
 */
export const searched = [
  'pages',
  'posts',
  'case-studies',
  'industries',
  'cities',
  'niches',
  'city-niche-pages',
  'legal-pages',
  'packages',
  'retainers',
  'add-ons',
  'chatbot-tiers',
  'hidden-fees',
  'feature-matrix',
  'cost-comparisons',
  'comparison-tables',
  'testimonials',
  'faqs',
  'redirects',
  'territories',
] as const satisfies readonly CollectionSlug[];

const settings = [
  'navigation',
  'site-settings',
  'estimator-settings',
  'scanner-settings',
] as const satisfies readonly GlobalSlug[];

type SearchedCollection = (typeof searched)[number];

export const isSearched = (slug: string): slug is SearchedCollection =>
  (searched as readonly string[]).includes(slug);
export const isSearchedGlobal = (slug: string): slug is (typeof settings)[number] =>
  (settings as readonly string[]).includes(slug);

/** Longer texts are no addresses, and would not fit into the index. */
const longestLink = 500;

/** An address without query and anchor; `null` for other texts. */
function addressIn(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > longestLink) return null;
  return /^(?:\/|https?:\/\/)\S*$/.test(text) ? text.replace(/[?#].*$/, '') : null;
}

interface UseRow {
  is_draft: boolean;
  /**
   * `document`: `posts:12`; `link`: an address without query; `figure`: a price token anywhere,
   * `card`: in the card of a post; `listed`: marks a document that was read.
   */
  kind: 'document' | 'link' | 'figure' | 'card' | 'listed';
  target: string;
}

function usesIn(
  source: string,
  fields: readonly FlattenedField[],
  values: object,
  isDraft: boolean,
): UseRow[] {
  const rows = (kind: UseRow['kind'], targets: Iterable<string>): UseRow[] =>
    [...new Set(targets)].map((target) => ({ is_draft: isDraft, kind, target }));
  return [
    ...rows(
      'document',
      listReferences(fields, values).map(({ collection, id }) => `${collection}:${id}`),
    ),
    ...rows(
      'link',
      [...valuesIn(values)].flatMap((value) => addressIn(value) ?? []),
    ),
    ...rows('figure', tokensIn(values)),
    ...(source === 'posts' ? rows('card', postCard(values as Stored)) : []),
  ];
}

/** Replaces the stored uses of a document, or of a global, whose id is 0. */
async function writeUses(
  req: PayloadRequest,
  source: string,
  uses: ReadonlyMap<number, readonly UseRow[]>,
): Promise<void> {
  const ids = [...uses.keys()].join(',');
  const rows = [...uses].flatMap(([id, found]) =>
    [...found, { is_draft: false, kind: 'listed' as const, target: '' }].map((row) => ({
      id,
      ...row,
    })),
  );
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as given(id integer, is_draft boolean, kind varchar, target text)`;
  await execute(
    req,
    sql`delete from uses where source = ${source} and source_id = any(${`{${ids}}`}::integer[])
      and not exists (select from ${given} where given.id = uses.source_id
        and given.is_draft = uses.is_draft and given.kind = uses.kind
        and given.target = uses.target)`,
  );
  await execute(
    req,
    sql`insert into uses (source, source_id, is_draft, kind, target)
      select ${source}, id, is_draft, kind, target from ${given} order by 2, 3, 4, 5
      on conflict do nothing`,
  );
}

/** Stores which documents, addresses and figures saved documents use, published and as drafts. */
export async function storeUses(
  req: PayloadRequest,
  slug: SearchedCollection,
  ids: readonly (number | string)[],
): Promise<void> {
  const { config } = req.payload.collections[slug];
  const hasDrafts = Boolean(config.versions?.drafts);
  const uses = new Map<number, UseRow[]>(ids.map((id) => [Number(id), []]));
  for (const draft of hasDrafts ? [false, true] : [false]) {
    const { docs } = await req.payload.find({
      collection: slug,
      req,
      draft,
      where: { id: { in: [...ids] } },
      // Documents in the trash are listed without uses.
      trash: false,
      depth: 0,
      joins: false as never,
      pagination: false,
      overrideAccess: true,
    });
    for (const doc of docs) {
      const { _status: status } = doc as { _status?: string };
      const isDraft = draft || (hasDrafts && status !== 'published');
      uses.get(Number(doc.id))?.push(...usesIn(slug, config.flattenedFields, doc, isDraft));
    }
  }
  await writeUses(req, slug, uses);
}

export async function storeGlobalUses(
  req: PayloadRequest,
  slug: (typeof settings)[number],
): Promise<void> {
  const config = req.payload.globals.config.find((global) => global.slug === slug);
  const values = await req.payload.findGlobal({ slug, req, depth: 0, overrideAccess: true });
  const uses = usesIn(slug, config?.flattenedFields ?? [], { ...values }, false);
  await writeUses(req, slug, new Map([[0, uses]]));
}

export async function forgetUses(
  req: PayloadRequest,
  slug: SearchedCollection,
  id: number | string,
): Promise<void> {
  await execute(req, sql`delete from uses where source = ${slug} and source_id = ${Number(id)}`);
}

const batchSize = 200;

/** Stores the uses of documents that were written without the CMS, or before it kept them. */
export async function storeMissingUses(payload: Payload): Promise<void> {
  const missing = async (slug: string, from: string) =>
    (
      await payload.db.pool.query<{ id: number }>(
        `select id from ${from} where not exists
           (select from uses where source = $1 and source_id = id and kind = 'listed') order by id`,
        [slug],
      )
    ).rows.map(({ id }) => id);
  for (const slug of searched) {
    const ids = await missing(slug, `"${slug.replaceAll('-', '_')}"`);
    for (let start = 0; start < ids.length; start += batchSize) {
      const req = await createLocalReq({}, payload);
      await inTransaction(req, () => storeUses(req, slug, ids.slice(start, start + batchSize)));
    }
  }
  for (const slug of settings) {
    if ((await missing(slug, '(values (0)) as settings (id)')).length === 0) continue;
    const req = await createLocalReq({}, payload);
    await inTransaction(req, () => storeGlobalUses(req, slug));
  }
}
