import type { PayloadRequest, Where } from 'payload';
import type { Submission } from '@/payload-types';
import { lockDocument } from '@/platform/database/lock-document';
import { Refusal } from '@/platform/database/refusal';

/** Above this number a word is common, and PostgreSQL finds the newest matches quickly. */
const mostFound = 2_000;
/** Shorter words have no trigram, so the index cannot find them. */
const shortestWord = 3;

/**
 * Returns the enquiries with the longest word of a search, so that the list selects its page from
 * them. Without this, PostgreSQL scans the newest enquiries until it has fifty. That takes most of
 * a second for a word in old enquiries only.
 *
 * @returns `null` when the restriction would not help
 */
export async function foundBySearch({ payload, query }: PayloadRequest): Promise<Where | null> {
  const { search } = query;
  if (typeof search !== 'string') return null;
  const [longest = ''] = search.split(' ').toSorted((a, b) => b.length - a.length);
  if (longest.length < shortestWord) return null;
  const { rows } = await payload.db.pool.query<{ id: number }>(
    `select id from submissions
      where name ilike $1 or email ilike $1 or message ilike $1 or reference ilike $1 limit $2`,
    [`%${longest}%`, mostFound + 1],
  );
  if (rows.length === 0 || rows.length > mostFound) return null;
  return { id: { in: rows.map(({ id }) => id) } };
}

/**
 * Locks an enquiry for a reply.
 *
 * @throws a refusal while it is held as spam
 */
export async function lockEnquiry(req: PayloadRequest, id: number): Promise<Submission> {
  const enquiry = await lockDocument(req, 'submissions', id);
  if (enquiry.status === 'spam') {
    throw new Refusal('It is held as spam. Set the status to New first, and save.', 409);
  }
  return enquiry;
}
