import { sql } from '@payloadcms/db-postgres';
import { NotFound, type PayloadRequest } from 'payload';
import { execute } from '@/database/transaction';
import type { Proposal } from '@/payload-types';

/**
 * Takes a proposal for this transaction: two presses of a button wait for each other here, and so do
 * a client who accepts and a colleague who revises.
 *
 * @throws NotFound
 */
export async function lockProposal(req: PayloadRequest, id: number): Promise<Proposal> {
  await execute(req, sql`select id from proposals where id = ${id} for update`);
  const doc = await req.payload.findByID({
    collection: 'proposals',
    id,
    depth: 0,
    disableErrors: true,
    req,
  });
  if (!doc) throw new NotFound(req.t);
  return doc;
}
