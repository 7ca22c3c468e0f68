import type { CollectionConfig, PayloadRequest } from 'payload';
import { type Addressed, type PagedCollection, pathOf } from '@/platform/paths';

/**
 * Drafts and a bounded history. Scheduled publishing uses our own dialog and task: Payload's accept
 * unpublishable documents and fail silently.
 */
export const draftsWithHistory = {
  maxPerDoc: 20,
  drafts: { validate: false },
} satisfies CollectionConfig['versions'];

/**
 * The same with autosave, for documents edited beside a live preview.
 * The long interval is deliberate: Payload may reset input typed during a save to that save's
 * values (payloadcms/payload#17676). A long interval lets saves happen in pauses of typing.
 */
export const autosavedDrafts = {
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

/** Preview button and live preview of a collection whose documents have a page. */
export function previewAdmin(
  collection: PagedCollection,
): Pick<NonNullable<CollectionConfig['admin']>, 'preview' | 'livePreview'> {
  return {
    preview: (doc, { req }) => previewUrl(collection, doc, req),
    livePreview: { url: ({ data, req }) => previewUrl(collection, data, req) },
  };
}
