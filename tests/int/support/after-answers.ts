type Work = () => unknown;

/**
 * On a global symbol: files that share a process load whatever asks Next for `after` once, and each
 * of them wants something else of it.
 */
const KEY = Symbol.for('site.tests.after-answers');
const holder = globalThis as { [KEY]?: (work: Work) => void };

/** What stands in for Next’s `after`, which has no request here. */
export function afterAnswer(work: Work): void {
  holder[KEY]?.(work);
}

/** There is no answer that something could wait for: it is done at once, and nobody looks. */
export function waitForNothing(): void {
  holder[KEY] = (work) => void work();
}

/**
 * Collects what is left to be done after answers, until the file ends.
 *
 * @returns lets all of it come to its end
 */
export function collectWork(): () => Promise<void> {
  const begun: unknown[] = [];
  holder[KEY] = (work) => begun.push(work());
  return async () => {
    while (begun.length > 0) await begun.pop();
  };
}
