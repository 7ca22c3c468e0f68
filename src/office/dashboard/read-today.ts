import type { Payload } from 'payload';
import { toAnswer } from '@/enquiries/office/quick-filters';
import type { User } from '@/payload-types';
import { countUpTo } from '../lists/count-up-to';
import { mostCounted } from '../rules/capped-count';
import { mayRead } from './may-read';

const mostEnquiries = 8;
const mostMails = 5;

/**
 * Enquiries that nobody has answered, the one that is due first on top. Both numbers are counted as
 * far as `mostCounted` and one more.
 */
export async function readEnquiries(payload: Payload, user: User) {
  if (!mayRead(user, 'submissions')) return null;
  const [{ docs }, heldAsSpam] = await Promise.all([
    payload.find({
      collection: 'submissions',
      where: { and: toAnswer },
      sort: 'dueAt',
      limit: mostCounted + 1,
      pagination: false,
      depth: 0,
      joins: false,
      select: { name: true, projectType: true, status: true, dueAt: true, answeredAt: true },
      user,
      overrideAccess: false,
    }),
    countUpTo(payload, user, 'submissions', { status: { equals: 'spam' } }),
  ]);
  return { waiting: docs.slice(0, mostEnquiries), count: docs.length, heldAsSpam };
}

/** Mails that were given up, the newest first, with whom they were for. */
export async function readFailedMails(payload: Payload, user: User) {
  if (!mayRead(user, 'mails')) return null;
  const { docs, totalDocs } = await payload.find({
    collection: 'mails',
    where: { status: { equals: 'failed' } },
    sort: '-createdAt',
    limit: mostMails,
    depth: 1,
    select: { subject: true, to: true, submission: true },
    populate: { submissions: { name: true } },
    user,
    overrideAccess: false,
  });
  const mails = docs.map(({ id, subject, to, submission }) => ({
    id,
    subject,
    person: submission && typeof submission === 'object' ? submission.name : to,
  }));
  return { mails, count: totalDocs };
}

/** The last night’s deletion, if something went wrong in it. */
export async function readDeletionProblem(payload: Payload, user: User) {
  if (!mayRead(user, 'housekeeping-reports')) return null;
  const { docs } = await payload.find({
    collection: 'housekeeping-reports',
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
    user,
    overrideAccess: false,
  });
  return docs[0]?.hasProblem ? docs[0] : null;
}
