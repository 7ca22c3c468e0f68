import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute, inTransaction } from '@/platform/database/transaction';
import { queueMailFileErasure } from '@/platform/mail/erase-mail-files';

type Statement = ReturnType<typeof sql>;

/** One transaction each: what a killed night has deleted by then stays deleted. */
export const batchSize = 200;

interface Batch {
  enquiries: number;
  mails: number;
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

/** For SQL’s `in (…)`; there has to be at least one. */
export const idList = (ids: readonly number[]): Statement =>
  sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );

/** Jobs that would deliver the mails; one that is under way finds nothing and ends. */
export async function dropMails(req: PayloadRequest, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  await execute(
    req,
    sql`delete from payload_jobs where task_slug = 'deliver-mail' and not processing
         and (input ->> 'mail')::numeric in (${idList(ids)})`,
  );
  await execute(req, sql`delete from mails where id in (${idList(ids)})`);
  return ids.length;
}

/**
 * Deletes the mails about enquiries, wherever they lie: the log, what waits to go out, the daily
 * mails that name them, and the files of a site without a mail server.
 *
 * @returns how many mails of the log
 */
export async function deleteMailsAbout(
  req: PayloadRequest,
  enquiries: readonly number[],
): Promise<number> {
  const about = await lockIds(
    req,
    sql`select id from mails where submission_id in (${idList(enquiries)}) for update`,
  );
  const named = await execute<{ reference: string }>(
    req,
    sql`select reference from submissions
         where id in (${idList(enquiries)}) and reference is not null`,
  );
  const references = named.map(({ reference }) => reference);
  for (const reference of references) {
    await execute(
      req,
      sql`update mails set text = null, html = null
           where kind = 'held-digest' and position(${reference} in text) > 0`,
    );
  }
  if (references.length > 0) await queueMailFileErasure(req, { enquiries: references });
  return dropMails(req, about);
}

/** Deletes enquiries of this transaction with the mails about them. */
export async function deleteEnquiriesById(
  req: PayloadRequest,
  ids: readonly number[],
): Promise<Batch> {
  if (ids.length === 0) return { enquiries: 0, mails: 0 };
  await keepPlacesTaken(req, ids);
  const mails = await deleteMailsAbout(req, ids);
  req.context.mailsAreDeleted = true;
  // One after the other: a transaction is one connection.
  for (const id of ids) await req.payload.delete({ collection: 'submissions', id, depth: 0, req });
  req.context.mailsAreDeleted = false;
  return { mails, enquiries: ids.length };
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
    return deleteEnquiriesById(req, ids);
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
    return dropMails(req, ids);
  });
}
