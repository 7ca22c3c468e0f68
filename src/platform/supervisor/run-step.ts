import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { killGroup } from './app-process.ts';

export type Step = {
  /** Arguments for Node. */
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** What the step says goes here; it is shown when the step fails. */
  logFile: string;
  /** Called for each message the step sends. */
  onMessage?: (message: unknown) => void;
  /** Ends the step at once. */
  signal: AbortSignal;
};

/** A step of the start failed. `log` is the end of what it said. */
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

/**
 * Runs one step of the start as a process of its own and resolves when it succeeded. Throws a
 * StepFailed with what it said, or the signal's reason if it was ended.
 */
export async function runStep(step: Step): Promise<void> {
  step.signal.throwIfAborted();
  const log = await open(step.logFile, 'w', 0o600);
  try {
    const child = spawn(process.execPath, step.args, {
      cwd: step.cwd,
      // What is written into a file is read without colours.
      env: { ...step.env, NO_COLOR: '1' },
      // Out of reach of the terminal's Ctrl-C: the supervisor ends it, with everything it started.
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
