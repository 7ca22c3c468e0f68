import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { showToast } from '@/design/ui/show-toast';
import { followEvents } from '@/platform/follow-events';
import { type FormAction, scriptEntry, unsent } from '@/platform/form-state';
import type { CrawlState } from '../rules/crawl-state';
import { scanFailed } from '../rules/scan-endings';
import type { CrawlRequestOutcome, ScanRequestOutcome } from '../rules/scan-request';
import type { ScanState } from '../rules/scan-state';
import { isOver } from '../rules/statuses';

/** Common part of a scan and a crawl for the page that follows it. */
export interface Followed<State> {
  /** Base path of its state and its stream. */
  address: '/api/scan' | '/api/crawl';
  isOver: (state: State) => boolean;
}

export const followedScan: Followed<ScanState> = {
  address: '/api/scan',
  isOver: ({ status }) => isOver(status),
};

export const followedCrawl: Followed<CrawlState> = {
  address: '/api/crawl',
  isOver: ({ status }) => isOver(status),
};

/** Follows a scan or crawl until it ends. */
function follow<State>(
  followed: Followed<State>,
  id: string,
  signal: AbortSignal,
  tell: { onState: (state: State) => void; onLost: () => void },
): void {
  const address = `${followed.address}/${id}` as const;
  followEvents({
    stream: `${address}/events`,
    snapshot: address,
    isOver: (state) => followed.isOver(state as State),
    onState: (state) => tell.onState(state as State),
    onLost: tell.onLost,
    signal,
  });
}

/** State of a running task; its page reloads when the task ends. */
export function useFollowed<State extends { id: string }>(
  followed: Followed<State>,
  initial: State,
): State {
  const router = useRouter();
  const [state, setState] = useState(initial);
  const { id } = initial;
  useEffect(() => {
    const run = new AbortController();
    follow(followed, id, run.signal, {
      onState: (next) => {
        setState(next);
        if (followed.isOver(next)) router.refresh();
      },
      onLost: () => router.refresh(),
    });
    return () => run.abort();
  }, [followed, id, router]);
  return state;
}

export type SiteOutcome = ScanRequestOutcome | CrawlRequestOutcome;

export interface SiteTool<State> extends Followed<State> {
  send: FormAction<SiteOutcome>;
  /** Title of the toast for a failure. */
  failureTitle: string;
  /** Shows every failure beside the form, in addition to errors of the address. */
  showsFailures: boolean;
}

/** A scan or crawl from the request to its result. */
export interface SiteRun<State> {
  phase: 'idle' | 'asking' | 'following' | 'over';
  /** Proof that the server demands before it starts. */
  hurdle: 'captcha' | 'email' | null;
  /** Address of the confirmation mail. */
  confirmAt: string | null;
  fault: { field: 'url' | 'email'; text: string } | null;
  state: State | null;
}

const idle = { phase: 'idle', hurdle: null, confirmAt: null, fault: null, state: null } as const;

const unanswered: SiteOutcome = { status: 'failed', error: scanFailed.text };

/**
 * Runs a scan or crawl (specification, section 4): idle, running, result; a failure shows a toast
 * and no result. A new run cancels the previous one.
 *
 * @param onResult called when a result arrives
 */
export function useSiteRun<State extends { message: string | null; result: unknown }>(
  tool: SiteTool<State>,
  onResult: () => void,
) {
  const merge = (before: SiteRun<State>, step: Partial<SiteRun<State>>) => ({ ...before, ...step });
  const [run, change] = useReducer(merge, idle);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const fail = useCallback(
    (text: string, field: 'url' | 'email' | null = null) => {
      const isShown = field !== null || tool.showsFailures;
      change({ ...idle, fault: isShown ? { field: field ?? 'url', text } : null });
      showToast({ tone: 'error', title: tool.failureTitle, description: text });
    },
    [tool],
  );

  const start = useCallback(
    async (form: FormData) => {
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      change({ ...idle, phase: 'asking' });
      form.set(scriptEntry, 'yes');
      const state = await tool.send(unsent, form).catch(() => null);
      if (running.current !== mine || mine.signal.aborted) return;
      const outcome = state?.outcome ?? unanswered;
      switch (outcome.status) {
        case 'captcha':
          return change({ ...idle, hurdle: 'captcha' });
        case 'email-needed':
          return change({ ...idle, hurdle: 'email' });
        case 'invalid': {
          const { error: text } = outcome;
          const field = 'field' in outcome ? outcome.field : 'url';
          if (field === 'email')
            return change({ ...idle, hurdle: 'email', fault: { field, text } });
          return fail(text, field);
        }
        case 'accepted':
        case 'confirm':
          change({
            phase: 'following',
            confirmAt: outcome.status === 'confirm' ? outcome.email : null,
          });
          return follow(tool, outcome.id, mine.signal, {
            onState: (next) => {
              if (!tool.isOver(next)) return change({ phase: 'following', state: next });
              if (!next.result) return fail(next.message ?? scanFailed.text);
              change({ phase: 'over', state: next, confirmAt: null });
              onResult();
            },
            onLost: () => fail(scanFailed.text),
          });
        default:
          return fail(outcome.error);
      }
    },
    [tool, fail, onResult],
  );

  return { run, start };
}
