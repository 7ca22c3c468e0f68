import type { PayloadRequest, Where } from 'payload';
import type { Submission } from '@/payload-types';
import { lockDocument } from '@/platform/database/lock-document';
import { Refusal } from '@/platform/database/refusal';

/** Beyond it a word is common enough that the newest who used it are found soon. */
const mostFound = 2_000;
/** Shorter words have no trigram, so the index does not know them. */
const shortestWord = 3;

/**
 * Names the enquiries that hold the longest word of a search, so that the list picks its page from
 * those. PostgreSQL alone goes through the newest enquiries one by one until it has fifty, which
 * takes most of a second for a word that only old ones hold.
 *
 * @returns `null` when it would not help
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
 * The same for an enquiry that is to be answered.
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
