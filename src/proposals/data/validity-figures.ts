import type { PayloadRequest } from 'payload';
import type { Proposal } from '@/payload-types';
import { dayAfter } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { readPolicyFigure } from '@/prices/data/read-price-book';
import { lastDayOfPrices } from '../rules/statuses';

/** The date field stores noon UTC, which is the same UK day in summer and winter. */
export async function readUsualLastDay(req: PayloadRequest, now: Date): Promise<string> {
  const days = await readPolicyFigure(req.payload, 'proposalValid', req);
  return `${dayAfter(ukDay(now), days)}T12:00:00.000Z`;
}

/** Last day on which a proposal's prices hold, counted from the first sending. */
export async function readPricesUntil(
  req: PayloadRequest,
  { sentAt }: Pick<Proposal, 'sentAt'>,
  now: Date,
): Promise<string> {
  const months = await readPolicyFigure(req.payload, 'priceLock', req);
  return lastDayOfPrices(ukDay(sentAt ? new Date(sentAt) : now), months);
}
