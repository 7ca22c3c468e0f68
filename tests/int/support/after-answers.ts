type Work = () => unknown;

/** On a global symbol: what sets a file up loads this anew, what asks Next for `after` does not. */
const KEY = Symbol.for('site.tests.after-answers');
const holder = globalThis as { [KEY]?: unknown[] };

function begun(): unknown[] {
  holder[KEY] ??= [];
  return holder[KEY];
}

/** Stands in for Next’s `after`: there is no answer here that the work could wait for. */
export function afterAnswer(work: Work): void {
  begun().push(work());
}

/** Lets everything that goes on after an answer come to its end. */
export async function settleWork(): Promise<void> {
  while (begun().length > 0) await begun().pop();
}
