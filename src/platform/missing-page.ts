import { AsyncLocalStorage } from 'node:async_hooks';

/** A page's information for the server about its answer. */
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

/** Renders a page, which writes into `answer`. */
export function renderInto<Result>(answer: PageAnswer, render: () => Result): Result {
  return answers().run(answer, render);
}

/**
 * Sets status 404 for the page being rendered. Next's `notFound()` sends an empty document that
 * only script fills. Call it while a component renders, outside any Suspense boundary: before the
 * first byte is sent.
 */
export function markPageMissing(): void {
  const answer = answers().getStore();
  if (answer) answer.isMissing = true;
}

/** True if the page being rendered is marked as missing. */
export function isPageMissing(): boolean {
  return answers().getStore()?.isMissing === true;
}
