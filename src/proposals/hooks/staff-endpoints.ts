import { type Endpoint, NotFound, type PayloadRequest } from 'payload';
import { demandRight, documentOf, problem } from '@/accounts/hooks/access';
import type { Proposal, User } from '@/payload-types';
import { findDocument, findFirst } from '@/platform/database/find-document';
import { lockDocument } from '@/platform/database/lock-document';
import { inTransaction } from '@/platform/database/transaction';
import { noStore, readBody } from '@/platform/http/read-endpoint-body';
import { dayInWords, isOver } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { lockTerritoryRegister } from '@/territories/data/territory-register';
import { findTakers, takenInWords } from '../data/hold-territory';
import { recordEvent, updateProposal } from '../data/proposal-progress';
import { readPriceList } from '../data/read-listed';
import { readStanding } from '../data/read-standing';
import { readPricesUntil } from '../data/validity-figures';
import { clientPath, newLinkFields } from '../mails/proposal-letter';
import { answerMail, offerMail } from '../mails/proposal-offer';
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

async function answer({ req, user, doc }: Step): Promise<object> {
  const { text } = await readBody(req, answerSchema);
  const last = await findFirst(req.payload, 'proposal-events', {
    where: { proposal: { equals: doc.id }, kind: { in: ['question', 'answer'] } },
    sort: '-id',
    req,
  });
  const answered = { status: doc.status, isMailed: Boolean(doc.clientEmail) };
  // A double click.
  if (last?.kind === 'answer' && last.text === text) return answered;
  if (last?.kind !== 'question')
    throw problem('There is no question that waits for an answer.', 409);
  await recordEvent(req, doc, { kind: 'answer', text, by: user, mails: [answerMail] });
  if (doc.status !== 'questions') return answered;
  await updateProposal(req, doc, { status: 'viewed' });
  return { ...answered, status: 'viewed' };
}

/** `POST /api/proposals/:id/answer`: answers the client's question on their page and by mail. */
export const answerEndpoint = proposalStep('answer', answer);

async function renew({ req, user, doc }: Step): Promise<object> {
  if (doc.status === 'draft') throw problem('It has no link until it is sent.', 409);
  const { mail } = await readBody(req, newLinkSchema);
  const renewed = await updateProposal(req, doc, newLinkFields(doc.id));
  const mails = mail ? [offerMail] : [];
  await recordEvent(req, renewed, { kind: 'new-link', by: user, mails });
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
  const withdrawn = await updateProposal(req, doc, { status: 'withdrawn' });
  await recordEvent(req, withdrawn, { kind: 'withdrawn', by: user, mails: [offerMail] });
  return { status: withdrawn.status, isMailed: Boolean(withdrawn.clientEmail) };
}

/** `POST /api/proposals/:id/withdraw`: also frees the territory that it holds. */
export const withdrawEndpoint = proposalStep('withdraw', withdraw);

async function readProposal(req: PayloadRequest): Promise<Proposal> {
  demandRight(req, 'proposals', 'read');
  const doc = await findDocument(req.payload, 'proposals', documentOf(req), { req });
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
  const pricesUntil = await readPricesUntil(req, doc, now);
  if (today > pricesUntil) throw problem(pricesOverInWords({ today, pricesUntil }), 409);
  const schema = extensionSchema({ today, validUntil: present, pricesUntil });
  const { validUntil } = await readBody(req, schema);
  if (isExpired || isOver(present, now)) {
    // The extension renews the hold; another client may have taken the territory meanwhile.
    await lockTerritoryRegister(req);
    const takers = await findTakers(req, doc);
    if (takers.length > 0) throw problem(takenInWords(takers), 409);
  }
  const extended = await updateProposal(req, doc, {
    // The date field stores noon UTC, which is the same UK day in summer and winter.
    validUntil: `${validUntil}T12:00:00.000Z`,
    // The client reads the last day from the frozen document.
    ...(doc.frozen ? { frozen: { ...doc.frozen, validUntil } } : {}),
    remindedAt: null,
    ...(isExpired ? { status: 'sent' as const } : {}),
  });
  const text = `Until ${dayInWords(validUntil)}.`;
  await recordEvent(req, extended, { kind: 'extended', text, by: user, mails: [offerMail] });
  return { status: extended.status, isMailed: Boolean(extended.clientEmail) };
}

/** `POST /api/proposals/:id/extend`: sets a later last day, also for an expired proposal. */
export const extendEndpoint = proposalStep('extend', extend);
