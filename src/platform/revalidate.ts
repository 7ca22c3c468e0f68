import { revalidatePath } from 'next/cache';
import type { PayloadRequest } from 'payload';
import { runAfterCommit } from './database/after-commit';
import { beginNewEdition } from './site-edition';

/**
 * Makes every public page new on its next view. A figure or a name can stand on any page, so the
 * whole site is one unit: about a hundred pages that take milliseconds to render again.
 *
 * Pages are out of date from the commit on, not only when Next expires them at the end of the
 * request: a round of jobs can take minutes.
 *
 * @param req of the change; null where nothing was written
 */
export async function revalidateSite(req: PayloadRequest | null): Promise<void> {
  if (req) await runAfterCommit(req, beginNewEdition);
  else beginNewEdition();
  try {
    revalidatePath('/', 'layout');
  } catch (error) {
    // Seed, migration, command line: there is no page cache in such a process, and the server
    // clears its own at start.
    if (error instanceof Error && error.message.includes('static generation store missing')) return;
    throw error;
  }
}
