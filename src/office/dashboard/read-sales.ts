import type { Payload, Where } from 'payload';
import { toAnswer } from '@/enquiries/office/quick-filters';
import type { Proposal, User } from '@/payload-types';
import {
  acceptedFrom,
  endingBefore,
  type ProposalNeed,
  proposalNeedOf,
  untouchedBefore,
} from '@/proposals/rules/proposal-needs';
import type { ProposalStatus } from '@/proposals/rules/statuses';
import { openStatuses } from '@/territories/rules/reservation';
import { asReader, countUpTo, mayRead, mostCounted } from '../readers';

const mostListed = 6;
const dayMs = 86_400_000;
const scanDays = 3;
/** Days for which accepted proposals count as current. */
const acceptedDays = 30;

export interface ScanLine {
  id: number;
  host: string;
  /** Out of 100; null when the site could not be scanned. */
  score: number | null;
  enquiry: { id: number; name: string } | null;
  createdAt: string;
}

export async function readScans(payload: Payload, user: User, now: Date) {
  // A scan is a lead for the staff who answer enquiries.
  if (!mayRead(user, 'scan-results') || !mayRead(user, 'submissions')) return null;
  const { docs } = await payload.find({
    ...asReader(user),
    collection: 'scan-results',
    where: {
      createdAt: { greater_than: new Date(now.getTime() - scanDays * dayMs).toISOString() },
    },
    sort: '-createdAt',
    limit: mostCounted + 1,
    select: { host: true, overallScore: true, createdAt: true },
  });
  const shown = docs.slice(0, mostListed);
  const came = await payload.find({
    ...asReader(user),
    collection: 'submissions',
    where: { scan: { in: shown.map(({ id }) => id) }, status: { not_equals: 'spam' } },
    limit: mostListed,
    select: { name: true, scan: true },
  });
  const scans: ScanLine[] = shown.map(({ id, host, overallScore, createdAt }) => ({
    id,
    host,
    score: overallScore ?? null,
    createdAt,
    enquiry: came.docs.find(({ scan }) => scan === id) ?? null,
  }));
  return { scans, count: docs.length };
}

export interface ProposalLine {
  id: number;
  label: string;
  need: ProposalNeed;
}

export interface ProposalSum {
  status: ProposalStatus;
  count: number;
  oncePence: number;
  monthlyPence: number;
}

async function sumProposals(payload: Payload, now: Date): Promise<ProposalSum[]> {
  const since = new Date(now.getTime() - acceptedDays * dayMs).toISOString();
  const { rows } = await payload.db.pool.query<Record<keyof ProposalSum, string>>(
    `select status, count(*) as count, coalesce(sum(total_once_pence), 0) as "oncePence",
            coalesce(sum(total_monthly_pence), 0) as "monthlyPence"
       from proposals
      where status in ('draft', 'sent', 'viewed', 'questions')
         or (status = 'accepted' and acceptance_at > $1)
      group by status order by status`,
    [since],
  );
  return rows.map(({ status, count, oncePence, monthlyPence }) => ({
    status: status as ProposalStatus,
    count: Number(count),
    oncePence: Number(oncePence),
    monthlyPence: Number(monthlyPence),
  }));
}

/** Kinds of need as SQL conditions, most urgent first; the rule decides in the end. */
function needs(now: Date): { where: Where; sort: string }[] {
  return [
    { where: { status: { equals: 'questions' } }, sort: 'updatedAt' },
    {
      where: {
        and: [
          { status: { in: [...openStatuses] } },
          { validUntil: { less_than: endingBefore(now) } },
          { validUntil: { greater_than_equal: acceptedFrom(now) } },
        ],
      },
      sort: 'validUntil',
    },
    {
      where: {
        and: [
          { status: { equals: 'accepted' } },
          { 'acceptance.at': { greater_than_equal: acceptedFrom(now) } },
        ],
      },
      sort: '-acceptance.at',
    },
    {
      where: {
        and: [{ status: { equals: 'draft' } }, { updatedAt: { less_than: untouchedBefore(now) } }],
      },
      sort: '-updatedAt',
    },
  ];
}

export async function readProposals(payload: Payload, user: User, now: Date) {
  if (!mayRead(user, 'proposals')) return null;
  const [sums, ...found] = await Promise.all([
    sumProposals(payload, now),
    ...needs(now).map(({ where, sort }) =>
      payload.find({
        collection: 'proposals',
        where,
        sort,
        limit: mostListed,
        select: {
          title: true,
          clientName: true,
          status: true,
          validUntil: true,
          updatedAt: true,
          acceptance: { at: true },
        },
        ...asReader(user),
      }),
    ),
  ]);
  const lines = new Map<number, ProposalLine>();
  for (const { docs } of found) {
    for (const doc of docs as Proposal[]) {
      const need = proposalNeedOf({ ...doc, acceptedAt: doc.acceptance?.at }, now);
      if (!need || lines.has(doc.id)) continue;
      lines.set(doc.id, { id: doc.id, label: `${doc.clientName}: ${doc.title}`, need });
    }
  }
  return { sums, lines: [...lines.values()].slice(0, mostListed) };
}

const mostEnquiries = 8;

/** The earliest due first. Both counts stop at `mostCounted` + 1. */
export async function readEnquiries(payload: Payload, user: User) {
  if (!mayRead(user, 'submissions')) return null;
  const [{ docs }, heldAsSpam] = await Promise.all([
    payload.find({
      collection: 'submissions',
      where: { and: toAnswer },
      sort: 'dueAt',
      limit: mostCounted + 1,
      select: {
        ...{ name: true, projectType: true, ringWhen: true },
        ...{ status: true, dueAt: true, answeredAt: true },
      },
      ...asReader(user),
    }),
    countUpTo(payload, user, 'submissions', { status: { equals: 'spam' } }),
  ]);
  return { waiting: docs.slice(0, mostEnquiries), count: docs.length, heldAsSpam };
}

/** Visitors who wait for a person in the chat; the earliest due first. */
export async function readConversations(payload: Payload, user: User) {
  if (!mayRead(user, 'conversations')) return null;
  const { docs } = await payload.find({
    collection: 'conversations',
    where: { status: { equals: 'waiting' } },
    sort: 'dueAt',
    limit: mostCounted + 1,
    select: { name: true, dueAt: true },
    ...asReader(user),
  });
  return { waiting: docs.slice(0, mostEnquiries), count: docs.length };
}
