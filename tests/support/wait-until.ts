import { setTimeout as delay } from 'node:timers/promises';

/**
 * Resolves with what `look` finds, once it finds something. There is no limit of its own: the
 * test's is enough, and a slow machine is no failure.
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
