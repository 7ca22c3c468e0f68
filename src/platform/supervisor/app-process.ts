import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type BackOff, delayAfter, patientBackOff } from '../back-off.ts';
import { OperatorError } from '../operator-error.ts';
import { formatDuration } from './terminal.ts';

export type AppOptions = {
  /** Arguments for Node: the server's file and its flags. */
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Told what went wrong, for the operator. */
  tell: (text: string) => void;
  /** Called each time the app says that it is ready, with the time of its start. */
  onReady: (since: number) => void;
  backOff?: BackOff;
  /** How long it must have run to count as stable again. */
  stableAfterMs?: number;
  /** Longer than the app's own limit of 30 s. */
  stopLimitMs?: number;
};

export type AppProcess = {
  isReady(): boolean;
  /** Rejects with an OperatorError if the app can't be brought up; resolves once it was stopped. */
  done: Promise<void>;
  stop(): Promise<void>;
  /** Ends it at once, whatever it is doing. */
  kill(): void;
};

function spawnApp({ args, cwd, env }: AppOptions): ChildProcess {
  return spawn(process.execPath, args, {
    cwd,
    env,
    // Its own process group: Ctrl-C in the terminal reaches the supervisor only, which stops things
    // in order. On Windows this would open a second window.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

function describeEnd(code: number | null, signal: NodeJS.Signals | null): string {
  return signal ? `signal ${signal}` : `code ${code}`;
}

/** Ends a process that was started as the leader of its own group, and all that it started. */
export function killGroup(child: ChildProcess | undefined): void {
  if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It went by itself in this moment.
  }
}

/**
 * Runs the app and starts it again when it dies, waiting longer each time until it was stable for a
 * while. An app that dies several times in a row without ever being ready is given up: more of the
 * same would not help, and the reason stands just above.
 */
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
  // Whoever waits for `done` hears of it; nobody has to.
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
