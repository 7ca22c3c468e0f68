import { type Endpoint, NotFound, type PayloadRequest } from 'payload';
import { demandRight, documentOf, problem } from '@/accounts/hooks/access';
import type { Proposal, ProposalEvent, User } from '@/payload-types';
import { lockDocument } from '@/platform/database/lock-document';
import { inTransaction } from '@/platform/database/transaction';
import { noStore, readBody } from '@/platform/http/read-endpoint-body';
import { dayInWords, isOver } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { lockTerritoryRegister } from '@/territories/data/territory-register';
import { findTakers, takenInWords } from '../data/hold-territory';
import { recordEvent } from '../data/proposal-progress';
import { readPriceList } from '../data/read-listed';
import { readStanding } from '../data/read-standing';
import { readPriceLock } from '../data/validity-figures';
import { clientPath, newLinkFields } from '../mails/proposal-letter';
import { queueProposalMail } from '../mails/proposal-mails';
import { answerSchema, extensionSchema, newLinkSchema, pricesOverInWords } from '../rules/requests';
import { canMove, isOpen } from '../rules/statuses';

/** Context of a proposal step; the proposal is locked until the end of the transaction. */
export interface Step {
  req: PayloadRequest;
  user: User;
  doc: Proposal;
  now: Date;
}

/** `POST /api/proposals/:id/<name>`: runs the step in one transaction. */
export function proposalStep(
  name: string,
  act: (step: Step) => Promise<object>,
): Omit<Endpoint, 'root'> {
  return {
    path: `/:id/${name}`,
    method: 'post',
    handler: async (req) => {
      const user = demandRight(req, 'proposals', 'update');
      const answer = await inTransaction(req, async () =>
        act({
          req,
          user,
          doc: await lockDocument(req, 'proposals', documentOf(req)),
          now: new Date(),
        }),
      );
      return Response.json(answer, noStore);
    },
  };
}

/** The latest message between client and staff. */
async function lastWord({ req, doc }: Step): Promise<ProposalEvent | undefined> {
  const { docs } = await req.payload.find({
    collection: 'proposal-events',
    where: { proposal: { equals: doc.id }, kind: { in: ['question', 'answer'] } },
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  });
  return docs[0];
}

async function answer(step: Step): Promise<object> {
  const { req, user, doc } = step;
  const { text } = await readBody(req, answerSchema);
  const last = await lastWord(step);
  const answered = { status: doc.status, isMailed: Boolean(doc.clientEmail) };
  // A double click.
  if (last?.kind === 'answer' && last.text === text) return answered;
  if (last?.kind !== 'question')
    throw problem('There is no question that waits for an answer.', 409);
  const event = await recordEvent(req, {
    proposal: doc.id,
    kind: 'answer',
    text,
    byName: user.name,
    user: user.id,
  });
  await queueProposalMail(req, doc, {
    kind: 'proposal-answer',
    event: { id: event, kind: 'answer' },
  });
  if (doc.status !== 'questions') return answered;
  await req.payload.update({
    collection: 'proposals',
    id: doc.id,
    data: { status: 'viewed' },
    depth: 0,
    req,
  });
  return { ...answered, status: 'viewed' };
}

/** `POST /api/proposals/:id/answer`: answers the client's question on their page and by mail. */
export const answerEndpoint = proposalStep('answer', answer);

async function renew({ req, user, doc }: Step): Promise<object> {
  if (doc.status === 'draft') throw problem('It has no link yet: nobody got it.', 409);
  const { mail } = await readBody(req, newLinkSchema);
  const renewed = await req.payload.update({
    collection: 'proposals',
    id: doc.id,
    data: newLinkFields(doc.id),
    depth: 0,
    req,
  });
  const event = await recordEvent(req, {
    proposal: doc.id,
    kind: 'new-link',
    byName: user.name,
    user: user.id,
  });
  if (mail) {
    await queueProposalMail(req, renewed, {
      kind: 'proposal',
      event: { id: event, kind: 'new-link' },
    });
  }
  return { isMailed: mail && Boolean(renewed.clientEmail) };
}

/** `POST /api/proposals/:id/new-link`: replaces the private link; the old one stops working. */
export const newLinkEndpoint = proposalStep('new-link', renew);

async function withdraw({ req, user, doc }: Step): Promise<object> {
  // A double click.
  if (doc.status === 'withdrawn') return { status: doc.status, isMailed: false };
  if (!canMove(doc.status, 'withdrawn', 'staff')) {
    throw problem('Only a proposal that is with the client can be withdrawn.', 409);
  }
  const withdrawn = await req.payload.update({
    collection: 'proposals',
    id: doc.id,
    data: { status: 'withdrawn' },
    depth: 0,
    req,
  });
  const event = await recordEvent(req, {
    proposal: doc.id,
    kind: 'withdrawn',
    byName: user.name,
    user: user.id,
  });
  await queueProposalMail(req, withdrawn, {
    kind: 'proposal',
    event: { id: event, kind: 'withdrawn' },
  });
  return { status: withdrawn.status, isMailed: Boolean(withdrawn.clientEmail) };
}

/**
 * `POST /api/proposals/:id/withdraw`: withdraws the proposal and frees the territory that it holds.
 */
export const withdrawEndpoint = proposalStep('withdraw', withdraw);

async function readProposal(req: PayloadRequest): Promise<Proposal> {
  demandRight(req, 'proposals', 'read');
  const doc = await req.payload.findByID({
    collection: 'proposals',
    id: documentOf(req),
    depth: 0,
    disableErrors: true,
    req,
  });
  if (!doc) throw new NotFound(req.t);
  return doc;
}

/** `GET /api/proposals/:id/standing`: the proposal's state and the possible steps. */
export const standingEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/standing',
  method: 'get',
  handler: async (req) =>
    Response.json(await readStanding(req, await readProposal(req), new Date()), noStore),
};

/** `GET /api/proposals/:id/link`: the client's link, also after the mail has been deleted. */
export const linkEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/link',
  method: 'get',
  handler: async (req) => {
    const doc = await readProposal(req);
    if (doc.status === 'draft') throw problem('It has no link until it is sent.', 409);
    return Response.json({ link: `${req.payload.config.serverURL}${clientPath(doc)}` }, noStore);
  },
};

/** `GET /api/proposals/price-list`: price-list entries, for the labels of lines in the form. */
export const priceListEndpoint: Omit<Endpoint, 'root'> = {
  path: '/price-list',
  method: 'get',
  handler: async (req) => {
    demandRight(req, 'proposals', 'read');
    return Response.json({ items: await readPriceList(req) }, noStore);
  },
};

async function extend({ req, user, doc, now }: Step): Promise<object> {
  const isExpired = canMove(doc.status, 'sent', 'staff') && doc.status !== 'draft';
  if (!isOpen(doc.status) && !isExpired) {
    throw problem('Only a proposal that is with the client, or has run out, gets more time.', 409);
  }
  const present = doc.validUntil ? ukDay(new Date(doc.validUntil)) : '';
  const today = ukDay(now);
  const { pricesUntil } = await readPriceLock(req, doc, now);
  if (today > pricesUntil) throw problem(pricesOverInWords({ today, pricesUntil }), 409);
  const schema = extensionSchema({ today, validUntil: present, pricesUntil });
  const { validUntil } = await readBody(req, schema);
  if (isExpired || isOver(present, now)) {
    // The extension renews the hold; another client may have taken the territory meanwhile.
    await lockTerritoryRegister(req);
    const takers = await findTakers(req, doc);
    if (takers.length > 0) throw problem(takenInWords(takers), 409);
  }
  const extended = await req.payload.update({
    collection: 'proposals',
    id: doc.id,
    data: {
      // The date field stores noon UTC, which is the same UK day in summer and winter.
      validUntil: `${validUntil}T12:00:00.000Z`,
      // The client reads the last day from the frozen document.
      frozen: doc.frozen && { ...doc.frozen, validUntil },
      remindedAt: null,
      ...(isExpired ? { status: 'sent' as const } : {}),
    },
    depth: 0,
    req,
  });
  const event = await recordEvent(req, {
    proposal: doc.id,
    kind: 'extended',
    text: `Until ${dayInWords(validUntil)}.`,
    byName: user.name,
    user: user.id,
  });
  await queueProposalMail(req, extended, {
    kind: 'proposal',
    event: { id: event, kind: 'extended' },
  });
  return { status: extended.status, isMailed: Boolean(extended.clientEmail) };
}

/** `POST /api/proposals/:id/extend`: sets a later last day, also for an expired proposal. */
export const extendEndpoint = proposalStep('extend', extend);
