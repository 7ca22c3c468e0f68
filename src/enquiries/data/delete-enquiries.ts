import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute, inTransaction } from '@/platform/database/transaction';
import { queueMailFileErasure } from '@/platform/mail/erase-mail-files';

type Statement = ReturnType<typeof sql>;

/** Rows per transaction: an interrupted night keeps its completed batches. */
export const batchSize = 200;

interface Batch {
  enquiries: number;
  mails: number;
}

export async function selectIds(req: PayloadRequest, statement: Statement): Promise<number[]> {
  const rows = await execute<{ id: number }>(req, statement);
  return rows.map(({ id }) => id);
}

/** Places of won enquiries remain taken after a deletion, so they count as earlier places. */
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

/** List for SQL’s `in (…)`; it needs at least one ID. */
export const idList = (ids: readonly number[]): Statement =>
  sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );

/** Deletes the delivery jobs of mails. A running job finds no mail and ends. */
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

/** The log, the queue, the daily mails that name them, and files of a site without mail server. */
export async function deleteMailsAbout(
  req: PayloadRequest,
  enquiries: readonly number[],
): Promise<number> {
  const about = await selectIds(
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

export async function deleteEnquiriesById(
  req: PayloadRequest,
  ids: readonly number[],
): Promise<Batch> {
  if (ids.length === 0) return { enquiries: 0, mails: 0 };
  await keepPlacesTaken(req, ids);
  const mails = await deleteMailsAbout(req, ids);
  req.context.mailsAreDeleted = true;
  // Sequential, because a transaction has one connection.
  for (const id of ids) await req.payload.delete({ collection: 'submissions', id, depth: 0, req });
  req.context.mailsAreDeleted = false;
  return { mails, enquiries: ids.length };
}

/** @param condition in SQL; rows locked by staff are skipped until the next night */
export function deleteEnquiries(req: PayloadRequest, condition: Statement): Promise<Batch> {
  return inTransaction(req, async () => {
    const ids = await selectIds(
      req,
      sql`select id from submissions where ${condition}
          order by id limit ${batchSize} for update skip locked`,
    );
    return deleteEnquiriesById(req, ids);
  });
}

/** Deletes a batch of mails without an enquiry or a proposal. */
export function deleteLooseMails(req: PayloadRequest, before: Date): Promise<number> {
  return inTransaction(req, async () => {
    const ids = await selectIds(
      req,
      sql`select id from mails
           where submission_id is null and proposal_id is null
             and created_at < ${before.toISOString()}
           order by id limit ${batchSize} for update skip locked`,
    );
    return dropMails(req, ids);
  });
}
