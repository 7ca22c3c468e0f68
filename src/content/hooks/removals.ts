import { type CollectionSlug, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { problem } from '@/accounts/hooks/access';
import { grantFor, type Resource } from '@/accounts/rules/permissions';
import type { User } from '@/payload-types';
import { inTransaction } from '@/platform/database/transaction';
import { noStore, outdatedForm, readBody } from '@/platform/http/read-endpoint-body';
import { type PagedCollection, pagedCollections, pathOf } from '@/platform/paths';
import { readAddress, readUses, type Use } from '../data/read-uses';
import { redirectOldAddress } from './redirects';
import { readPageNeed } from './refuse-removal';

const named = z.object({ collection: z.string(), id: z.coerce.number().int().positive() });
const order = named.extend({
  redirectTo: z.string().trim().startsWith('/').nullable(),
  isForGood: z.boolean(),
});

/** Data of the delete dialog. */
export interface Removal {
  /** Present address on the site. */
  address: string | null;
  /** Reason why it is required; `null` if it may be deleted. */
  need: string | null;
  uses: Use[];
  /** Possible redirect targets for the document's visitors. */
  pages: { path: string; title: string }[];
  mayDeleteForGood: boolean;
}

/** The requested collection, if it has a trash and the account may delete there. */
function demandCollection(req: PayloadRequest, slug: string): CollectionSlug {
  const user = req.user as User | null;
  const known = req.payload.collections[slug as CollectionSlug]?.config;
  if (!user || !known?.trash) throw new Forbidden(req.t);
  const grant = grantFor(slug as Resource, user.role, 'delete');
  if (grant !== 'yes' && grant !== 'trash') throw new Forbidden(req.t);
  return slug as CollectionSlug;
}

async function listPages(req: PayloadRequest): Promise<Removal['pages']> {
  const lists = await Promise.all(
    pagedCollections.map(async (collection: PagedCollection) => {
      const { docs } = await req.payload.find({
        collection,
        where: { _status: { equals: 'published' } },
        depth: collection === 'city-niche-pages' ? 1 : 0,
        pagination: false,
        overrideAccess: false,
        user: req.user,
      });
      return docs.map((doc) => ({
        path: pathOf(collection, doc),
        title: 'title' in doc ? doc.title : doc.name,
      }));
    }),
  );
  return lists.flat().flatMap(({ path, title }) => (path ? [{ path, title }] : []));
}

async function describeRemoval(req: PayloadRequest): Promise<Removal> {
  const { success, data } = named.safeParse(req.query);
  if (!success) throw problem(outdatedForm, 400);
  const collection = demandCollection(req, data.collection);
  await req.payload.findByID({ collection, id: data.id, req, trash: true, overrideAccess: false });
  const address = await readAddress(req, collection, data.id);
  return {
    address,
    need: address && (await readPageNeed(req, address)),
    uses: await readUses(req, collection, data.id),
    pages: address ? (await listPages(req)).filter(({ path }) => path !== address) : [],
    mayDeleteForGood: grantFor(collection as Resource, (req.user as User).role, 'delete') === 'yes',
  };
}

async function remove(req: PayloadRequest): Promise<void> {
  const { redirectTo, isForGood, id, ...asked } = await readBody(req, order, outdatedForm);
  const collection = demandCollection(req, asked.collection);
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

/**
 * Endpoints of the dialog under “Delete …”: list the references, then delete and redirect visitors.
 */
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
