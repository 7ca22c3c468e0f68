import type { CollectionSlug, PayloadRequest } from 'payload';
import { recordAudit } from '@/accounts/data/record-audit';
import { getEnv } from '@/platform/env';
import { personReference } from '@/platform/person-reference';
import { countInWords } from '../rules/person';
import { findPerson, type Holdings } from './find-person';
import { countHoldings } from './summarise-person';

/** Documents per query. */
const batchSize = 100;

/** Secrets, and HTML duplicates of the same text. */
const leftOut = ['linkSalt', 'linkHash', 'html', 'submissionKey', 'fingerprint'];

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
export async function exportPerson(req: PayloadRequest, email: string): Promise<object> {
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
    mails: [...mails, ...aboutKept],
    mailFiles: files,
    proposals: await readDocs(req, 'proposals', 'id', proposals),
    proposalEvents: await readDocs(req, 'proposal-events', 'proposal', proposals),
    proposalVersions: versions.map(({ version, createdAt }) => ({
      createdAt,
      ...without(version as object),
    })),
    scans: await readDocs(req, 'scan-results', 'id', idsIn(rows.scans)),
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
