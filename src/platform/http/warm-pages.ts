import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { sharedState } from '../shared-state.ts';
import { currentEdition } from '../site-edition.ts';
import { askSite, type InternalSite } from '../supervisor/internal-client.ts';

const state = () => sharedState('warm-pages', () => ({ areWarm: true }));

/** False from the start of the process until its most-read pages were rendered once. */
export const areMostReadPagesWarm = (): boolean => state().areWarm;

/** One after the other, because visitors' own requests come first; as most browsers ask. */
async function render(site: InternalSite, paths: readonly string[]): Promise<void> {
  for (const path of paths) await askSite(site, 'GET', path, { 'accept-encoding': 'br' });
}

/** Renders the pages that visitors read most, so that the first of them need not wait. */
export async function warmAtStart(site: InternalSite): Promise<void> {
  state().areWarm = false;
  try {
    const { body } = await askSite(site, 'GET', '/api/internal/most-read');
    await render(site, z.array(z.string()).parse(JSON.parse(body)));
  } catch (error) {
    // Visitors' requests render these pages too.
    console.error('The most-read pages could not be rendered at the start:', error);
  } finally {
    state().areWarm = true;
  }
}

/**
 * After each edit, renders the pages again that visitors read last.
 * @param pauseMs several edits within this time are followed by one rendering
 */
export async function keepWarm(
  site: InternalSite,
  listRecent: () => readonly string[],
  signal: AbortSignal,
  pauseMs = 1_000,
): Promise<void> {
  let warm = currentEdition();
  let seen = warm;
  while (!signal.aborted) {
    await delay(pauseMs, undefined, { signal, ref: false }).catch(() => {});
    const edition = currentEdition();
    // While other processes' edits can't be heard, each edition lasts for one request.
    if (edition !== warm && edition === seen && !signal.aborted) {
      await render(site, listRecent()).catch(() => {});
      warm = edition;
    }
    seen = edition;
  }
}
