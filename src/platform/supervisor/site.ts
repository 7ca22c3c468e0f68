import { existsSync } from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { OperatorEnv } from '../env.ts';
import { type BoundSocket, bindSocket, canSharePort } from '../port.ts';
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

/** One for each process where possible: the system spreads connections evenly over them. */
export async function openSockets({ port, bindAddress, webProcesses }: OperatorEnv) {
  const count = canSharePort ? webProcesses : 1;
  const sockets = await Promise.all(
    Array.from({ length: count }, () => bindSocket(port, bindAddress)),
  );
  return Array.from({ length: webProcesses }, (_, index) => sockets[index % count]);
}

export type SiteOptions = {
  mode: 'start' | 'dev';
  env: OperatorEnv;
  secrets: SiteSecrets;
  childEnv: NodeJS.ProcessEnv;
  terminal: Terminal;
  undo: Undo;
  /** The version to run; a restart may change it. */
  release: { root: string };
  sockets: readonly (BoundSocket | undefined)[];
  onProcesses: (pids: number[]) => void;
  /** Called when a process ended that was not asked to. */
  onLost: () => void;
  onFirstReady: () => void;
};

export type Site = {
  /** Replaces the processes one after another, each when its successor is ready. */
  replace(): Promise<void>;
  /** What each process replies; undefined from one that does not answer. */
  ask(question: string): Promise<unknown[]>;
  done: Promise<unknown>;
  kill(): void;
};

/** The Node that belongs to a version: an old version's folder may be deleted after a restart. */
function findProgram(root: string): string {
  const own = path.join(root, 'node_modules/node/bin/node');
  return existsSync(own) ? own : process.execPath;
}

/**
 * Limits garbage, which V8 else lets grow with the machine: 380 instead of 630 MB while pages are
 * rendered, at the same speed. The site itself needs 120 MB. The operator's own setting is kept.
 */
function frugal({ NODE_OPTIONS = '' }: NodeJS.ProcessEnv): string[] {
  if (NODE_OPTIONS.includes('--max-old-space-size')) return [];
  // Of a container's limit, as V8 does, half is for all else.
  const half = Math.min(totalmem(), process.constrainedMemory() || totalmem()) / 2;
  const megabytes = Math.min(1024, Math.floor(half / 1024 ** 2));
  return [`--max-old-space-size=${megabytes}`, '--max-semi-space-size=8'];
}

export function openSite(options: SiteOptions): Site {
  const { env, terminal, undo, release, sockets } = options;
  const pids = sockets.map((): number[] => []);
  let wasReady = false;

  function onReady(since: number): void {
    terminal.line('Website', `ready on ${env.siteUrl}`, since);
    if (wasReady || !apps.every((app) => app.isReady())) return;
    wasReady = true;
    options.onFirstReady();
  }

  const apps: AppProcess[] = sockets.map((socket, index) =>
    superviseApp({
      launch: () => ({
        program: findProgram(release.root),
        args: [
          // Libraries use experimental Node features, which would log warnings.
          '--disable-warning=ExperimentalWarning',
          ...(options.mode === 'dev' ? [] : frugal(options.childEnv)),
          'src/platform/app-server.ts',
          ...(options.mode === 'dev' ? ['--dev'] : []),
        ],
        cwd: release.root,
        env: {
          // Fewer pools of native memory, which keep what a rendering needed.
          MALLOC_ARENA_MAX: '2',
          // A quarter of the start.
          NODE_COMPILE_CACHE: path.join(env.dataDir, 'compiled'),
          ...options.childEnv,
        },
      }),
      socket: socket?.fd,
      tell: (text) => terminal.warn('Website', text),
      onReady,
      onLost: options.onLost,
      onProcesses: (own) => {
        pids[index] = own;
        options.onProcesses(pids.flat());
      },
      // A debugger may stop a developer's process for as long as it wants.
      ...(options.mode === 'dev' ? { askEveryMs: 0 } : {}),
    }),
  );
  undo.add(async () => {
    const stopping = performance.now();
    await Promise.all(apps.map((app) => app.stop()));
    for (const socket of new Set(sockets)) socket?.close();
    terminal.line('Website', 'stopped', stopping);
  });

  let polls = 0;
  const endPolling = pollJobs({
    poll: () => {
      // In turn, so that every process works.
      polls += 1;
      const ports = apps.flatMap((app) => app.ownPort() ?? []);
      const port = ports[polls % ports.length] ?? env.port;
      const { internalSecret } = options.secrets;
      return requestJobs({ port, bindAddress: '127.0.0.1', internalSecret });
    },
    isReady: () => apps.some((app) => app.ownPort() !== undefined),
    tell: (text) => terminal.line('Jobs', text),
    warn: (text) => terminal.warn('Jobs', text),
  });
  undo.add(endPolling);
  return {
    async replace() {
      for (const app of apps) await app.replace();
    },
    ask: (question) => Promise.all(apps.map((app) => app.ask(question))),
    done: Promise.race(apps.map((app) => app.done)),
    kill: () => {
      for (const app of apps) app.kill();
    },
  };
}
