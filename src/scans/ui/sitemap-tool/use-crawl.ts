import { useCallback, useEffect, useReducer, useRef } from 'react';
import { showToast } from '@/design/ui/show-toast';
import { scanFailed } from '../../rules/failures';
import type { CrawlRequestOutcome } from '../../rules/request';
import { type CrawlState, isCrawlOver } from '../../rules/state';
import { askCrawl, type CrawlWish, followCrawl } from './ask-crawl';

export interface CrawlRun {
  phase: 'idle' | 'asking' | 'following' | 'over';
  needsCaptcha: boolean;
  /** Why there is no list, beside the form. */
  fault: string | null;
  state: CrawlState | null;
}

const idle: CrawlRun = { phase: 'idle', needsCaptcha: false, fault: null, state: null };

type Step = Partial<CrawlRun>;
const merge = (before: CrawlRun, step: Step): CrawlRun => ({ ...before, ...step });

function failedWith(fault: string): Step {
  showToast({ tone: 'error', title: 'No list of pages', description: fault });
  return { ...idle, fault };
}

/** What is shown for an answer that starts nothing. */
function stepFor(outcome: Exclude<CrawlRequestOutcome, { status: 'accepted' }>): Step {
  return outcome.status === 'captcha' ? { ...idle, needsCaptcha: true } : failedWith(outcome.error);
}

/**
 * A crawl from the press of the button to its result.
 *
 * @param onResult called when there is something to show
 */
export function useCrawl(onResult: () => void) {
  const [run, change] = useReducer(merge, idle);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const follow = useCallback(
    (id: string, signal: AbortSignal) => {
      followCrawl(id, signal, {
        onState: (state) => {
          if (!isCrawlOver(state.status)) {
            change({ phase: 'following', state });
          } else if (state.result) {
            change({ phase: 'over', state });
            onResult();
          } else {
            change(failedWith(state.message ?? scanFailed.text));
          }
        },
        onLost: () => change(failedWith(scanFailed.text)),
      });
    },
    [onResult],
  );

  const start = useCallback(
    async (wish: CrawlWish) => {
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      change({ ...idle, phase: 'asking' });
      const outcome = await askCrawl(wish, mine.signal).catch(() => null);
      if (!outcome || running.current !== mine) return;
      if (outcome.status === 'accepted') follow(outcome.id, mine.signal);
      else change(stepFor(outcome));
    },
    [follow],
  );

  return { run, start };
}
