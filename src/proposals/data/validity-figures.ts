import type { Payload, PayloadRequest } from 'payload';
import type { Proposal } from '@/payload-types';
import { dayAfter } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { policyFigures } from '@/prices/rules/policy-figures';
import { lastDayOfPrices } from '../rules/statuses';

async function readFigures(payload: Payload, req?: PayloadRequest) {
  const { proposalValid, priceLock } = await payload.findGlobal({
    slug: 'policy-settings',
    depth: 0,
    overrideAccess: true,
    select: { proposalValid: true, priceLock: true },
    ...(req ? { req } : {}),
  });
  return {
    proposalValid: proposalValid ?? policyFigures.proposalValid.initial,
    priceLock: priceLock ?? policyFigures.priceLock.initial,
  };
}

/** The date field stores noon UTC, which is the same UK day in summer and winter. */
export async function readUsualLastDay(req: PayloadRequest, now: Date): Promise<string> {
  const { proposalValid } = await readFigures(req.payload, req);
  return `${dayAfter(ukDay(now), proposalValid)}T12:00:00.000Z`;
}

/** Last day on which a proposal's prices hold, counted from the first sending. */
export async function readPriceLock(
  req: PayloadRequest,
  { sentAt }: Pick<Proposal, 'sentAt'>,
  now: Date,
): Promise<{ pricesUntil: string }> {
  const { priceLock } = await readFigures(req.payload, req);
  const since = sentAt ? new Date(sentAt) : now;
  return { pricesUntil: lastDayOfPrices(ukDay(since), priceLock) };
}
