import { AsyncLocalStorage } from 'node:async_hooks';

/** What a page tells the server about the answer that it becomes. */
export interface PageAnswer {
  /** Nothing is published at this address: status 404. */
  isMissing: boolean;
}

/** On a global symbol: Next bundles the site’s code, so server and pages have a copy of this file each. */
const KEY = Symbol.for('site.page-answer');

function answers(): AsyncLocalStorage<PageAnswer> {
  const holder = globalThis as { [KEY]?: AsyncLocalStorage<PageAnswer> };
  holder[KEY] ??= new AsyncLocalStorage();
  return holder[KEY];
}

/** Renders a page; what it tells about its answer is written into `answer`. */
export function renderInto<Result>(answer: PageAnswer, render: () => Result): Result {
  return answers().run(answer, render);
}

/**
 * Gives the page that is being rendered status 404. Next’s `notFound()` sends an empty document that
 * only script fills. Call it while a component renders, outside of any Suspense boundary: there the
 * first byte has not been sent.
 */
export function markPageMissing(): void {
  const answer = answers().getStore();
  if (answer) answer.isMissing = true;
}

/** Whether the page that is being rendered said that it is missing. */
export function isPageMissing(): boolean {
  return answers().getStore()?.isMissing === true;
}
