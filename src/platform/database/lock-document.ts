import { sql } from '@payloadcms/db-postgres';
import { type DataFromCollectionSlug, NotFound, type PayloadRequest } from 'payload';
import { execute } from './transaction';

/** Whose table has the collection’s name. */
type Lockable = 'mails' | 'proposals' | 'submissions' | 'territories' | 'users';

/**
 * Takes a document for this transaction: of two presses of a button, or two people, the second waits
 * here and then sees what the first has done. The caller has asked for the right to it.
 *
 * @throws NotFound
 */
export async function lockDocument<Slug extends Lockable>(
  req: PayloadRequest,
  collection: Slug,
  id: number,
): Promise<DataFromCollectionSlug<Slug>> {
  await execute(req, sql`select id from ${sql.identifier(collection)} where id = ${id} for update`);
  const doc = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    joins: false as never,
    disableErrors: true,
    // A client has no account: the link that led here is their right.
    overrideAccess: !req.user,
    req,
  });
  if (!doc) throw new NotFound(req.t);
  return doc as DataFromCollectionSlug<Slug>;
}
