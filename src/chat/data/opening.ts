import type { PayloadRequest } from 'payload';
import {
  isAtWork,
  parseSchemaDays,
  replyDueAt,
  ukDay,
  type WorkingTime,
} from '@/platform/time/working-time';
import { readPolicyFigure } from '@/prices/data/read-price-book';

/** Who answers, and when; from the present settings. */
export async function readOffice(req: PayloadRequest, now: Date) {
  const { payload } = req;
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  const hours = await readPolicyFigure(payload, 'replyWithin', req);
  const { opens, closes, schemaDays } = settings.openingHours;
  const working: WorkingTime = {
    days: parseSchemaDays(schemaDays),
    opens,
    closes,
    holidays: new Set((settings.bankHolidays ?? []).map(({ date }) => ukDay(new Date(date)))),
  };
  return {
    settings: { ...settings, siteUrl: payload.config.serverURL },
    isOpen: isAtWork(now, working),
    dueAt: replyDueAt(now, hours, working),
  };
}
