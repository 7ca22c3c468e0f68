import { useCallback, useEffect, useReducer, useRef } from 'react';
import { showToast } from '@/design/ui/show-toast';
import { scanFailed } from '../../rules/scan-endings';
import type { ScanRequestOutcome } from '../../rules/scan-request';
import type { ScanState } from '../../rules/scan-state';
import { isOver } from '../../rules/statuses';
import { askScan, followScan, type ScanWish } from './ask-scan';

/** What stands between the visitor and the scan. */
export type Hurdle = 'captcha' | 'email';

export interface ScanProgress {
  phase: 'idle' | 'asking' | 'following' | 'over';
  hurdle: Hurdle | null;
  /** Address that a confirmation went to. */
  confirmAt: string | null;
  fault: { field: 'url' | 'email'; text: string } | null;
  state: ScanState | null;
}

const idle: ScanProgress = {
  phase: 'idle',
  hurdle: null,
  confirmAt: null,
  fault: null,
  state: null,
};

function tellFailure(text: string): void {
  showToast({ tone: 'error', title: scanFailed.title, description: text });
}

type Step = Partial<ScanProgress>;
const merge = (before: ScanProgress, step: Step): ScanProgress => ({ ...before, ...step });

/** What is shown for an answer that starts nothing. */
function stepFor(outcome: ScanRequestOutcome): Step {
  switch (outcome.status) {
    case 'captcha':
      return { ...idle, hurdle: 'captcha' };
    case 'email-needed':
      return { ...idle, hurdle: 'email' };
    case 'invalid':
      if (outcome.field === 'email') {
        return { ...idle, hurdle: 'email', fault: { field: 'email', text: outcome.error } };
      }
      tellFailure(outcome.error);
      return { ...idle, fault: { field: 'url', text: outcome.error } };
    case 'accepted':
    case 'confirm':
      return {};
    default:
      tellFailure(outcome.error);
      return idle;
  }
}

/**
 * A scan from the wish to its result (specification, section 4): idle, scanning, results; on failure
 * a toast and no results. One at a time: a new one calls the old one off.
 */
export function useScan(onResult: () => void) {
  const [progress, change] = useReducer(merge, idle);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const follow = useCallback(
    (id: string, run: AbortController) => {
      followScan(id, run.signal, {
        onState: (state) => {
          if (!isOver(state.status)) {
            change({ phase: 'following', state });
            return;
          }
          change({ phase: state.result ? 'over' : 'idle', state, confirmAt: null });
          if (state.result) onResult();
          else tellFailure(state.message ?? 'Scan failed');
        },
        onLost: () => {
          change(idle);
          tellFailure(scanFailed.text);
        },
      });
    },
    [onResult],
  );

  const start = useCallback(
    async (wish: ScanWish) => {
      running.current?.abort();
      const run = new AbortController();
      running.current = run;
      change({ ...idle, phase: 'asking' });
      const outcome = await askScan(wish, run.signal).catch(() => null);
      if (!outcome || running.current !== run) return;
      if (outcome.status === 'accepted' || outcome.status === 'confirm') {
        change({
          phase: 'following',
          confirmAt: outcome.status === 'confirm' ? outcome.email : null,
        });
        follow(outcome.id, run);
        return;
      }
      change(stepFor(outcome));
    },
    [follow],
  );

  return { progress, start };
}
