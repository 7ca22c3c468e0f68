import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload';
import { z } from 'zod';
import { problem } from '@/accounts/hooks/access';
import { type Grant, grantFor, type Resource } from '@/accounts/rules/permissions';
import type { User } from '@/payload-types';
import { Refusal } from '@/platform/database/refusal';
import { inTransaction } from '@/platform/database/transaction';
import { noStore, outdatedForm, readBody } from '@/platform/http/read-endpoint-body';
import { type Addressed, type PagedCollection, pagedCollections, pathOf } from '@/platform/paths';
import { dropSchedules } from '../data/drop-schedules';
import { readAddress, readUses, type Uses } from '../data/read-uses';
import { findPageNeed } from '../rules/page-paths';
import { mostNewestPosts } from '../rules/posts';
import { redirectOldAddress } from './redirects';

const mostNamed = 5;

function listUses({ listed, count }: Uses): string {
  const named = listed.slice(0, mostNamed).map(({ label, isDraft }) => {
    const words = label.length > 60 ? `${label.slice(0, 59)}…` : label;
    return isDraft ? `${words} (not published)` : words;
  });
  const more = count - named.length;
  return `${named.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
}

async function readPageNeed(req: PayloadRequest, address: string): Promise<string | null> {
  const { legal } = await req.payload.findGlobal({ slug: 'navigation', req, depth: 0 });
  return findPageNeed(
    address,
    (legal ?? []).map(({ href }) => href),
  );
}

/** Refuses to remove or move a page that the site requires. */
export async function refuseWhenNeeded(req: PayloadRequest, address: string): Promise<void> {
  const need = await readPageNeed(req, address);
  if (need) {
    throw new Refusal(
      `${need} It can be changed, but not deleted, unpublished or given another address.`,
      409,
    );
  }
}

/** Refuses to delete referenced documents. Only the dialog under “Delete …” can confirm it. */
async function refuseWhenUsed(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number | string,
): Promise<void> {
  const isPicture = slug === 'media';
  if (!isPicture && (!req.user || req.context.knowsUses)) return;
  const uses = await readUses(req, slug, id);
  if (uses.count === 0) return;
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

export const namedDocument = z.object({
  collection: z.string(),
  id: z.coerce.number().int().positive(),
});
const order = namedDocument.extend({
  redirectTo: z.string().trim().startsWith('/').nullable(),
  isForGood: z.boolean(),
});

/** Data of the delete dialog. */
export interface Removal {
  address: string | null;
  need: string | null;
  uses: Uses;
  /** Possible redirect targets for the document's visitors. */
  pages: { path: string; title: string }[];
  mayDeleteForGood: boolean;
}

/** The requested collection, if it `suits` the action and the account has one of the `grants`. */
export function demandCollection(
  req: PayloadRequest,
  slug: string,
  suits: (config: SanitizedCollectionConfig) => boolean,
  action: 'update' | 'delete',
  grants: readonly Grant[] = ['yes'],
): CollectionSlug {
  const user = req.user as User | null;
  const known = req.payload.collections[slug as CollectionSlug]?.config;
  if (!user || !known || !suits(known)) throw new Forbidden(req.t);
  if (!grants.includes(grantFor(slug as Resource, user.role, action))) throw new Forbidden(req.t);
  return slug as CollectionSlug;
}

export function readNamedDocument(req: PayloadRequest) {
  const { success, data } = namedDocument.safeParse(req.query);
  if (!success) throw problem(outdatedForm, 400);
  return data;
}

const demandDeletable = (req: PayloadRequest, slug: string) =>
  demandCollection(req, slug, ({ trash }) => Boolean(trash), 'delete', ['yes', 'trash']);

/** Targets for the visitors of a deleted page; of the posts the newest. */
async function listPages(req: PayloadRequest): Promise<Removal['pages']> {
  const lists = await Promise.all(
    pagedCollections.map(async (collection: PagedCollection) => {
      const { docs } = await req.payload.find({
        collection,
        where: { _status: { equals: 'published' } },
        depth: collection === 'city-niche-pages' ? 1 : 0,
        pagination: false,
        ...(collection === 'posts' ? { sort: '-publishedOn', limit: mostNewestPosts } : {}),
        select: {
          ...{ title: true, name: true, path: true, slug: true, city: true, niche: true },
        } as never,
        overrideAccess: false,
        user: req.user,
      });
      return (docs as (Addressed & { title?: string; name?: string })[]).map((doc) => ({
        path: pathOf(collection, doc),
        title: doc.title ?? doc.name ?? '',
      }));
    }),
  );
  return lists.flat().flatMap(({ path, title }) => (path ? [{ path, title }] : []));
}

async function describeRemoval(req: PayloadRequest): Promise<Removal> {
  const { id, collection: slug } = readNamedDocument(req);
  const collection = demandDeletable(req, slug);
  await req.payload.findByID({ collection, id, req, trash: true, overrideAccess: false });
  const address = await readAddress(req, collection, id);
  return {
    address,
    need: address && (await readPageNeed(req, address)),
    uses: await readUses(req, collection, id),
    pages: address ? (await listPages(req)).filter(({ path }) => path !== address) : [],
    mayDeleteForGood: grantFor(collection as Resource, (req.user as User).role, 'delete') === 'yes',
  };
}

async function remove(req: PayloadRequest): Promise<void> {
  const { redirectTo, isForGood, id, ...asked } = await readBody(req, order, outdatedForm);
  const collection = demandDeletable(req, asked.collection);
  const address = await readAddress(req, collection, id);
  if (redirectTo) {
    const pages = await listPages(req);
    if (redirectTo === address || !pages.some(({ path }) => path === redirectTo)) {
      throw problem(`There is no other page at ${redirectTo}. Choose one of the list.`, 400);
    }
  }
  req.context.knowsUses = true;
  const own = { collection, id, req, depth: 0, overrideAccess: false } as const;
  if (isForGood) await req.payload.delete({ ...own, trash: true });
  else await req.payload.update({ ...own, data: { deletedAt: new Date().toISOString() } as never });
  if (redirectTo && address) await redirectOldAddress(address, redirectTo, req);
}

/** Endpoints of the dialog under “Delete …”. */
export const removalEndpoints: Endpoint[] = [
  {
    path: '/removals',
    method: 'get',
    handler: async (req) => Response.json(await describeRemoval(req), noStore),
  },
  {
    path: '/removals',
    method: 'post',
    handler: async (req) => {
      await inTransaction(req, () => remove(req));
      return Response.json({ status: 'removed' }, noStore);
    },
  },
];
