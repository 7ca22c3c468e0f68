import { randomBytes } from 'node:crypto';
import type { CollectionBeforeChangeHook } from 'payload';
import { enquiryReference } from '@/domain/enquiry/reference';
import type { Submission } from '@/payload-types';
import { readDueTime } from '../working-time';

/** Somebody wrote back, or decided. */
const answered: ReadonlySet<string> = new Set([
  'contacted',
  'qualified',
  'proposal',
  'won',
  'lost',
  'declined',
]);

/**
 * Keeps the times that the inbox works with: when an answer is due, when it was given, when anybody
 * last wrote. Releasing an enquiry that was held starts its time anew: nobody could have known.
 */
export const keepTimes: CollectionBeforeChangeHook<Submission> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const now = new Date();
  const before = operation === 'create' ? null : (originalDoc?.status ?? null);
  const status = data.status ?? before ?? 'new';
  if (operation === 'create') {
    data.reference ??= enquiryReference(randomBytes(6));
    data.lastContactAt ??= now.toISOString();
  }
  if (status === before) return data;

  const isReleased = before === 'spam';
  if (status === 'new' && (isReleased || !data.dueAt)) {
    data.dueAt = (await readDueTime(req, now)).toISOString();
  }
  if (status === 'spam') data.dueAt = null;
  if (isReleased) data.heldBecause = null;
  if (answered.has(status) && !(data.answeredAt ?? originalDoc?.answeredAt)) {
    data.answeredAt = now.toISOString();
  }
  if (operation === 'update') data.lastContactAt = now.toISOString();
  return data;
};
