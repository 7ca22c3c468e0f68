import { setTimeout as delay } from 'node:timers/promises';

/**
 * Resolves with the first result of `look`. Without its own time limit: the test's is enough, and
 * slow machines pass.
 */
export async function waitUntil<T>(
  look: () => T | undefined | false | null | Promise<T | undefined | false | null>,
): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false && found !== null) return found;
    await delay(20);
  }
}
