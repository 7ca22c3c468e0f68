import { randomBytes } from 'node:crypto';
import type { CollectionBeforeChangeHook } from 'payload';
import type { Submission } from '@/payload-types';
import { enquiryReference } from '../rules/reference';
import { readDueTime } from './working-time';

/** Somebody wrote back, or decided. */
const answered: ReadonlySet<string> = new Set([
  'contacted',
  'qualified',
  'proposal',
  'won',
  'lost',
  'declined',
]);

/** What staff call spam themselves they need not be told of. */
const isHeldByProgram = ({ channel }: Partial<Submission>, operation: 'create' | 'update') =>
  operation === 'create' && channel === 'form';

/**
 * Keeps the times that the inbox works with: when an answer is due, when it was given, when either
 * side last wrote, and when staff were told of what is held as spam. The answer is due when it was due
 * from the start, whether the enquiry was held in between or not: its sender waits all the same.
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

  const isWaitedFor = status === 'new' || status === 'spam';
  if (isWaitedFor && !(data.dueAt ?? originalDoc?.dueAt)) {
    const received = originalDoc?.createdAt ? new Date(originalDoc.createdAt) : now;
    data.dueAt = (await readDueTime(req, received)).toISOString();
  }
  if (status === 'spam') data.toldAt = isHeldByProgram(data, operation) ? null : now.toISOString();
  if (before === 'spam') Object.assign(data, { heldBecause: null, toldAt: null });
  if (answered.has(status) && !(data.answeredAt ?? originalDoc?.answeredAt)) {
    data.answeredAt = now.toISOString();
  }
  if (operation === 'update') data.lastContactAt = now.toISOString();
  return data;
};
