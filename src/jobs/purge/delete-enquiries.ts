import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute, inTransaction } from '@/database/transaction';

type Statement = ReturnType<typeof sql>;

/** One transaction each: what a killed night has deleted by then stays deleted. */
export const batchSize = 200;

interface Batch {
  enquiries: number;
  mails: number;
}

/** One after the other: a transaction is one connection. */
async function deleteEach(
  req: PayloadRequest,
  collection: 'submissions' | 'mails',
  ids: readonly number[],
): Promise<number> {
  for (const id of ids) await req.payload.delete({ collection, id, depth: 0, req });
  return ids.length;
}

async function lockIds(req: PayloadRequest, statement: Statement): Promise<number[]> {
  const rows = await execute<{ id: number }>(req, statement);
  return rows.map(({ id }) => id);
}

/**
 * The pricing page counts the places that won enquiries took. They stay taken when the enquiry
 * goes, so they move over to those that were taken before.
 */
async function keepPlacesTaken(req: PayloadRequest, ids: readonly number[]): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'submissions',
    where: {
      id: { in: [...ids] },
      status: { equals: 'won' },
      tookPortfolioRate: { equals: true },
    },
    req,
  });
  if (totalDocs === 0) return;
  const { portfolioRate } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  await req.payload.updateGlobal({
    slug: 'site-settings',
    data: { portfolioRate: { ...portfolioRate, taken: (portfolioRate?.taken ?? 0) + totalDocs } },
    depth: 0,
    req,
  });
}

/**
 * Deletes a batch of enquiries with the mails about them.
 *
 * @param condition in SQL. The rows are locked while it holds: nobody can answer an enquiry that is
 *   being deleted, and what somebody is at work on is left for another night
 */
export function deleteEnquiries(req: PayloadRequest, condition: Statement): Promise<Batch> {
  return inTransaction(req, async () => {
    const ids = await lockIds(
      req,
      sql`select id from submissions where ${condition}
          order by id limit ${batchSize} for update skip locked`,
    );
    if (ids.length === 0) return { enquiries: 0, mails: 0 };
    await keepPlacesTaken(req, ids);
    const { docs } = await req.payload.find({
      collection: 'mails',
      where: { submission: { in: ids } },
      pagination: false,
      depth: 0,
      select: {},
      req,
    });
    const mails = docs.map(({ id }) => id);
    return {
      mails: await deleteEach(req, 'mails', mails),
      enquiries: await deleteEach(req, 'submissions', ids),
    };
  });
}

/** Deletes a batch of mails that belong neither to an enquiry nor to a proposal. */
export function deleteLooseMails(req: PayloadRequest, before: Date): Promise<number> {
  return inTransaction(req, async () => {
    const ids = await lockIds(
      req,
      sql`select id from mails
           where submission_id is null and proposal_id is null
             and created_at < ${before.toISOString()}
           order by id limit ${batchSize} for update skip locked`,
    );
    return deleteEach(req, 'mails', ids);
  });
}
