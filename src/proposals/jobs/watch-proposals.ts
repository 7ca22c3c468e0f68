import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest, TaskConfig } from 'payload';
import type { Proposal } from '@/payload-types';
import { findDocument, findFirst } from '@/platform/database/find-document';
import { execute, inTransaction } from '@/platform/database/transaction';
import { dayInWords, isOver } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { openStatuses } from '@/territories/rules/reservation';
import { recordEvent, updateProposal } from '../data/proposal-progress';
import { reminderMail } from '../mails/proposal-offer';
import { newsMail } from '../mails/proposal-outcome';
import { canMove, isReminderDue } from '../rules/statuses';

/** Days; wider than any reminder needs, because the rules decide which proposals are due. */
const daysAhead = 5;

const open = sql.join(
  openStatuses.map((status) => sql`${status}`),
  sql`, `,
);

async function findCandidates(req: PayloadRequest, now: Date): Promise<number[]> {
  const rows = await inTransaction(req, () =>
    execute<{ id: number }>(
      req,
      sql`select id from proposals
           where status::text in (${open})
             and valid_until < ${now.toISOString()}::timestamptz + make_interval(days => ${daysAhead})
           order by id`,
    ),
  );
  return rows.map(({ id }) => id);
}

/** `null` when another request has locked it, perhaps to accept it; the next run retries. */
async function take(req: PayloadRequest, id: number): Promise<Proposal | null> {
  const rows = await execute(
    req,
    sql`select id from proposals where id = ${id} for update skip locked`,
  );
  if (rows.length === 0) return null;
  return findDocument(req.payload, 'proposals', id, { req });
}

async function validSince(req: PayloadRequest, doc: Proposal): Promise<Date> {
  const event = await findFirst(req.payload, 'proposal-events', {
    where: { proposal: { equals: doc.id }, kind: { in: ['sent', 'extended'] } },
    sort: '-id',
    req,
  });
  return new Date(event?.createdAt ?? doc.sentAt ?? doc.createdAt);
}

async function expire(req: PayloadRequest, doc: Proposal): Promise<void> {
  const expired = await updateProposal(req, doc, { status: 'expired' });
  await recordEvent(req, expired, { kind: 'expired', mails: [newsMail] });
}

async function remind(req: PayloadRequest, doc: Proposal, now: Date): Promise<void> {
  const reminded = await updateProposal(req, doc, { remindedAt: now.toISOString() });
  const lastDay = dayInWords(ukDay(new Date(String(doc.validUntil))));
  const text = `Of ${lastDay}, by mail to ${doc.clientEmail}.`;
  await recordEvent(req, reminded, { kind: 'reminded', text, mails: [reminderMail] });
}

async function lookAt(req: PayloadRequest, id: number, now: Date): Promise<void> {
  const doc = await take(req, id);
  if (!doc?.validUntil) return;
  const validUntil = ukDay(new Date(doc.validUntil));
  if (canMove(doc.status, 'expired', 'site') && isOver(validUntil, now)) {
    await expire(req, doc);
    return;
  }
  // Without an address, no reminder can be sent.
  if (!doc.clientEmail) return;
  const since = await validSince(req, doc);
  const { status, remindedAt } = doc;
  if (isReminderDue({ status, validUntil, since, isReminded: Boolean(remindedAt) }, now)) {
    await remind(req, doc, now);
  }
}

/** Ends and reminds, each proposal in a separate transaction, so a rerun resumes safely. */
export async function watchProposals(
  { req }: { req: PayloadRequest },
  now: Date = new Date(),
): Promise<{ output: object }> {
  let broken = 0;
  for (const id of await findCandidates(req, now)) {
    try {
      await inTransaction(req, () => lookAt(req, id, now));
    } catch (error) {
      // A proposal that cannot be saved must not delay the others.
      broken += 1;
      req.payload.logger.error({ err: error, msg: `Proposal ${id} was not looked at` });
    }
  }
  if (broken > 0) throw new Error(`${broken} proposals could not be looked at.`);
  return { output: {} };
}

export const watchProposalsTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'watch-proposals',
  label: 'Remind of proposals and end them',
  inputSchema: [],
  retries: { attempts: 3, backoff: { type: 'exponential', delay: 60_000 } },
  schedule: [{ cron: '0 7 * * * *', queue: 'housekeeping' }],
  handler: ({ req }) => watchProposals({ req }),
};
