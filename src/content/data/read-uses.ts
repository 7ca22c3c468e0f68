import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest } from 'payload';
import { readLiveRow } from '@/platform/database/live-state';
import { type PagedCollection, pagedCollections, pathOf } from '@/platform/paths';
import { tokenKinds } from '@/prices/rules/price-tokens';
import { isNode, referenceIn, valuesIn } from '../rules/lexical';
import { tokensIn } from '../rules/price-quotes';

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

function leadsTo(href: string, address: string): boolean {
  return href === address || (href.startsWith(address) && /^[?#]/.test(href.slice(address.length)));
}

function hasLinkTo(addresses: readonly string[], values: unknown): boolean {
  return [...valuesIn(values)].some(
    (item) => typeof item === 'string' && addresses.some((address) => leadsTo(item, address)),
  );
}

/** Whether a document quotes a figure of an item, e.g. `package:growth`. */
function quotesFigureOf(name: string, values: unknown): boolean {
  return tokensIn(values).some((token) => token === name || token.startsWith(`${name}:`));
}

/** A place affected by deleting a document. */
export interface Use {
  /** E.g. `Post: How to hire a web designer`. */
  label: string;
  /** Edit page, relative to the back office's path. */
  path: string;
  isDraft: boolean;
}

/** Collections that can name a document. Sent proposals are excluded, because they are frozen. */
const searched = [
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
  'keywords',
  'redirects',
  'territories',
] as const satisfies readonly CollectionSlug[];

const settings = [
  'navigation',
  'site-settings',
  'estimator-settings',
  'scanner-settings',
] as const satisfies readonly GlobalSlug[];

interface Place extends Omit<Use, 'isDraft'> {
  collection: string | null;
  id: number | null;
  fields: readonly FlattenedField[];
  /** The published version, followed by the unpublished one. */
  versions: { isDraft: boolean; values: Values }[];
}

async function readCollection(
  req: PayloadRequest,
  slug: (typeof searched)[number],
): Promise<Place[]> {
  const { config } = req.payload.collections[slug];
  const read = async (draft: boolean) => {
    const { docs } = await req.payload.find({
      collection: slug,
      req,
      draft,
      trash: false,
      depth: 0,
      joins: false as never,
      pagination: false,
      overrideAccess: true,
    });
    return docs.map((doc): Values & { id: number } => ({ ...doc, id: Number(doc.id) }));
  };
  const hasDrafts = Boolean(config.versions?.drafts);
  const [stored, newest] = [await read(false), hasDrafts ? await read(true) : []];
  const drafts = new Map(newest.map((doc) => [doc.id, doc]));
  const title = config.admin.useAsTitle ?? 'id';
  return stored.map((doc) => {
    const draft = drafts.get(doc.id);
    const isShown = !hasDrafts || doc._status === 'published';
    return {
      collection: slug,
      id: doc.id,
      label: `${config.labels.singular}: ${String((draft ?? doc)[title] || 'without a title')}`,
      path: `/collections/${slug}/${doc.id}`,
      fields: config.flattenedFields,
      versions: [
        { isDraft: !isShown, values: doc },
        ...(draft ? [{ isDraft: true, values: draft }] : []),
      ],
    };
  });
}

async function readSettings(req: PayloadRequest, slug: (typeof settings)[number]): Promise<Place> {
  const config = req.payload.globals.config.find((global) => global.slug === slug);
  const values = await req.payload.findGlobal({ slug, req, depth: 0, overrideAccess: true });
  return {
    collection: null,
    id: null,
    label: String(config?.label ?? slug),
    path: `/globals/${slug}`,
    fields: config?.flattenedFields ?? [],
    versions: [{ isDraft: false, values: { ...values } }],
  };
}

/** All possible places of references; read once per request, also for bulk deletion. */
function readPlaces(req: PayloadRequest): Promise<Place[]> {
  const context = req.context as { placesOfUse?: Promise<Place[]> };
  context.placesOfUse ??= (async () => {
    const places: Place[] = [];
    for (const slug of searched) places.push(...(await readCollection(req, slug)));
    for (const slug of settings) places.push(await readSettings(req, slug));
    return places;
  })();
  return context.placesOfUse;
}

/** A document's present address; `null` without a published page. */
export async function readAddress(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<string | null> {
  if (!(pagedCollections as readonly string[]).includes(collection)) return null;
  const live = await readLiveRow(collection, id, req);
  return live ? pathOf(collection as PagedCollection, live) : null;
}

/** Finds references to a document, also in drafts, but not in the trash. */
export async function readUses(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<Use[]> {
  const address = await readAddress(req, collection, id);
  const addresses = address ? [address, `${req.payload.config.serverURL}${address}`] : [];
  const kind = (tokenKinds as Partial<Record<CollectionSlug, string>>)[collection];
  const { key } = (
    kind ? await req.payload.findByID({ collection, id, req, depth: 0, trash: true }) : {}
  ) as { key?: string };
  const isNamedIn = (fields: readonly FlattenedField[], values: object) =>
    listReferences(fields, values).some(
      (named) => named.collection === collection && named.id === Number(id),
    ) ||
    hasLinkTo(addresses, values) ||
    (key !== undefined && quotesFigureOf(`${kind}:${key}`, values));

  const places = await readPlaces(req);
  return places.flatMap((place): Use[] => {
    if (place.collection === collection && place.id === Number(id)) return [];
    const found = place.versions.find(({ values }) => isNamedIn(place.fields, values));
    return found ? [{ label: place.label, path: place.path, isDraft: found.isDraft }] : [];
  });
}
