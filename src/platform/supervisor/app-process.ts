import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type BackOff, delayAfter, patientBackOff } from '../back-off.ts';
import { OperatorError } from '../operator-error.ts';
import { formatDuration } from './terminal.ts';

/** The file descriptor of a listening socket that a child process inherits. */
const inheritedSocket = 3;

/** What the app sends once it answers: the port where only it answers, not its siblings. */
export type AppReady = { ready: true; ownPort: number };

export type AppOptions = {
  /** Read at each start: a restart may continue with the version in another folder. */
  launch: () => { program?: string; args: string[]; cwd: string; env: NodeJS.ProcessEnv };
  /** A bound socket, kept open here: connections wait in it while no process answers. */
  socket?: number | undefined;
  tell: (text: string) => void;
  /** Called at each start once the app is ready, with its start time. */
  onReady: (since: number) => void;
  /** Called with the ids of the running processes after each change. */
  onProcesses?: (pids: number[]) => void;
  /** Called when a process ended that was not asked to. */
  onLost?: () => void;
  backOff?: BackOff;
  /** Uptime after which the app counts as stable again. */
  stableAfterMs?: number;
  /** Longer than the app's own limit of 30 s. */
  stopLimitMs?: number;
  /** Pause between two questions whether the app still answers; 0 for none. */
  askEveryMs?: number;
};

export type AppProcess = {
  isReady(): boolean;
  /** Undefined while no process is ready. */
  ownPort(): number | undefined;
  /** Sends a message to the process and resolves with the reply to it, or undefined. */
  ask(question: string): Promise<unknown>;
  /**
   * Starts another process and stops the present one once the other is ready.
   * @throws OperatorError if the other ends before that; the present one then stays
   */
  replace(): Promise<void>;
  /** Rejects with an OperatorError if the app cannot start; resolves after a stop. */
  done: Promise<void>;
  stop(): Promise<void>;
  kill(): void;
};

/** Unanswered questions in a row after which a process counts as hung. */
const MOST_UNANSWERED = 3;

function spawnApp({ launch, socket }: AppOptions, hasPredecessor: boolean): ChildProcess {
  const { program = process.execPath, args, cwd, env } = launch();
  return spawn(program, args, {
    cwd,
    env: {
      ...env,
      INHERITED_SOCKET: socket === undefined ? undefined : String(inheritedSocket),
      HAS_PREDECESSOR: String(hasPredecessor),
    },
    // A separate process group: Ctrl-C reaches only the supervisor, which stops everything in
    // order. On Windows this would open a window.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', socket ?? 'ignore', 'ipc'],
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

type RunningApp = {
  child: ChildProcess;
  readySince: number | undefined;
  ownPort: number | undefined;
  /** False if it ended before it was ready. */
  becameReady: Promise<boolean>;
  ended: Promise<string>;
};

/** Sends a question and resolves with its reply. The channel of a hung process stays silent. */
function askChild(child: ChildProcess, question: string, limitMs: number): Promise<unknown> {
  const id = crypto.randomUUID();
  return new Promise((resolve) => {
    const finish = (reply?: unknown) => {
      clearTimeout(limit);
      child.off('message', onMessage);
      resolve(reply);
    };
    const onMessage = (message: { replyTo?: string; reply?: unknown }) => {
      if (message?.replyTo === id) finish(message.reply ?? null);
    };
    const limit = setTimeout(finish, limitMs);
    child.on('message', onMessage);
    child.send({ question, id }, (error) => error && finish());
  });
}

/** Restarts the app after a crash, with growing delays; gives up if it is never ready. */
export function superviseApp(options: AppOptions): AppProcess {
  const { backOff = patientBackOff, stableAfterMs = 60_000, stopLimitMs = 35_000 } = options;
  const { askEveryMs = 5_000 } = options;
  const stopping = new AbortController();
  const running = new Set<RunningApp>();
  let current: RunningApp | undefined;
  const isReady = () => current?.readySince !== undefined && !stopping.signal.aborted;

  function tellProcesses(): void {
    options.onProcesses?.([...running].flatMap(({ child }) => child.pid ?? []));
  }

  /** Kills a process that no longer answers, such as a stopped one; its end starts another. */
  async function watchAnswers(app: RunningApp, signal: AbortSignal): Promise<void> {
    for (let unanswered = 0; unanswered < MOST_UNANSWERED; ) {
      const until = delay(askEveryMs, undefined, { signal });
      // Also an abort before the question is answered must have a listener.
      until.catch(() => {});
      const answer = await askChild(app.child, 'alive', askEveryMs);
      await until;
      unanswered = answer === undefined ? unanswered + 1 : 0;
    }
    options.tell(`has not answered for ${formatDuration(MOST_UNANSWERED * askEveryMs)}; killed`);
    killGroup(app.child);
  }

  function start(): RunningApp {
    const since = performance.now();
    const child = spawnApp(options, current !== undefined);
    const ended = new AbortController();
    const ready = Promise.withResolvers<boolean>();
    const app: RunningApp = {
      child,
      readySince: undefined,
      ownPort: undefined,
      becameReady: ready.promise,
      ended: once(child, 'exit').then(([code, signal]) => {
        ended.abort();
        ready.resolve(false);
        running.delete(app);
        tellProcesses();
        return describeEnd(code, signal);
      }),
    };
    running.add(app);
    tellProcesses();
    child.on('message', (message: Partial<AppReady> | null) => {
      if (message?.ready !== true || stopping.signal.aborted) return;
      app.readySince = performance.now();
      app.ownPort = message.ownPort;
      ready.resolve(true);
      options.onReady(since);
      if (askEveryMs > 0) watchAnswers(app, ended.signal).catch(() => {});
    });
    return app;
  }

  /** With `retire` the process still answers for seconds: its successor is there. */
  function end({ child, ended }: RunningApp, how: 'stop' | 'retire'): Promise<unknown> {
    // It may have just ended.
    if (child.connected) child.send(how, () => {});
    const limit = setTimeout(() => killGroup(child), stopLimitMs);
    return ended.finally(() => clearTimeout(limit));
  }

  async function keepRunning(): Promise<void> {
    let failures = 0;
    let neverReady = 0;
    while (!stopping.signal.aborted) {
      current ??= start();
      const app = current;
      const end = await app.ended;
      if (stopping.signal.aborted) return;
      if (current !== app) continue;
      current = undefined;
      options.onLost?.();
      const wasReady = app.readySince !== undefined;
      const stableFor = performance.now() - (app.readySince ?? Number.POSITIVE_INFINITY);
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
    isReady,
    ownPort: () => (isReady() ? current?.ownPort : undefined),
    ask: async (question) =>
      current && isReady() ? askChild(current.child, question, askEveryMs || 5_000) : undefined,
    async replace() {
      const successor = start();
      if (!(await successor.becameReady)) {
        throw new OperatorError(
          `The new process stopped before it was ready (${await successor.ended}); the old one stays.`,
        );
      }
      const old = current;
      current = successor;
      if (old) await end(old, 'retire');
    },
    done,
    async stop() {
      stopping.abort();
      await Promise.all([...running].map((app) => end(app, 'stop')));
      await done.catch(() => {});
    },
    kill: () => {
      for (const { child } of running) killGroup(child);
    },
  };
}
