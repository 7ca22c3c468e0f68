import { revalidatePath } from 'next/cache';
import type { PayloadRequest } from 'payload';
import { runAfterCommit } from './database/after-commit';
import { beginNewEdition } from './site-edition';

/**
 * Marks every public page as stale, from the commit on. A figure or a name can appear anywhere,
 * and about a hundred pages render in milliseconds.
 * @param req of the change; null where nothing was written
 */
export async function revalidateSite(req: PayloadRequest | null): Promise<void> {
  if (req) await runAfterCommit(req, beginNewEdition);
  else beginNewEdition();
  try {
    revalidatePath('/', 'layout');
  } catch (error) {
    // Seed, migration and command line have no page cache, and the server clears its own at the
    // start.
    if (error instanceof Error && error.message.includes('static generation store missing')) return;
    throw error;
  }
}
