import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type CollectionSlug,
  type GlobalAfterChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import { readLiveRow, recallLiveRow, rememberLiveRow } from '@/platform/database/live-state';
import { type Addressed, type PagedCollection, pagedCollections, pathOf } from '@/platform/paths';
import { revalidateSite } from '@/platform/revalidate';
import { recordPriceChange } from '@/prices/hooks/record-price-change';
import type { PricedCollection } from '@/prices/rules/price-figures';
import { dropFailedSchedules } from '../data/drop-schedules';
import { dropRedirectFrom, redirectOldAddress } from './redirects';
import { refuseWhenNeeded } from './removals';

/** Drafts and a bounded history. Payload's scheduling would accept unpublishable documents. */
const draftsWithHistory = {
  maxPerDoc: 20,
  drafts: { validate: false },
} satisfies CollectionConfig['versions'];

/**
 * The same with autosave, for documents edited beside a live preview.
 * The long interval is deliberate: Payload may reset input typed during a save to that save's
 * values (payloadcms/payload#17676). A long interval lets saves happen in pauses of typing.
 */
const autosavedDrafts = {
  maxPerDoc: 20,
  drafts: {
    ...draftsWithHistory.drafts,
    autosave: { interval: 1200, showSaveDraftButton: true },
  },
} satisfies CollectionConfig['versions'];

/** The form holds ids, but a niche page's address needs the slugs of city and niche. */
async function withSlugs(doc: Addressed, req: PayloadRequest): Promise<Addressed> {
  const slugOf = async (collection: 'cities' | 'niches', id: unknown) =>
    typeof id === 'number' || typeof id === 'string'
      ? req.payload.findByID({ collection, id, req, depth: 0, disableErrors: true, draft: false })
      : id;
  return { city: await slugOf('cities', doc.city), niche: await slugOf('niches', doc.niche) };
}

/** Address of a document's preview; the route checks access before showing a draft. */
async function previewUrl(
  collection: PagedCollection,
  doc: Addressed,
  req: PayloadRequest,
): Promise<string | null> {
  const path = pathOf(
    collection,
    collection === 'city-niche-pages' ? await withSlugs(doc, req) : doc,
  );
  return path ? `/preview?path=${encodeURIComponent(path)}` : null;
}

/** Settings of the back office for documents with a page: preview button and live preview. */
export function pagedAdmin(slug: PagedCollection): NonNullable<CollectionConfig['admin']> {
  return {
    group: 'Content',
    preview: (doc, { req }) => previewUrl(slug, doc, req),
    livePreview: { url: ({ data, req }) => previewUrl(slug, data, req) },
  };
}

const beforeChange: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && originalDoc?.id !== undefined) {
    const row = await readLiveRow(collection.slug, originalDoc.id, req);
    rememberLiveRow(req, collection.slug, originalDoc.id, row);
  }
  return data;
};

function isPaged(slug: string): slug is PagedCollection {
  return (pagedCollections as readonly string[]).includes(slug);
}

const afterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const before = recallLiveRow(req, collection.slug, doc.id);
  const now = await readLiveRow(collection.slug, doc.id, req);
  // Saving a draft leaves the published row unchanged, so no cache has to be cleared.
  if (before?.updatedAt === now?.updatedAt) return doc;
  if (isPaged(collection.slug)) {
    const from = before && pathOf(collection.slug, before);
    const to = now && pathOf(collection.slug, now);
    if (from && from !== to) await refuseWhenNeeded(req, from);
    if (from && to && from !== to) await redirectOldAddress(from, to, req);
    if (!from && to) await dropRedirectFrom(to, req);
  }
  await dropFailedSchedules(req, collection.slug as CollectionSlug, doc.id, now !== null);
  rememberLiveRow(req, collection.slug, doc.id, now);
  return refreshSite({ doc, req } as never);
};

/** Refreshes the public site after a change that is live at once, also of globals. */
export const refreshSite: CollectionAfterChangeHook &
  CollectionAfterDeleteHook &
  GlobalAfterChangeHook = async ({ doc, req }: { doc: object; req: PayloadRequest }) => {
  if (!req.context.disableRevalidate) await revalidateSite(req);
  return doc;
};

/** Hooks that refresh the public site; new arrays each time, because Payload appends to them. */
export function refreshSiteHooks(): NonNullable<CollectionConfig['hooks']> {
  return {
    beforeChange: [beforeChange],
    afterChange: [afterChange],
    afterDelete: [refreshSite],
  };
}

/** Everything that published documents share: drafts, history, trash, refresh of the site. */
export function publishedCollection<
  Slug extends CollectionSlug & Parameters<typeof collectionAccess>[0],
>(slug: Slug) {
  return {
    slug,
    access: collectionAccess(slug),
    trash: true,
    hooks: refreshSiteHooks(),
    versions: draftsWithHistory,
  };
}

/** The same for documents with a page. */
export function pagedCollection(slug: PagedCollection) {
  return { ...publishedCollection(slug), versions: autosavedDrafts };
}

/** What the lists of prices share. History is written before the refresh clears the old state. */
export function pricedCollection(slug: PricedCollection) {
  const { hooks, ...shared } = publishedCollection(slug);
  const afterChange = [recordPriceChange, ...(hooks.afterChange ?? [])];
  return { ...shared, orderable: true, hooks: { ...hooks, afterChange } };
}

/** The list of such prices, with a link to the price board. */
export const pricedAdmin = {
  group: 'Prices',
  useAsTitle: 'name',
  components: { beforeListTable: ['@/prices/office/PriceBoardView#ToPriceBoard'] },
} satisfies CollectionConfig['admin'];

/** The same for collections without drafts, where each save is live. */
export function refreshSiteOnSaveHooks(): NonNullable<CollectionConfig['hooks']> {
  return { afterChange: [refreshSite], afterDelete: [refreshSite] };
}

/** Refuses a second page for a niche in a city, because both would share one address. */
export const refuseSecondPage: CollectionBeforeValidateHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const [city, niche] = ['city', 'niche'].map((name) => {
    const related = data?.[name] ?? originalDoc?.[name];
    return typeof related === 'object' && related !== null ? related.id : related;
  });
  if (!city || !niche) return data;
  const { totalDocs } = await req.payload.count({
    collection: 'city-niche-pages',
    req,
    overrideAccess: true,
    where: {
      and: [
        { city: { equals: city } },
        { niche: { equals: niche } },
        ...(originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : []),
      ],
    },
  });
  if (totalDocs === 0) return data;
  throw new ValidationError(
    {
      collection: collection.slug,
      errors: [{ path: 'niche', message: 'There is a page for this niche in this city already.' }],
      req,
    },
    req.t,
  );
};
