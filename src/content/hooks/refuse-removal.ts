import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import { Refusal } from '@/platform/database/refusal';
import { dropSchedules } from '../data/drop-schedules';
import { readAddress, readUses, type Use } from '../data/read-uses';
import { findPageNeed } from '../rules/page-paths';

const mostNamed = 5;

function listUses(uses: readonly Use[]): string {
  const named = uses.slice(0, mostNamed).map(({ label, isDraft }) => {
    const words = label.length > 60 ? `${label.slice(0, 59)}…` : label;
    return isDraft ? `${words} (not published)` : words;
  });
  const more = uses.length - named.length;
  return `${named.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
}

/** Reason why a page is required at its address; `null` if it may be removed. */
export async function readPageNeed(req: PayloadRequest, address: string): Promise<string | null> {
  const { legal } = await req.payload.findGlobal({ slug: 'navigation', req, depth: 0 });
  return findPageNeed(
    address,
    (legal ?? []).map(({ href }) => href),
  );
}

/**
 * Refuses to remove or move a page that the site requires.
 *
 * @throws a refusal that names the reason
 */
export async function refuseWhenNeeded(req: PayloadRequest, address: string): Promise<void> {
  const need = await readPageNeed(req, address);
  if (need) {
    throw new Refusal(
      `${need} It can be changed, but not deleted, unpublished or given another address.`,
      409,
    );
  }
}

/**
 * Refuses to delete referenced documents. A picture must be unused. Other documents need a
 * confirmation, which only the dialog under “Delete …” can give.
 */
async function refuseWhenUsed(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number | string,
): Promise<void> {
  const isPicture = slug === 'media';
  if (!isPicture && (!req.user || req.context.knowsUses)) return;
  const uses = await readUses(req, slug, id);
  if (uses.length === 0) return;
  const advice = isPicture
    ? 'Take it out there first.'
    : 'Open it and choose “Delete …” there: you see what would miss it, and can send visitors elsewhere.';
  const title = isPicture ? 'This picture is in use' : 'It is named elsewhere';
  throw new Refusal(`${title}: ${listUses(uses)} ${advice}`, 409);
}

const beforeChange: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const isTrashed = operation === 'update' && data.deletedAt && !originalDoc?.deletedAt;
  if (!isTrashed) return data;
  const address = await readAddress(req, collection.slug, originalDoc.id);
  if (address) await refuseWhenNeeded(req, address);
  await refuseWhenUsed(req, collection.slug, originalDoc.id);
  return data;
};

const beforeDelete: CollectionBeforeDeleteHook = async ({ collection: { slug }, id, req }) => {
  // Requests without a user come from the product's own code, which may delete its own records.
  if (!req.user) return;
  const address = await readAddress(req, slug, id);
  if (address) await refuseWhenNeeded(req, address);
  const { deletedAt } = (await req.payload.findByID({
    collection: slug,
    id,
    req,
    depth: 0,
    trash: true,
    select: { deletedAt: true } as never,
  })) as { deletedAt?: string | null };
  // Moving a document to the trash has already removed its references.
  if (slug === 'media' || !deletedAt) await refuseWhenUsed(req, slug, id);
};

const afterChange: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (doc.deletedAt && !previousDoc?.deletedAt) await dropSchedules(req, collection.slug, doc.id);
  return doc;
};

const afterDelete: CollectionAfterDeleteHook = async ({ collection, id, doc, req }) => {
  await dropSchedules(req, collection.slug, id);
  return doc;
};

/** Adds removal rules to a collection with a trash, in addition to its own hooks. */
export function withRemovalRules(
  hooks: CollectionConfig['hooks'] = {},
): NonNullable<CollectionConfig['hooks']> {
  return {
    ...hooks,
    beforeChange: [beforeChange, ...(hooks.beforeChange ?? [])],
    afterChange: [afterChange, ...(hooks.afterChange ?? [])],
    // A collection's own refusal is more specific than a list of references, so it runs first.
    beforeDelete: [...(hooks.beforeDelete ?? []), beforeDelete],
    afterDelete: [afterDelete, ...(hooks.afterDelete ?? [])],
  };
}
