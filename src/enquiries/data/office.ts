import type { PayloadRequest } from 'payload';
import { isAtWork, replyDueAt, toWorkingTime } from '@/platform/time/working-time';
import { readPolicyFigure } from '@/prices/data/read-price-book';

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
