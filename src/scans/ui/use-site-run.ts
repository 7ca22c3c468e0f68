import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { showToast } from '@/design/ui/show-toast';
import { followEvents } from '@/platform/follow-events';
import { type FormAction, scriptEntry, unsent } from '@/platform/form-state';
import { deleteJson } from '@/platform/own-server';
import type { ScanRequestOutcome } from '../rules/scan-request';
import { type CrawlStatus, isOver, type ScanStatus, scanFailed } from '../rules/scan-state';

/** Base path of a task’s state and its stream. */
type TaskAddress = '/api/scan' | '/api/crawl';

interface TaskState {
  status: ScanStatus | CrawlStatus;
}

function follow<State extends TaskState>(
  base: TaskAddress,
  id: string,
  signal: AbortSignal,
  tell: { onState: (state: State) => void; onLost: () => void },
): void {
  const address = `${base}/${id}` as const;
  followEvents({
    stream: `${address}/events`,
    snapshot: address,
    isOver: (state) => isOver((state as State).status),
    onState: (state) => tell.onState(state as State),
    onLost: tell.onLost,
    signal,
  });
}

/** State of a running task; its page reloads when the task ends. */
export function useFollowed<State extends TaskState & { id: string }>(
  base: TaskAddress,
  initial: State,
): State {
  const router = useRouter();
  const [state, setState] = useState(initial);
  const { id } = initial;
  useEffect(() => {
    const run = new AbortController();
    follow<State>(base, id, run.signal, {
      onState: (next) => {
        setState(next);
        if (isOver(next.status)) router.refresh();
      },
      onLost: () => router.refresh(),
    });
    return () => run.abort();
  }, [base, id, router]);
  return state;
}

export interface SiteTool {
  address: TaskAddress;
  send: FormAction<ScanRequestOutcome>;
  failureTitle: string;
}

export interface SiteState extends TaskState {
  message: string | null;
  result: unknown;
}

export interface SiteRun<State> {
  phase: 'idle' | 'asking' | 'following' | 'over';
  /** Proof that the server demands before it starts. */
  hurdle: 'captcha' | 'email' | null;
  confirmAt: string | null;
  /** Of the scan or crawl that is followed. */
  id: string | null;
  /** Shown beside the form: the toast is gone before a longer reason is read. */
  fault: { field: 'url' | 'email' | null; text: string } | null;
  state: State | null;
}

const idle = {
  phase: 'idle',
  hurdle: null,
  confirmAt: null,
  id: null,
  fault: null,
  state: null,
} as const;

const unanswered: ScanRequestOutcome = { status: 'failed', error: scanFailed.text };

/** Runs a scan or crawl (specification, section 4). A new run cancels the previous one. */
export function useSiteRun<State extends SiteState>(tool: SiteTool) {
  const merge = (before: SiteRun<State>, step: Partial<SiteRun<State>>) => ({ ...before, ...step });
  const [run, change] = useReducer(merge, idle);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const fail = useCallback(
    (text: string, field: 'url' | 'email' | null = null, title = tool.failureTitle) => {
      change({ ...idle, fault: { field, text } });
      showToast({ tone: 'error', title, description: text });
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
          const { error: text, field } = outcome;
          if (field === 'email')
            return change({ ...idle, hurdle: 'email', fault: { field, text } });
          return fail(text, field);
        }
        case 'accepted':
        case 'confirm':
          change({
            phase: 'following',
            id: outcome.id,
            confirmAt: outcome.status === 'confirm' ? outcome.email : null,
          });
          return follow<State>(tool.address, outcome.id, mine.signal, {
            onState: (next) => {
              if (!isOver(next.status)) return change({ phase: 'following', state: next });
              if (!next.result) return fail(next.message ?? scanFailed.text);
              change({ phase: 'over', state: next, confirmAt: null });
            },
            onLost: () => fail(scanFailed.text),
          });
        default:
          return fail(outcome.error);
      }
    },
    [tool, fail],
  );

  /** Deletes a scan that the visitor started; of another's, only the following ends. */
  const cancel = useCallback(
    (id: string) => {
      running.current?.abort();
      change(idle);
      showToast({ title: 'Scan cancelled' });
      // A scan that could not be deleted ends by itself.
      void deleteJson(`${tool.address}/${id}`).catch(() => {});
    },
    [tool],
  );

  return { run, start, cancel, fail };
}
