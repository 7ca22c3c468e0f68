import type { Payload } from 'payload';
import type { User } from '@/payload-types';
import { mayRead } from '../readers';
import { mostCounted } from '../rules/capped-count';
import { failureReason, jobName } from '../rules/failed-jobs';

const mostListed = 5;

export interface FailedJobLine {
  id: number;
  name: string;
  reason: string;
  /** Path below the back office; null when the record has no page. */
  path: string | null;
  /** ISO 8601. */
  at: string;
}

/** Inputs of our tasks, which name the record of a job. */
interface JobInput {
  scan?: number;
  crawl?: number;
  doc?: { relationTo: string; value: string | number };
}

function pathOf({ scan, crawl, doc }: JobInput): string | null {
  if (scan) return `/collections/scan-results/${scan}`;
  if (crawl) return `/collections/site-crawls/${crawl}`;
  return doc ? `/collections/${doc.relationTo}/${doc.value}` : null;
}

async function readOwnFailedSchedules(payload: Payload, user: User): Promise<number[]> {
  const { rows } = await payload.db.pool.query<{ id: number }>(
    `select id from payload_jobs where task_slug = 'schedulePublish' and has_error is true
        and input -> 'user' ->> 'value' = $1`,
    [String(user.id)],
  );
  return rows.map(({ id }) => id);
}

/**
 * Jobs that failed for good, newest first, for admins. Mails and the reader’s schedules have parts
 * of their own.
 */
export async function readFailedJobs(payload: Payload, user: User) {
  if (user.role !== 'admin') return null;
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { hasError: { equals: true } },
        { taskSlug: { not_equals: 'deliver-mail' } },
        { id: { not_in: await readOwnFailedSchedules(payload, user) } },
      ],
    },
    sort: '-updatedAt',
    limit: mostCounted + 1,
    pagination: false,
    depth: 0,
    select: { taskSlug: true, input: true, error: true, updatedAt: true },
    user,
    overrideAccess: false,
  });
  const lines = docs.slice(0, mostListed).map((job): FailedJobLine => {
    const { message } = (job.error ?? {}) as { message?: string };
    return {
      id: Number(job.id),
      name: jobName(job.taskSlug),
      // Scheduled publications store their reason in words.
      reason:
        job.taskSlug === 'schedulePublish' && message ? message : failureReason(message ?? ''),
      path: pathOf((job.input ?? {}) as JobInput),
      at: job.updatedAt,
    };
  });
  return { lines, count: docs.length };
}

const mostMails = 5;

/** Mails that failed for good, newest first, with their recipients. */
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

/** The problems of the last nightly deletion, if any. */
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
