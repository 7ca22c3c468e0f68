import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CrawlQuestion, CrawlSurvey } from '../crawl/survey-crawled.ts';
import type { GatheredEvidence, RawDocument } from '../gather/request-budget.ts';
import type { ScanReport } from '../model/report.ts';
import type { PageSurvey } from '../page/survey-page.ts';
import type { Sitemap } from '../sitemap/parse-sitemap.ts';

export interface WorkerJobs {
  survey: { question: RawDocument; answer: PageSurvey };
  crawled: { question: CrawlQuestion; answer: CrawlSurvey };
  sitemap: { question: { body: string; isCut: boolean }; answer: Sitemap };
  judge: { question: GatheredEvidence; answer: ScanReport };
}

export type WorkerJob = {
  [Kind in keyof WorkerJobs]: { kind: Kind; question: WorkerJobs[Kind]['question'] };
}[keyof WorkerJobs];

/** `ready` comes once, after loading; then one message per job. */
export type WorkerMessage =
  | { state: 'ready' }
  | { state: 'done'; answer: WorkerJobs[keyof WorkerJobs]['answer'] }
  | { state: 'broken'; problem: string };

/**
 * `time` and `memory`: the page exceeded a limit and the process was ended. `busy`: our machine gave
 * the process too little time.
 */
export type WorkerOutcome<T> =
  | { state: 'done'; answer: T }
  | { state: 'ended'; because: 'time' | 'memory' | 'busy' };

/** Parses and judges pages in a process of its own, so that no page can end the site. */
export interface ScanWorker {
  /** Runs one job; further jobs queue. A new process replaces one that was ended. */
  run<Kind extends keyof WorkerJobs>(
    kind: Kind,
    question: WorkerJobs[Kind]['question'],
  ): Promise<WorkerOutcome<WorkerJobs[Kind]['answer']>>;
  close(): Promise<void>;
}

export interface ScanWorkerLimits {
  /** Processor time of the process per job, so that a busy machine refuses no page. */
  cpuMs: number;
  memoryMb: number;
}

/** Deeply nested pages need more than the usual 984 KB; systems give the first thread 8 MB. */
const STACK_KB = 3_900;

const usualLimits: ScanWorkerLimits = { cpuMs: 5_000, memoryMb: 256 };

/** The worker's file when the project folder is the working directory. */
function usualFile(): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), 'src/scanner/engine/process-main.ts');
}

type Ending = { state: 'failed'; error: Error } | { state: 'ended'; because: 'memory' };

interface ScanProcess {
  child: ChildProcess;
  isReady: boolean;
  /** Settles when the process and its pipes are gone. */
  gone: Promise<unknown>;
  next(): Promise<WorkerMessage | Ending>;
}

/** V8 aborts at its memory limit. A fault of V8 itself ends by another signal. */
function endingBy(code: number | null, signal: NodeJS.Signals | null): Ending {
  if (signal === 'SIGABRT' || code === 134) return { state: 'ended', because: 'memory' };
  return { state: 'failed', error: new Error(`The scanner’s process ended: ${signal ?? code}`) };
}

const hasEnded = ({ child }: ScanProcess) => child.exitCode !== null || child.signalCode !== null;

/** The process keeps ours alive only during a job. */
function holdOpen({ child }: ScanProcess, isHeld: boolean): void {
  const change = isHeld ? 'ref' : 'unref';
  child[change]();
  child.channel?.[change]();
}

function startProcess(file: string, { memoryMb }: ScanWorkerLimits): ScanProcess {
  const child = fork(file, {
    // A hostile page must not reach secrets, nor the loaders of our own process.
    env: { NODE_ENV: 'production' },
    execArgv: [
      `--max-old-space-size=${memoryMb}`,
      '--max-semi-space-size=16',
      `--stack-size=${STACK_KB}`,
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const waiting: ((message: WorkerMessage | Ending) => void)[] = [];
  const arrived: (WorkerMessage | Ending)[] = [];
  let ending: Ending | undefined;
  const finish = (by: Ending) => {
    ending ??= by;
    for (const receiver of waiting.splice(0)) receiver(ending);
  };
  child.on('message', (message: WorkerMessage) => {
    const receiver = waiting.shift();
    if (receiver) receiver(message);
    else arrived.push(message);
  });
  child.on('error', (error) => finish({ state: 'failed', error }));
  const gone = new Promise<void>((resolve) => {
    child.on('close', (code, signal) => {
      finish(endingBy(code, signal));
      resolve();
    });
  });
  const started: ScanProcess = {
    child,
    isReady: false,
    gone,
    next: () =>
      new Promise((resolve) => {
        const message = arrived.shift() ?? ending;
        if (message) resolve(message);
        else waiting.push(resolve);
      }),
  };
  holdOpen(started, false);
  return started;
}

type Answer = WorkerMessage | Ending | { state: 'late'; because: 'time' | 'busy' };

/** By the clock on the wall, a job may take this many times its processor time, and a moment. */
const MOST_STRETCH = 4;
const MOMENT_MS = 1_000;
const LEAST_WAIT_MS = 5;

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;

/** Rejects where the system has no `/proc`, or the process is gone. */
async function cpuMsOf({ child }: ScanProcess): Promise<number> {
  const stat = await readFile(`/proc/${child.pid}/stat`, 'latin1');
  // The name in brackets may hold spaces; user and system time are the 12th and 13th after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Settles when the process has used up the processor time of a job. */
async function waitForLimit(
  scanning: ScanProcess,
  cpuMs: number,
  signal: AbortSignal,
): Promise<Answer> {
  const usedBefore = await cpuMsOf(scanning);
  let restMs = cpuMs;
  while (restMs > 0) {
    await setTimeout(Math.max(restMs, LEAST_WAIT_MS), undefined, { signal });
    restMs = cpuMs - ((await cpuMsOf(scanning)) - usedBefore);
  }
  return { state: 'late', because: 'time' };
}

async function ask(scanning: ScanProcess, job: WorkerJob, cpuMs: number): Promise<Answer> {
  if (!scanning.isReady) {
    const first = await scanning.next();
    if (first.state !== 'ready') return first;
    scanning.isReady = true;
  }
  const done = new AbortController();
  const { signal } = done;
  const answer = scanning.next();
  // Without processor time, or once the process has ended, the clock on the wall decides.
  const late = waitForLimit(scanning, cpuMs, signal).catch(() => answer);
  const tooLate = setTimeout<Answer>(
    cpuMs * MOST_STRETCH + MOMENT_MS,
    { state: 'late', because: 'busy' },
    { signal },
  ).catch(() => answer);
  scanning.child.send(job);
  try {
    return await Promise.race([answer, late, tooLate]);
  } finally {
    done.abort();
  }
}

/** Starts the process that parses pages. It serves many scans and lets our own process end. */
export function createScanWorker({
  file = usualFile(),
  limits = usualLimits,
}: {
  file?: string;
  limits?: ScanWorkerLimits;
} = {}): ScanWorker {
  let isClosed = false;
  let scanning: ScanProcess | undefined = startProcess(file, limits);
  let queue: Promise<unknown> = Promise.resolve();

  const end = async () => {
    const ended = scanning;
    scanning = undefined;
    ended?.child.kill('SIGKILL');
    await ended?.gone;
  };

  async function runNow(job: WorkerJob): Promise<WorkerOutcome<unknown>> {
    if (isClosed) throw new Error('The scanner’s process is closed.');
    // One that ended between two jobs, as at a shortage of memory, is no fault of this page.
    if (!scanning || hasEnded(scanning)) scanning = startProcess(file, limits);
    const asked = scanning;
    holdOpen(asked, true);
    const answer = await ask(asked, job, limits.cpuMs);
    holdOpen(asked, false);
    if (answer.state === 'done') return answer;
    await end();
    if (answer.state === 'late') return { state: 'ended', because: answer.because };
    if (answer.state === 'ended') return answer;
    const cause = answer.state === 'failed' ? answer.error : answer;
    throw new Error('The page could not be read.', { cause });
  }

  return {
    run<Kind extends keyof WorkerJobs>(kind: Kind, question: WorkerJobs[Kind]['question']) {
      const job = queue.then(() => runNow({ kind, question } as WorkerJob));
      queue = job.catch(() => undefined);
      return job as Promise<WorkerOutcome<WorkerJobs[Kind]['answer']>>;
    },
    async close() {
      isClosed = true;
      await end();
    },
  };
}
