import type { PayloadRequest } from 'payload';
import type { SiteSetting } from '@/payload-types';
import {
  isAtWork,
  parseSchemaDays,
  replyDueAt,
  ukDay,
  type WorkingTime,
} from '@/platform/time/working-time';
import { readPolicyFigure } from '@/prices/data/read-price-book';

const usual = { opens: '09:00', closes: '17:00', schemaDays: 'Mo-Fr' };

/** A new installation has no saved settings, and must store enquiries as well. */
export function toWorkingTime({
  openingHours,
  bankHolidays,
}: Pick<SiteSetting, 'openingHours' | 'bankHolidays'>): WorkingTime {
  const { opens, closes, schemaDays } = { ...usual, ...openingHours };
  return {
    days: parseSchemaDays(schemaDays),
    opens,
    closes,
    holidays: new Set((bankHolidays ?? []).map(({ date }) => ukDay(new Date(date)))),
  };
}

/** Whether staff are at work, and when an answer to a message of this moment is due. */
export async function readOffice(req: PayloadRequest, now: Date) {
  const { payload } = req;
  // Sequential, because inside a transaction both queries share one connection.
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  const hours = await readPolicyFigure(payload, 'replyWithin', req);
  const working = toWorkingTime(settings);
  return {
    settings: { ...settings, siteUrl: payload.config.serverURL },
    isOpen: isAtWork(now, working),
    dueAt: replyDueAt(now, hours, working),
  };
}
