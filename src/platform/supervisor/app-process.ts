import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type BackOff, delayAfter, patientBackOff } from '../back-off.ts';
import { OperatorError } from '../operator-error.ts';
import { formatDuration } from './terminal.ts';

export type AppOptions = {
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  tell: (text: string) => void;
  /** Called at each start once the app is ready, with its start time. */
  onReady: (since: number) => void;
  backOff?: BackOff;
  /** Uptime after which the app counts as stable again. */
  stableAfterMs?: number;
  /** Longer than the app's own limit of 30 s. */
  stopLimitMs?: number;
};

export type AppProcess = {
  isReady(): boolean;
  /** Rejects with an OperatorError if the app cannot start; resolves after a stop. */
  done: Promise<void>;
  stop(): Promise<void>;
  kill(): void;
};

function spawnApp({ args, cwd, env }: AppOptions): ChildProcess {
  return spawn(process.execPath, args, {
    cwd,
    env,
    // A separate process group: Ctrl-C reaches only the supervisor, which stops everything in
    // order. On Windows this would open a window.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

function describeEnd(code: number | null, signal: NodeJS.Signals | null): string {
  return signal ? `signal ${signal}` : `code ${code}`;
}

/** Ends a process group leader and all its children. */
export function killGroup(child: ChildProcess | undefined): void {
  if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The process has just ended.
  }
}

/** Restarts the app after a crash, with growing delays; gives up if it is never ready. */
export function superviseApp(options: AppOptions): AppProcess {
  const { backOff = patientBackOff, stableAfterMs = 60_000, stopLimitMs = 35_000 } = options;
  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  let ready = false;

  async function runOnce(): Promise<{ wasReady: boolean; stableFor: number; end: string }> {
    const since = performance.now();
    let readySince: number | undefined;
    const app = spawnApp(options);
    child = app;
    app.on('message', (message) => {
      if (message !== 'ready' || stopping.signal.aborted) return;
      readySince = performance.now();
      ready = true;
      options.onReady(since);
    });
    const [code, signal] = (await once(app, 'exit')) as [number | null, NodeJS.Signals | null];
    ready = false;
    const stableFor = readySince === undefined ? 0 : performance.now() - readySince;
    return { wasReady: readySince !== undefined, stableFor, end: describeEnd(code, signal) };
  }

  async function keepRunning(): Promise<void> {
    let failures = 0;
    let neverReady = 0;
    while (!stopping.signal.aborted) {
      const { wasReady, stableFor, end } = await runOnce();
      if (stopping.signal.aborted) return;
      failures = stableFor >= stableAfterMs ? 1 : failures + 1;
      neverReady = wasReady ? 0 : neverReady + 1;
      if (neverReady >= backOff.attempts) {
        throw new OperatorError(
          `The website stopped ${neverReady} times before it was ready (${end}); this is given up.\n` +
            'What it said is shown above. Nothing is lost: mend the cause and start again.',
        );
      }
      const pause = delayAfter(failures, backOff);
      options.tell(`stopped unexpectedly (${end}); starting again in ${formatDuration(pause)}`);
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  const done = keepRunning();
  // A caller may ignore `done`.
  done.catch(() => {});

  return {
    isReady: () => ready,
    done,
    async stop() {
      stopping.abort();
      ready = false;
      if (child?.connected) child.send('stop');
      const limit = setTimeout(() => killGroup(child), stopLimitMs);
      await done.catch(() => {});
      clearTimeout(limit);
    },
    kill: () => killGroup(child),
  };
}
