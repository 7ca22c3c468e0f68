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

/** Rows per statement. */
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

/** Removes the address from mails to others. The daily spam mail loses its whole text. */
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
 * Erases a person’s records in one transaction, except those under a legal duty to keep. Mail files
 * are deleted after the commit. The audit log records counts, no identity.
 *
 * @param seen fingerprint of the holdings that the screen showed
 * @throws a refusal when the holdings have changed since
 */
export async function erasePerson(
  req: PayloadRequest,
  email: string,
  seen: string,
): Promise<Record<PersonGroup, number>> {
  // The lock makes a second request see the first one’s result.
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
