import 'server-only';
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { getCms } from '@/platform/cms';
import { findFirst } from '@/platform/database/find-document';
import { execute, inTransaction } from '@/platform/database/transaction';
import type { OrderKind } from '@/scans/rules/scan-state';
import { readStoredReport } from '@/scans/store/scans';
import { enquiryFieldNames } from '../rules/fields';
import type { EnquiryValues } from '../rules/schema';

/** Mandatory fields; an order has no others. */
type Needed = 'name' | 'projectType' | 'message';

export interface NewEnquiry
  extends Pick<EnquiryValues, Needed>,
    Partial<Omit<EnquiryValues, Needed>> {
  /** Key of one submission; null without script. */
  /** What the visitor does, and where; from the short form. */
  trade?: string | null;
  place?: string | null;
  key: string | null;
  page: string | null;
  estimate: { totalPence: number; summary: string; link: string } | null;
  scan: string | null;
  /** The order as the buyer saw it; null without an order. */
  order: { kind: OrderKind; pricePence: number; terms: string; acceptedAt: Date } | null;
  /** Reasons to hold it as suspected spam; empty otherwise. */
  heldBecause: string[];
}

export interface StoredEnquiry {
  reference: string;
  /** Deadline of the answer, also for a held enquiry, because its sender gets the same promise. */
  dueAt: Date;
}

/** Milliseconds. Storing takes a tenth, held enquiries less: bots must not measure that. */
export const answerAfterMs = 200;

/** Identical text from the same sender within this time is the same enquiry. */
const sameWithinMs = 10 * 60_000;

function fingerprintOf(enquiry: NewEnquiry): string {
  const told = enquiryFieldNames.map((name) =>
    name === 'email' ? enquiry.email?.toLowerCase() : enquiry[name],
  );
  return createHash('sha256').update(JSON.stringify(told)).digest('hex');
}

function findSame(req: PayloadRequest, fingerprint: string, key: string | null) {
  const since = new Date(Date.now() - sameWithinMs).toISOString();
  return findFirst(req.payload, 'submissions', {
    where: {
      fingerprint: { equals: fingerprint },
      or: [
        { createdAt: { greater_than: since } },
        ...(key ? [{ submissionKey: { equals: key } }] : []),
      ],
    },
    sort: 'createdAt',
    req,
  });
}

/** The attached scan with a summary, because its owner may delete it. */
async function findScan(payload: Payload, uuid: string | null) {
  if (!uuid) return {};
  const where = { uuid: { equals: uuid } };
  const found = await findFirst(payload, 'scan-results', { where, select: {} });
  // Loaded lazily: the checks’ texts are the whole scanner, and most enquiries have no scan.
  const [report, { describeReport }] = await Promise.all([
    readStoredReport(uuid),
    import('@/scans/store/scan-checks'),
  ]);
  return {
    scan: found?.id ?? null,
    scanSummary: report && describeReport(report),
  };
}

/** The key was already used with other text, so it is dropped. */
async function isKeyTaken(req: PayloadRequest, key: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'submissions',
    where: { submissionKey: { equals: key } },
    req,
  });
  return totalDocs > 0;
}

async function create(req: PayloadRequest, enquiry: NewEnquiry, fingerprint: string) {
  const { key, page, heldBecause, estimate, scan, order, ...values } = enquiry;
  const isFreeKey = key !== null && !(await isKeyTaken(req, key));
  return req.payload.create({
    collection: 'submissions',
    data: {
      ...values,
      channel: 'form',
      page,
      status: heldBecause.length > 0 ? 'spam' : 'new',
      heldBecause: heldBecause.join('\n') || null,
      estimate: estimate ?? {},
      order: order ? { ...order, acceptedAt: order.acceptedAt.toISOString() } : {},
      ...(await findScan(req.payload, scan)),
      submissionKey: isFreeKey ? key : null,
      fingerprint,
    },
    depth: 0,
    req,
  });
}

/**
 * A recent enquiry with the same text is not stored again, so sending again is safe.
 * @throws when the commit failed or is unknown
 */
export async function storeEnquiry(enquiry: NewEnquiry): Promise<StoredEnquiry> {
  const payload = await getCms();
  const req = await createLocalReq({}, payload);
  const fingerprint = fingerprintOf(enquiry);
  const earliest = setTimeout(answerAfterMs);
  const stored = await inTransaction(req, async () => {
    // Serialises requests with this text; the lock ends with the transaction.
    await execute(req, sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`);
    const doc =
      (await findSame(req, fingerprint, enquiry.key)) ?? (await create(req, enquiry, fingerprint));
    return { reference: doc.reference ?? '', dueAt: new Date(doc.dueAt ?? doc.createdAt) };
  });
  await earliest;
  return stored;
}
