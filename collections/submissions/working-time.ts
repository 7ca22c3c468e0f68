import type { PayloadRequest } from 'payload';
import { parseSchemaDays, replyDueAt, ukDay } from '@/domain/enquiry/working-time';

/** When an answer to something that comes in now is due, by the settings as they stand. */
export async function readDueTime(req: PayloadRequest, received: Date): Promise<Date> {
  // One after the other: inside a transaction both share one connection.
  const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  const policy = await req.payload.findGlobal({ slug: 'policy-settings', depth: 0, req });
  const { opens, closes, schemaDays } = settings.openingHours;
  return replyDueAt(received, policy.replyWithin, {
    days: parseSchemaDays(schemaDays),
    opens,
    closes,
    holidays: new Set((settings.bankHolidays ?? []).map(({ date }) => ukDay(new Date(date)))),
  });
}
