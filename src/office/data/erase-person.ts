import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { recordAudit } from '@/accounts/data/record-audit';
import { deleteEnquiriesById, dropMails, idList } from '@/enquiries/data/delete-enquiries';
import { Refusal } from '@/platform/database/refusal';
import { execute } from '@/platform/database/transaction';
import { getEnv } from '@/platform/env';
import { queueMailFileErasure } from '@/platform/mail/erase-mail-files';
import { personReference } from '@/platform/person-reference';
import { deleteProposalsById } from '@/proposals/data/delete-proposals';
import { countInWords, type PersonGroup } from '../rules/person';
import { findPerson } from './find-person';
import { countHoldings, fingerprintOf } from './summarise-person';

/** Rows of one statement. */
const batchSize = 200;

async function inBatches(
  rows: readonly { id: number }[],
  work: (ids: number[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    await work(rows.slice(start, start + batchSize).map(({ id }) => id));
  }
}

const tables = {
  jobs: 'payload_jobs',
  versions: '_proposals_v',
  scans: 'scan_results',
  crawls: 'site_crawls',
} as const;

/** A mail to others stays, without the address; the daily mail about spam holds more than that. */
async function redact(req: PayloadRequest, ids: number[], email: string): Promise<void> {
  const pattern = email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const without = (column: 'subject' | 'text' | 'html' | 'last_error') =>
    sql`${sql.identifier(column)} = regexp_replace(${sql.identifier(column)}, ${pattern}, '[erased]', 'gi')`;
  await execute(
    req,
    sql`update mails set text = null, html = null
         where id in (${idList(ids)}) and kind = 'held-digest'`,
  );
  await execute(
    req,
    sql`update mails set ${without('subject')}, ${without('text')}, ${without('html')},
                         ${without('last_error')}
         where id in (${idList(ids)})`,
  );
}

/**
 * Erases everything about a person but what the law keeps, all of it or nothing; the files of mails
 * follow after the commit. The audit log says what went, not whose it was.
 *
 * @param seen of the holdings that were shown
 * @throws a refusal when they are others by now
 */
export async function erasePerson(
  req: PayloadRequest,
  email: string,
  seen: string,
): Promise<Record<PersonGroup, number>> {
  // Of two presses, the second sees what the first has left.
  await execute(req, sql`select pg_advisory_xact_lock(hashtextextended(${`person ${email}`}, 0))`);
  const found = await findPerson(req, email);
  if (found.refusal) throw new Refusal(found.refusal, 409);
  if (fingerprintOf(found) !== seen) {
    throw new Refusal('Something changed since you looked. Look again, and erase then.', 409);
  }
  const { rows, counters } = found;
  for (const key of ['jobs', 'versions'] as const) {
    await inBatches(rows[key], (ids) =>
      execute(req, sql`delete from ${sql.identifier(tables[key])} where id in (${idList(ids)})`),
    );
  }
  await inBatches(rows.mails, (ids) => dropMails(req, ids));
  await inBatches(rows.mentions, (ids) => redact(req, ids, email));
  await inBatches(rows.proposals, (ids) => deleteProposalsById(req, ids));
  for (const key of ['scans', 'crawls'] as const) {
    await inBatches(rows[key], (ids) =>
      execute(req, sql`delete from ${sql.identifier(tables[key])} where id in (${idList(ids)})`),
    );
  }
  await inBatches(rows.enquiries, (ids) => deleteEnquiriesById(req, ids));
  for (const { id } of rows.filters) {
    const table = id > 0 ? 'payload_query_presets' : 'payload_preferences';
    await execute(req, sql`delete from ${sql.identifier(table)} where id = ${Math.abs(id)}`);
  }
  for (const key of counters) {
    await execute(req, sql`delete from rate_limits where key = ${key}`);
  }
  const person = personReference(getEnv().payloadSecret, email);
  await queueMailFileErasure(req, { person });
  const counts = countHoldings(found);
  await recordAudit(req, {
    event: 'person-erased',
    detail: `Person ${person}: ${countInWords(counts)}. Kept by law: ${found.kept.length}.`,
  });
  return counts;
}
