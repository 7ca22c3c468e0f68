import type { PayloadRequest } from 'payload';
import { parseSchemaDays, replyDueAt, ukDay } from '@/platform/time/working-time';
import { policyFigures } from '@/prices/rules/policy-figures';

const usual = { opens: '09:00', closes: '17:00', schemaDays: 'Mo-Fr' };

/** When an answer to something that comes in now is due, by the settings as they stand. */
export async function readDueTime(req: PayloadRequest, received: Date): Promise<Date> {
  // One after the other: inside a transaction both share one connection.
  const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  const policy = await req.payload.findGlobal({ slug: 'policy-settings', depth: 0, req });
  // Before anybody has saved the settings there are none, and an enquiry has to be kept all the same.
  const { opens, closes, schemaDays } = { ...usual, ...settings.openingHours };
  return replyDueAt(received, policy.replyWithin ?? policyFigures.replyWithin.initial, {
    days: parseSchemaDays(schemaDays),
    opens,
    closes,
    holidays: new Set((settings.bankHolidays ?? []).map(({ date }) => ukDay(new Date(date)))),
  });
}
