import type { Payload } from 'payload';
import type { User } from '@/payload-types';
import { asReader, mayRead, mostCounted } from '../readers';

const names: Readonly<Record<string, string>> = {
  schedulePublish: 'A scheduled change of a page',
  'purge-old-data': 'Deleting old data',
  'scan-site': 'A website scan',
  'crawl-site': 'Listing the pages of a site',
  'watch-proposals': 'Ending proposals and reminding of them',
  'deliver-mail': 'Sending a mail',
};

const reasons: readonly [pattern: RegExp, reason: string][] = [
  [
    /not allowed|forbidden|unauthori[sz]ed/i,
    'The person who asked for it no longer has the right to.',
  ],
  [/not found|was deleted|no longer exists/i, 'What it was about has been deleted.'],
  [
    /following field|is required|valid/i,
    'Something is missing or wrong in the document. Open it and publish it by hand: the form says what.',
  ],
  [
    /ECONN|ETIMEDOUT|EHOSTUNREACH|timeout|timed out|terminated|can’t be reached/i,
    'Something it needs could not be reached.',
  ],
];

export function jobName(task: string | null | undefined): string {
  return names[task ?? ''] ?? 'Something that the site does by itself';
}

/** The reason in a sentence for staff, who never see the server’s log. */
export function failureReason(message: string): string {
  const found = reasons.find(([pattern]) => pattern.test(message));
  return found?.[1] ?? 'It failed each time it was tried. The server’s log says more.';
}

const mostListed = 5;

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

/** Jobs that failed for good, for admins. Mails and the reader’s schedules have their own parts. */
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
    select: { taskSlug: true, input: true, error: true, updatedAt: true },
    ...asReader(user),
  });
  const lines = docs.slice(0, mostListed).map((job) => {
    const { message } = (job.error ?? {}) as { message?: string };
    return {
      id: Number(job.id),
      name: jobName(job.taskSlug),
      // Scheduled publications store their reason in words.
      reason:
        job.taskSlug === 'schedulePublish' && message ? message : failureReason(message ?? ''),
      /** Below the back office; null when the record has no page. */
      path: pathOf((job.input ?? {}) as JobInput),
      at: job.updatedAt,
    };
  });
  return { lines, count: docs.length };
}

const mostMails = 5;

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

export async function readDeletionProblem(payload: Payload, user: User) {
  if (!mayRead(user, 'housekeeping-reports')) return null;
  const { docs } = await payload.find({
    collection: 'housekeeping-reports',
    sort: '-createdAt',
    limit: 1,
    ...asReader(user),
  });
  return docs[0]?.hasProblem ? docs[0] : null;
}
