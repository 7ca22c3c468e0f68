import type { Payload } from 'payload';
import { mostCounted } from '@/domain/dashboard/capped-count';
import { failureReason, jobName } from '@/domain/dashboard/failed-jobs';
import type { User } from '@/payload-types';

const mostListed = 5;

export interface FailedJobLine {
  id: number;
  name: string;
  reason: string;
  /** Below the path of the back office: what it was about, if that has a page there. */
  path: string | null;
  /** ISO 8601. */
  at: string;
}

/** What a job was about, as the tasks of ours say it. */
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

/** What the site gave up, the newest first. Mails stand among the mails. For admins. */
export async function readFailedJobs(payload: Payload, user: User) {
  if (user.role !== 'admin') return null;
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ hasError: { equals: true } }, { taskSlug: { not_equals: 'deliver-mail' } }] },
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
      reason: failureReason(message ?? ''),
      path: pathOf((job.input ?? {}) as JobInput),
      at: job.updatedAt,
    };
  });
  return { lines, count: docs.length };
}
