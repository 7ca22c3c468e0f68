import type { PayloadRequest } from 'payload';
import { problem } from '@/accounts/hooks/access';
import { formatSessionMoment } from '@/accounts/rules/session-words';
import { findHolder, readLastSave } from '@/content/data/edited';
import { isStale } from '@/content/data/find-conflict';
import type { Edition } from '@/content/rules/edition';
import type { Proposal, User } from '@/payload-types';
import { lockDocument } from '@/platform/database/lock-document';
import { readBody } from '@/platform/http/read-endpoint-body';
import { idOf } from '@/platform/jobs/id-of';
import { lockTerritoryRegister } from '@/territories/data/territory-register';
import { isCertainConflict } from '@/territories/rules/competing-territories';
import { draftProposal } from '../data/draft-proposal';
import { findTakers, readReserved, takenInWords } from '../data/hold-territory';
import { moveEnquiry, recordEvent, updateProposal } from '../data/proposal-progress';
import { newLinkFields } from '../mails/proposal-letter';
import { offerMail } from '../mails/proposal-offer';
import { proposalTotals } from '../rules/offer';
import { sendingSchema } from '../rules/requests';
import { canMove, isOpen } from '../rules/statuses';
import { proposalStep, type Step } from './staff-endpoints';

/** Freezes and publishes a draft, without mail. It throws a sentence per missing detail. */
export async function publishProposal(
  req: PayloadRequest,
  doc: Proposal,
  now: Date,
): Promise<Proposal> {
  const { frozen, terms, problems } = await draftProposal(req, doc, now);
  if (problems.length > 0) throw problem(problems.join(' '), 400);
  const { lines, payment } = frozen;
  const totals = proposalTotals(lines, [], payment.depositPercent);
  return updateProposal(req, doc, {
    status: 'sent',
    sentAt: now.toISOString(),
    owner: idOf(doc.owner) ?? null,
    frozen,
    // The form shows what was sent, regardless of later price changes.
    lines: doc.lines?.map((line, index) => ({
      ...line,
      label: lines[index]?.label,
      amountPence: lines[index]?.unitPence,
      every: lines[index]?.every ?? line.every,
    })),
    terms,
    totalOncePence: totals.oncePence,
    totalMonthlyPence: totals.monthlyPence,
    ...newLinkFields(doc.id),
  });
}

/** Ends the proposal that this one replaces, so that the client can no longer decide on it. */
async function supersede(req: PayloadRequest, user: User, id: number, title: string) {
  const old = await lockDocument(req, 'proposals', id);
  if (!canMove(old.status, 'superseded', 'staff')) {
    throw problem(
      old.status === 'accepted'
        ? 'The proposal that this one replaces was accepted in the meantime, so this one was not sent.'
        : 'The proposal that this one replaces was replaced already, so this one was not sent.',
      409,
    );
  }
  await updateProposal(req, old, { status: 'superseded' });
  const text = `Replaced by “${title}”.`;
  await recordEvent(req, old, { kind: 'superseded', text, by: user });
}

/** The sender must have seen others' reservations; a retainer's territory must be free. */
async function confirmReserved(
  req: PayloadRequest,
  doc: Proposal,
  seen: readonly number[],
): Promise<string> {
  const takers = await findTakers(req, doc);
  if (takers.length > 0) throw problem(takenInWords(takers), 409);
  const reserved = (await readReserved(req, doc)).filter(
    ({ kind, isHold }) => isCertainConflict(kind) && !isHold,
  );
  const unseen = reserved.filter(({ id }) => !seen.includes(id));
  if (unseen.length > 0) throw problem(unseen.map(({ text }) => text).join(' '), 409);
  return reserved.map(({ text }) => ` Sent all the same: ${text}`).join('');
}

/** Refuses a version that the sender has not seen, or that another account is editing. */
async function refuseUnseen(req: PayloadRequest, doc: Proposal, edition: Edition) {
  const edited = { slug: 'proposals', id: doc.id };
  const holder = await findHolder(req, edited);
  if (holder) {
    throw problem(
      `${holder.by} is editing it, since ${formatSessionMoment(holder.at)}. Take it over first, or wait until it is saved.`,
      409,
    );
  }
  if (!(await isStale(req, edited, edition))) return;
  const { savedBy, savedAt } = await readLastSave(req, edited);
  throw problem(
    `${savedBy ?? 'Another account'} changed it on ${formatSessionMoment(savedAt)}, after you opened it. Load the page again, and look at it before you send it.`,
    409,
  );
}

async function send({ req, user, doc, now }: Step): Promise<Pick<Proposal, 'status'>> {
  // A double click, or a request from another tab.
  if (isOpen(doc.status)) return { status: doc.status };
  if (!canMove(doc.status, 'sent', 'staff') || doc.status !== 'draft') {
    throw problem('It was sent before. Revise it to send another one.', 409);
  }
  const { seen = [], edition } = await readBody(req, sendingSchema);
  if (edition) await refuseUnseen(req, doc, edition);
  const old = idOf(doc.supersedes);
  // The old proposal is locked before the register; an acceptance locks in the same order.
  if (old) await lockDocument(req, 'proposals', old);
  await lockTerritoryRegister(req);
  const despite = await confirmReserved(req, doc, seen);
  const sent = await publishProposal(req, { ...doc, owner: idOf(doc.owner) ?? user.id }, now);
  if (old) await supersede(req, user, old, doc.title);
  const text = `To ${doc.clientEmail}.${despite}`;
  await recordEvent(req, sent, { kind: 'sent', text, by: user, mails: [offerMail] });
  // The proposal answers the enquiry.
  await moveEnquiry(req, doc, 'proposal');
  return { status: sent.status };
}

/** `POST /api/proposals/:id/send`: fixes prices and texts, and mails the client. */
export const sendEndpoint = proposalStep('send', send);
