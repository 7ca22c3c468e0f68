import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { recordAudit } from '@/accounts/data/record-audit';
import { demandRight } from '@/accounts/hooks/access';
import { deleteEnquiriesById, dropMails, idList } from '@/enquiries/data/delete-enquiries';
import { Refusal } from '@/platform/database/refusal';
import { execute, inTransaction } from '@/platform/database/transaction';
import { getEnv } from '@/platform/env';
import { noStore, readBody } from '@/platform/http/read-endpoint-body';
import { queueMailFileErasure } from '@/platform/mail/erase-mail-files';
import { personReference } from '@/platform/person-reference';
import { deleteProposalsById } from '@/proposals/data/delete-proposals';
import {
  countHoldings,
  findPeople,
  findPerson,
  fingerprintOf,
  type Holdings,
  summarisePerson,
} from '../data/find-person';
import { countInWords, type PersonGroup } from '../rules/person';

const batchSize = 100;

/** Secrets, and HTML duplicates of the same text. */
const leftOut = ['linkSalt', 'linkHash', 'tokenHash', 'html', 'submissionKey', 'fingerprint'];

function without(doc: object): object {
  return Object.fromEntries(Object.entries(doc).filter(([name]) => !leftOut.includes(name)));
}

async function readDocs(
  req: PayloadRequest,
  collection: CollectionSlug,
  field: string,
  values: readonly (number | string)[],
): Promise<object[]> {
  const found: object[] = [];
  for (let start = 0; start < values.length; start += batchSize) {
    const { docs } = await req.payload.find({
      collection,
      where: { [field]: { in: values.slice(start, start + batchSize) } },
      sort: 'id',
      pagination: false,
      depth: 0,
      joins: false as never,
      req,
    });
    found.push(...docs.map(without));
  }
  return found;
}

const idsIn = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const keptIn = ({ kept }: Holdings, collection: Holdings['kept'][number]['collection']) =>
  idsIn(kept.filter((each) => each.collection === collection));

/** A person’s complete data for a subject access request, including what erasure keeps. */
async function exportPerson(req: PayloadRequest, email: string): Promise<object> {
  const found = await findPerson(req, email);
  const { rows, kept, files } = found;
  const enquiries = [...idsIn(rows.enquiries), ...keptIn(found, 'submissions')];
  const proposals = [...idsIn(rows.proposals), ...keptIn(found, 'proposals')];
  const mails = await readDocs(req, 'mails', 'id', [...idsIn(rows.mails), ...idsIn(rows.mentions)]);
  const aboutKept = [
    ...(await readDocs(req, 'mails', 'submission', keptIn(found, 'submissions'))),
    ...(await readDocs(req, 'mails', 'proposal', keptIn(found, 'proposals'))),
  ];
  const { docs: versions } = await req.payload.findVersions({
    collection: 'proposals',
    where: {
      or: [{ parent: { in: proposals } }, { id: { in: idsIn(rows.versions) } }],
    },
    pagination: false,
    depth: 0,
    req,
  });
  const answer = {
    email,
    exportedAt: new Date().toISOString(),
    enquiries: await readDocs(req, 'submissions', 'id', enquiries),
    conversations: await readDocs(req, 'conversations', 'id', idsIn(rows.conversations)),
    mails: [...mails, ...aboutKept],
    mailFiles: files,
    proposals: await readDocs(req, 'proposals', 'id', proposals),
    proposalEvents: await readDocs(req, 'proposal-events', 'proposal', proposals),
    proposalVersions: versions.map(({ version, createdAt }) => ({
      createdAt,
      ...without(version as object),
    })),
    scans: await readDocs(req, 'scan-results', 'id', idsIn(rows.scans)),
    reportsByMail: await readDocs(req, 'report-mails', 'id', idsIn(rows.reportMails)),
    sitemapCrawls: await readDocs(req, 'site-crawls', 'id', idsIn(rows.crawls)),
    auditLog: await readDocs(req, 'audit-log', 'id', keptIn(found, 'audit-log')),
    waitingJobs: rows.jobs.map(({ label }) => label),
    savedFilters: rows.filters.map(({ label }) => label),
    countersAgainstTooManyRequests: found.counters,
    keptByLaw: kept.map(({ label, why, until }) => ({ label, why, until })),
  };
  const person = personReference(getEnv().payloadSecret, email);
  await recordAudit(req, {
    event: 'export',
    detail: `Everything about person ${person}: ${countInWords(countHoldings(found))}. Kept by law: ${kept.length}.`,
  });
  return answer;
}

async function inBatches(
  rows: readonly { id: number }[],
  work: (ids: number[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    await work(rows.slice(start, start + batchSize).map(({ id }) => id));
  }
}

const tables = {
  conversations: 'conversations',
  jobs: 'payload_jobs',
  versions: '_proposals_v',
  scans: 'scan_results',
  crawls: 'site_crawls',
  reportMails: 'report_mails',
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
 * Erases a person’s records in one transaction; mail files after the commit. The audit log
 * records counts, no identity.
 * @param seen fingerprint of the holdings that the screen showed
 * @throws a refusal when the holdings have changed since
 */
async function erasePerson(
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
  const drop = (key: keyof typeof tables) =>
    inBatches(rows[key], (ids) =>
      execute(req, sql`delete from ${sql.identifier(tables[key])} where id in (${idList(ids)})`),
    );
  await drop('jobs');
  await drop('versions');
  await inBatches(rows.mails, (ids) => dropMails(req, ids));
  await inBatches(rows.mentions, (ids) => redact(req, ids, email));
  await inBatches(rows.proposals, (ids) => deleteProposalsById(req, ids));
  await drop('scans');
  await drop('crawls');
  await drop('reportMails');
  await drop('conversations');
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

const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(3, 'Enter an e-mail address.')
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+$/, 'Enter an e-mail address.');

const search = z.strictObject({
  search: z.string().trim().min(3, 'Enter at least three letters.').max(254),
});
const person = z.strictObject({ email });
const erasure = z.strictObject({ email, seen: z.string().max(64) });

function demandErasing(req: PayloadRequest): void {
  const erased = [
    'submissions',
    'conversations',
    'mails',
    'proposals',
    'scan-results',
    'site-crawls',
    'report-mails',
  ] as const;
  for (const resource of erased) demandRight(req, resource, 'delete');
  demandRight(req, 'audit-log', 'read');
}

/** An address finds one person; a name or telephone number finds candidates. */
async function find(req: PayloadRequest): Promise<Response> {
  demandErasing(req);
  const { search: asked } = await readBody(req, search);
  const answer = await inTransaction(req, async () => {
    const address = email.safeParse(asked);
    return address.success
      ? { person: summarisePerson(await findPerson(req, address.data)) }
      : { people: await findPeople(req, asked) };
  });
  return Response.json(answer, noStore);
}

async function exportAll(req: PayloadRequest): Promise<Response> {
  demandErasing(req);
  const asked = await readBody(req, person);
  const answer = await inTransaction(req, () => exportPerson(req, asked.email));
  return new Response(`${JSON.stringify(answer, null, 2)}\n`, {
    headers: { ...noStore.headers, 'Content-Type': 'application/json; charset=utf-8' },
  });
}

async function erase(req: PayloadRequest): Promise<Response> {
  demandErasing(req);
  const asked = await readBody(req, erasure);
  const erased = await inTransaction(req, () => erasePerson(req, asked.email, asked.seen));
  return Response.json({ erased }, noStore);
}

/** Endpoints of the screen “This person”. Addresses travel in the body, because URLs are logged. */
export const personEndpoints: Endpoint[] = [
  { path: '/persons/find', method: 'post', handler: find },
  { path: '/persons/export', method: 'post', handler: exportAll },
  { path: '/persons/erase', method: 'post', handler: erase },
];
