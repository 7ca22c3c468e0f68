import type { CollectionConfig, PayloadRequest } from 'payload';
import { type Addressed, type PagedCollection, pathOf } from '@/platform/paths';

/**
 * Drafts and a bounded history. What is published at a set time goes through our own dialog and
 * task: Payload’s accept what can’t be published, and tell nobody when it fails.
 */
export const draftsWithHistory = {
  maxPerDoc: 20,
  drafts: { validate: false },
} satisfies CollectionConfig['versions'];

/**
 * The same with autosave, for documents that are edited beside a live preview.
 *
 * The pause before a save is long on purpose: what somebody types into two fields while a save is
 * under way, Payload may set back to what that save held (payloadcms/payload#17676). Saves then happen in
 * pauses of typing, not during it.
 */
export const autosavedDrafts = {
  maxPerDoc: 20,
  drafts: {
    ...draftsWithHistory.drafts,
    autosave: { interval: 1200, showSaveDraftButton: true },
  },
} satisfies CollectionConfig['versions'];

/** The editor's form holds ids; the address of a niche in a city needs the slugs behind them. */
async function withSlugs(doc: Addressed, req: PayloadRequest): Promise<Addressed> {
  const slugOf = async (collection: 'cities' | 'niches', id: unknown) =>
    typeof id === 'number' || typeof id === 'string'
      ? req.payload.findByID({ collection, id, req, depth: 0, disableErrors: true, draft: false })
      : id;
  return { city: await slugOf('cities', doc.city), niche: await slugOf('niches', doc.niche) };
}

/** Where the preview of a document starts; the route checks who asks before it shows a draft. */
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

/** Preview button and live preview of a collection whose documents have a page. */
export function previewAdmin(
  collection: PagedCollection,
): Pick<NonNullable<CollectionConfig['admin']>, 'preview' | 'livePreview'> {
  return {
    preview: (doc, { req }) => previewUrl(collection, doc, req),
    livePreview: { url: ({ data, req }) => previewUrl(collection, data, req) },
  };
}
