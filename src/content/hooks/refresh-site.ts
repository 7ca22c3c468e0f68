import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  GlobalAfterChangeHook,
} from 'payload';
import { readLiveRow, recallLiveRow, rememberLiveRow } from '@/platform/database/live-state';
import { type PagedCollection, pagedCollections, pathOf } from '@/platform/paths';
import { revalidateSite } from '@/platform/revalidate';
import { dropFailedSchedules } from '../data/drop-schedules';
import { dropRedirectFrom, redirectOldAddress } from './redirects';
import { refuseWhenNeeded } from './refuse-removal';

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
  if (!req.context.disableRevalidate) await revalidateSite(req);
  return doc;
};

const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (!req.context.disableRevalidate) await revalidateSite(req);
  return doc;
};

/**
 * Hooks that refresh the public site after publish, unpublish, rename, delete and schedule. Each
 * collection gets new arrays, because Payload appends its hooks to them.
 */
export function refreshSiteHooks(): NonNullable<CollectionConfig['hooks']> {
  return {
    beforeChange: [beforeChange],
    afterChange: [afterChange],
    afterDelete: [afterDelete],
  };
}

const everySaveShows: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (!req.context.disableRevalidate) await revalidateSite(req);
  return doc;
};

/** The same for collections without drafts, where each save is live. */
export function refreshSiteOnSaveHooks(): NonNullable<CollectionConfig['hooks']> {
  return { afterChange: [everySaveShows], afterDelete: [afterDelete] };
}

/** The same for globals. */
export const refreshSiteAfterGlobalChange: GlobalAfterChangeHook = async ({ doc, req }) => {
  if (!req.context.disableRevalidate) await revalidateSite(req);
  return doc;
};
