import type { Payload } from 'payload';
import { grantFor, type Resource } from '@/domain/access/permissions';
import type { User } from '@/payload-types';
import { toAnswer } from '../inbox/quick-filters';

const mostEnquiries = 8;
const mostMails = 5;

const mayRead = (user: User, resource: Resource) => grantFor(resource, user.role, 'read') === 'yes';

/** Enquiries that nobody has answered, the one that is due first on top. */
export async function readEnquiries(payload: Payload, user: User) {
  if (!mayRead(user, 'submissions')) return null;
  const shared = { collection: 'submissions', user, overrideAccess: false } as const;
  const [waiting, spam] = await Promise.all([
    payload.find({
      ...shared,
      where: { and: toAnswer },
      sort: 'dueAt',
      limit: mostEnquiries,
      depth: 0,
      joins: false,
      select: { name: true, projectType: true, status: true, dueAt: true, answeredAt: true },
    }),
    payload.count({ ...shared, where: { status: { equals: 'spam' } } }),
  ]);
  return { waiting: waiting.docs, count: waiting.totalDocs, heldAsSpam: spam.totalDocs };
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
