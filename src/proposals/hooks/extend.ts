import { problem } from '@/accounts/hooks/access';
import { readBody } from '@/platform/http/read-endpoint-body';
import { dayInWords, isOver } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { lockTerritoryRegister } from '@/territories/data/territory-register';
import { findTakers, takenInWords } from '../data/hold-territory';
import { recordEvent } from '../data/record-event';
import { readPriceLock } from '../data/validity-figures';
import { queueProposalMail } from '../mails/proposal-mails';
import { extensionSchema, pricesOverInWords } from '../rules/requests';
import { canMove, isOpen } from '../rules/statuses';
import { proposalStep, type Step } from './staff-endpoints';

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
