import { setTimeout as delay } from 'node:timers/promises';
import type { OperatorEnv } from '../env.ts';
import { type AppProcess, superviseApp } from './app-process.ts';
import { requestJobs } from './internal-client.ts';
import type { SiteSecrets } from './secrets.ts';
import type { Terminal } from './terminal.ts';
import type { Undo } from './undo.ts';

type PollerOptions = {
  poll: () => Promise<number>;
  isReady: () => boolean;
  warn: (text: string) => void;
  tell: (text: string) => void;
  everyMs?: number;
};

/** Failures in a row to report; a restart or a short outage causes fewer. */
const FAILURES_TO_MENTION = 3;

/** Makes the site run its jobs: only inside it a job can refresh pages. Returns a stop function. */
export function pollJobs(options: PollerOptions): () => void {
  const { poll, isReady, warn, tell, everyMs = 5_000 } = options;
  const stopping = new AbortController();
  const { signal } = stopping;

  async function keepPolling(): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      if (isReady()) {
        const outcome = await poll().catch((error: Error) => error.message);
        if (signal.aborted) return;
        if (outcome === 200) {
          if (failures >= FAILURES_TO_MENTION) tell('running again');
          failures = 0;
        } else {
          failures += 1;
          if (failures === FAILURES_TO_MENTION) {
            warn(`can’t be run at the moment (${outcome}); will keep trying`);
          }
        }
      }
      await delay(everyMs, undefined, { signal }).catch(() => {});
    }
  }

  void keepPolling();
  return () => stopping.abort();
}

export type SiteOptions = {
  root: string;
  mode: 'start' | 'dev';
  env: OperatorEnv;
  secrets: SiteSecrets;
  childEnv: NodeJS.ProcessEnv;
  terminal: Terminal;
  undo: Undo;
  signal: AbortSignal;
  onFirstReady: () => void;
};

export function openSite(options: SiteOptions): AppProcess {
  const { env, terminal, undo, signal } = options;
  const site = { ...env, internalSecret: options.secrets.internalSecret };
  let wasReady = false;

  function onReady(since: number): void {
    if (signal.aborted) return;
    terminal.line('Website', `ready on ${env.siteUrl}`, since);
    if (!wasReady) options.onFirstReady();
    wasReady = true;
  }

  const app = superviseApp({
    args: [
      // Libraries use experimental Node features, which would log warnings.
      '--disable-warning=ExperimentalWarning',
      'src/platform/app-server.ts',
      ...(options.mode === 'dev' ? ['--dev'] : []),
    ],
    cwd: options.root,
    env: options.childEnv,
    tell: (text) => terminal.warn('Website', text),
    onReady,
  });
  undo.add(async () => {
    const stopping = performance.now();
    await app.stop();
    terminal.line('Website', 'stopped', stopping);
  });

  const endPolling = pollJobs({
    poll: () => requestJobs(site),
    isReady: app.isReady,
    tell: (text) => terminal.line('Jobs', text),
    warn: (text) => terminal.warn('Jobs', text),
  });
  undo.add(endPolling);
  return app;
}
