import { revalidatePath } from 'next/cache';
import { after } from 'next/server';
import { beginAddressChange } from '@/lib/public-addresses';

/**
 * Makes every public page new on its next view. A figure or a name can stand on any page, so the
 * whole site is one unit: about a hundred pages that take milliseconds to render again.
 *
 * Does nothing outside a Next request (seed, migration, command line): there is no page cache in
 * such a process, and the server clears its own at start.
 */
export function revalidateSite(): void {
  try {
    revalidatePath('/', 'layout');
    // By the time the request is answered, its transaction is committed.
    after(beginAddressChange());
  } catch (error) {
    if (error instanceof Error && error.message.includes('static generation store missing')) return;
    throw error;
  }
}
