import { sql } from '@payloadcms/db-postgres';
import { type DataFromCollectionSlug, NotFound, type PayloadRequest } from 'payload';
import { execute } from './transaction';

/** Collections whose table has the same name. */
type Lockable =
  | 'conversations'
  | 'mails'
  | 'proposals'
  | 'submissions'
  | 'territories'
  | 'unanswered-questions'
  | 'users';

/**
 * Locks a document for this transaction: a second request waits and sees the first one's changes.
 * The caller has checked the rights.
 * @throws NotFound
 */
export async function lockDocument<Slug extends Lockable>(
  req: PayloadRequest,
  collection: Slug,
  id: number,
): Promise<DataFromCollectionSlug<Slug>> {
  await execute(
    req,
    sql`select id from ${sql.identifier(collection.replaceAll('-', '_'))} where id = ${id} for update`,
  );
  const doc = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    joins: false as never,
    disableErrors: true,
    // A client has no account: their link was checked before.
    overrideAccess: !req.user,
    req,
  });
  if (!doc) throw new NotFound(req.t);
  return doc as DataFromCollectionSlug<Slug>;
}
