import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { killGroup } from './app-process.ts';

export type Step = {
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
  onMessage?: (message: unknown) => void;
  signal: AbortSignal;
};

/** A failed step of the start. `log` is the end of its output. */
export class StepFailed extends Error {
  override name = 'StepFailed';
  readonly log: string;
  readonly logFile: string;

  constructor(logFile: string, log: string) {
    super(`A step of the start failed; see ${logFile}`);
    this.logFile = logFile;
    this.log = log;
  }
}

const LINES_TO_SHOW = 40;

async function endOf(logFile: string): Promise<string> {
  const log = await readFile(logFile, 'utf8').catch(() => '');
  return log.trimEnd().split('\n').slice(-LINES_TO_SHOW).join('\n');
}

/** Throws a StepFailed with the step's output, or the signal's reason. */
export async function runStep(step: Step): Promise<void> {
  step.signal.throwIfAborted();
  const log = await open(step.logFile, 'w', 0o600);
  try {
    const child = spawn(process.execPath, step.args, {
      cwd: step.cwd,
      // No colours in a log file.
      env: { ...step.env, NO_COLOR: '1' },
      // Ctrl-C must not reach the step: the supervisor ends it with all its children.
      detached: process.platform !== 'win32',
      stdio: ['ignore', log.fd, log.fd, 'ipc'],
    });
    if (step.onMessage) child.on('message', step.onMessage);
    const end = () => killGroup(child);
    step.signal.addEventListener('abort', end, { once: true });
    const [code] = (await once(child, 'close')) as [number | null];
    step.signal.removeEventListener('abort', end);
    step.signal.throwIfAborted();
    if (code !== 0) throw new StepFailed(step.logFile, await endOf(step.logFile));
  } finally {
    await log.close();
  }
}

/** Runs tasks in parallel. The first failure aborts the others, and is thrown after they end. */
export async function together(
  outer: AbortSignal,
  works: ((signal: AbortSignal) => Promise<unknown>)[],
): Promise<void> {
  const ended = new AbortController();
  const signal = AbortSignal.any([outer, ended.signal]);
  await Promise.all(works.map((work) => work(signal).catch((error) => ended.abort(error))));
  ended.signal.throwIfAborted();
}
