import { AsyncLocalStorage } from 'node:async_hooks';
import { sharedState } from './shared-state.ts';

export interface PageAnswer {
  isMissing: boolean;
}

const answers = () => sharedState('page-answer', () => new AsyncLocalStorage<PageAnswer>());

/** The page that is rendered writes into `answer`. */
export function renderInto<Result>(answer: PageAnswer, render: () => Result): Result {
  return answers().run(answer, render);
}

/**
 * Sets status 404 for the page being rendered; `notFound()` would send an empty document. Call it
 * before the first byte: while rendering, outside any Suspense boundary.
 */
export function markPageMissing(): void {
  const answer = answers().getStore();
  if (answer) answer.isMissing = true;
}
