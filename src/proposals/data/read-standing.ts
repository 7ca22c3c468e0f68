import type { PayloadRequest } from 'payload';
import type { Proposal } from '@/payload-types';
import { findDocument, findFirst } from '@/platform/database/find-document';
import { idOf } from '@/platform/jobs/id-of';
import { optionLabel } from '@/platform/option-label';
import { proposalPath } from '@/platform/paths';
import { shortUkMoment } from '@/platform/time/short-uk-moment';
import { dayInWords } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { clientPath } from '../mails/proposal-letter';
import type { FrozenProposal } from '../rules/frozen';
import { proposalTotals } from '../rules/offer';
import { standingInWords } from '../rules/standing';
import { canMove, isOpen, type ProposalStatus, proposalEvents } from '../rules/statuses';
import { draftProposal } from './draft-proposal';
import { findTakers, readReserved, takenInWords } from './hold-territory';
import { readPricesUntil } from './validity-figures';

const mostEvents = 100;

async function readEvents(req: PayloadRequest, proposal: number, now: Date) {
  const { docs } = await req.payload.find({
    collection: 'proposal-events',
    where: { proposal: { equals: proposal } },
    sort: '-id',
    limit: mostEvents,
    pagination: false,
    depth: 0,
    req,
  });
  return docs.map(({ id, kind, text, byName, createdAt }) => ({
    id,
    kind,
    label: optionLabel(proposalEvents, kind),
    when: shortUkMoment(new Date(createdAt), now),
    byName: byName || null,
    text: text || null,
  }));
}

function openQuestionIn(events: Awaited<ReturnType<typeof readEvents>>): string | null {
  const last = events.find(({ kind }) => kind === 'question' || kind === 'answer');
  return last?.kind === 'question' ? (last.text ?? '') : null;
}

async function readRelated(req: PayloadRequest, doc: Proposal) {
  const own = { select: { title: true }, req } as const;
  const where = { supersedes: { equals: doc.id } };
  return {
    supersedes: await findDocument(req.payload, 'proposals', idOf(doc.supersedes), own),
    supersededBy: await findFirst(req.payload, 'proposals', { ...own, where, sort: '-id' }),
  };
}

async function readTerritory(req: PayloadRequest, id: number) {
  const where = { proposal: { equals: id } };
  const territory = await findFirst(req.payload, 'territories', { where, req });
  return territory ? { id: territory.id, isProvisional: territory.isProvisional ?? false } : null;
}

/** Sums of the chosen lines after acceptance, and of the required lines before it. */
function sums({ lines, payment }: FrozenProposal, chosen: readonly string[]) {
  const all = lines.map(({ id }) => id);
  const totals = proposalTotals(lines, chosen, payment.depositPercent);
  const most = proposalTotals(lines, all, payment.depositPercent);
  const { oncePence, monthlyPence, depositPence } = totals;
  return {
    ...{ oncePence, monthlyPence, depositPence },
    moreOncePence: most.oncePence - oncePence,
    moreMonthlyPence: most.monthlyPence - monthlyPence,
  };
}

function possibleSteps(status: ProposalStatus) {
  const isDraft = status === 'draft';
  return {
    send: isDraft,
    revise: canMove(status, 'superseded', 'staff'),
    extend: isOpen(status) || (!isDraft && canMove(status, 'sent', 'staff')),
    renewLink: !isDraft && status !== 'superseded',
    withdraw: canMove(status, 'withdrawn', 'staff'),
  };
}

export async function readStanding(req: PayloadRequest, doc: Proposal, now: Date) {
  const isDraft = doc.status === 'draft';
  const draft = isDraft ? await draftProposal(req, doc, now) : null;
  const takers = isDraft ? await findTakers(req, doc) : [];
  const pricesUntil = await readPricesUntil(req, doc, now);
  const frozen = draft?.frozen ?? doc.frozen;
  if (!frozen) throw new Error(`Proposal ${doc.id} was sent without its frozen copy.`);
  const events = await readEvents(req, doc.id, now);
  const validUntil = doc.validUntil ? ukDay(new Date(doc.validUntil)) : null;
  const moment = (at: string | null | undefined) => (at ? shortUkMoment(new Date(at), now) : null);
  return {
    id: doc.id,
    status: doc.status,
    words: standingInWords({
      status: doc.status,
      clientName: doc.clientName,
      sent: moment(doc.sentAt),
      lastViewed: moment(doc.lastViewedAt),
      viewCount: doc.viewCount ?? 0,
      validUntil: validUntil && dayInWords(validUntil),
      acceptedBy: doc.acceptance?.name ?? null,
      accepted: moment(doc.acceptance?.at),
    }),
    ...sums(frozen, doc.acceptance?.chosen ?? []),
    validUntil,
    validUntilWords: validUntil && dayInWords(validUntil),
    pricesUntil,
    pricesUntilWords: dayInWords(pricesUntil),
    accessMode: doc.accessMode,
    clientName: doc.clientName,
    clientEmail: doc.clientEmail || null,
    problems: [...(draft?.problems ?? []), ...(takers.length > 0 ? [takenInWords(takers)] : [])],
    reserved: isDraft ? await readReserved(req, doc) : [],
    territory: await readTerritory(req, doc.id),
    link: isDraft ? null : `${req.payload.config.serverURL}${clientPath(doc)}`,
    path: proposalPath(doc.slug),
    openQuestion: openQuestionIn(events),
    can: possibleSteps(doc.status),
    events,
    ...(await readRelated(req, doc)),
  };
}

/** A proposal's state for staff. Money in pence, days as `YYYY-MM-DD`. */
export type Standing = Awaited<ReturnType<typeof readStanding>>;
export type StandingEvent = Standing['events'][number];
