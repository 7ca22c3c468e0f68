type Work = () => unknown;

/** On a global symbol: test setup and the code under test load separate copies of this module. */
const KEY = Symbol.for('site.tests.after-answers');
const holder = globalThis as { [KEY]?: unknown[] };

function begun(): unknown[] {
  holder[KEY] ??= [];
  return holder[KEY];
}

/** Replaces Next’s `after`: there is no answer to wait for in these tests. */
export function afterAnswer(work: Work): void {
  begun().push(work());
}

/** Waits for all work scheduled after an answer. */
export async function settleWork(): Promise<void> {
  while (begun().length > 0) await begun().pop();
}
