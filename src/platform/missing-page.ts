import { AsyncLocalStorage } from 'node:async_hooks';

export interface PageAnswer {
  /** True for an unpublished address: status 404. */
  isMissing: boolean;
}

/**
 * A global symbol, because Next bundles the site's code: server and pages have separate copies of
 * this file.
 */
const KEY = Symbol.for('site.page-answer');

function answers(): AsyncLocalStorage<PageAnswer> {
  const holder = globalThis as { [KEY]?: AsyncLocalStorage<PageAnswer> };
  holder[KEY] ??= new AsyncLocalStorage();
  return holder[KEY];
}

export function renderInto<Result>(answer: PageAnswer, render: () => Result): Result {
  return answers().run(answer, render);
}

/**
 * Sets status 404 for the page being rendered; `notFound()` would send an empty document. Call
 * it before the first byte: while rendering, outside any Suspense boundary.
 */
export function markPageMissing(): void {
  const answer = answers().getStore();
  if (answer) answer.isMissing = true;
}

export function isPageMissing(): boolean {
  return answers().getStore()?.isMissing === true;
}
