import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
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
 * `time` and `memory`: the page exceeded a limit and the thread was ended. `busy`: our machine gave
 * the thread too little time.
 */
export type WorkerOutcome<T> =
  | { state: 'done'; answer: T }
  | { state: 'ended'; because: 'time' | 'memory' | 'busy' };

/** Parses and judges pages in a worker thread. */
export interface ScanWorker {
  /** Runs one job; further jobs queue. A new thread replaces one that was ended. */
  run<Kind extends keyof WorkerJobs>(
    kind: Kind,
    question: WorkerJobs[Kind]['question'],
  ): Promise<WorkerOutcome<WorkerJobs[Kind]['answer']>>;
  close(): Promise<void>;
}

export interface ScanWorkerLimits {
  /** Processor time of the thread per job, so that a busy machine refuses no page. */
  cpuMs: number;
  memoryMb: number;
}

const usualLimits: ScanWorkerLimits = { cpuMs: 5_000, memoryMb: 256 };

/** The worker's file when the project folder is the working directory. */
function usualFile(): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), 'src/scanner/engine/worker-main.ts');
}

type Ending = { state: 'failed'; error: Error } | { state: 'ended'; because: 'memory' };

interface Thread {
  worker: Worker;
  isReady: boolean;
  next(): Promise<WorkerMessage | Ending>;
}

function endingBy(error: unknown): Ending {
  const isMemory = (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
  if (isMemory) return { state: 'ended', because: 'memory' };
  return { state: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
}

function startThread(file: string, { memoryMb }: ScanWorkerLimits): Thread {
  const worker = new Worker(file, {
    // A hostile page must not reach secrets, nor the loaders of our own process.
    env: {},
    execArgv: [],
    resourceLimits: {
      maxOldGenerationSizeMb: memoryMb,
      maxYoungGenerationSizeMb: 32,
      stackSizeMb: 4,
    },
  });
  const waiting: ((message: WorkerMessage | Ending) => void)[] = [];
  const arrived: (WorkerMessage | Ending)[] = [];
  let ending: Ending | undefined;
  const deliver = (message: WorkerMessage | Ending) => {
    const receiver = waiting.shift();
    if (receiver) receiver(message);
    else arrived.push(message);
  };
  worker.on('message', deliver);
  worker.on('error', (error) => {
    ending ??= endingBy(error);
  });
  worker.on('exit', () => {
    ending ??= { state: 'failed', error: new Error('The scanner’s thread ended.') };
    for (const receiver of waiting.splice(0)) receiver(ending);
  });
  // The thread keeps the process alive only during a job; a listener would undo this.
  worker.unref();
  return {
    worker,
    isReady: false,
    next: () =>
      new Promise((resolve) => {
        const message = arrived.shift() ?? ending;
        if (message) resolve(message);
        else waiting.push(resolve);
      }),
  };
}

type Answer = WorkerMessage | Ending | { state: 'late'; because: 'time' | 'busy' };

/** By the clock on the wall, a job may take this many times its processor time, and a moment. */
const MOST_STRETCH = 4;
const MOMENT_MS = 1_000;
const LEAST_WAIT_MS = 5;

async function cpuMsOf({ worker }: Thread): Promise<number> {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1000;
}

/** Settles when the thread has used up the processor time of a job. */
async function waitForLimit(thread: Thread, cpuMs: number, signal: AbortSignal): Promise<Answer> {
  const usedBefore = await cpuMsOf(thread);
  let restMs = cpuMs;
  while (restMs > 0) {
    await setTimeout(Math.max(restMs, LEAST_WAIT_MS), undefined, { signal });
    restMs = cpuMs - ((await cpuMsOf(thread)) - usedBefore);
  }
  return { state: 'late', because: 'time' };
}

async function ask(thread: Thread, job: WorkerJob, cpuMs: number): Promise<Answer> {
  if (!thread.isReady) {
    const first = await thread.next();
    if (first.state !== 'ready') return first;
    thread.isReady = true;
  }
  const done = new AbortController();
  const { signal } = done;
  const answer = thread.next();
  // A wait fails when the thread ends or has answered, which `answer` reports.
  const late = waitForLimit(thread, cpuMs, signal).catch(() => answer);
  const tooLate = setTimeout<Answer>(
    cpuMs * MOST_STRETCH + MOMENT_MS,
    { state: 'late', because: 'busy' },
    { signal },
  ).catch(() => answer);
  thread.worker.postMessage(job);
  try {
    return await Promise.race([answer, late, tooLate]);
  } finally {
    done.abort();
  }
}

/** Starts the thread that parses pages. It serves many scans and lets the process end. */
export function createScanWorker({
  file = usualFile(),
  limits = usualLimits,
}: {
  file?: string;
  limits?: ScanWorkerLimits;
} = {}): ScanWorker {
  let isClosed = false;
  let thread: Thread | undefined = startThread(file, limits);
  let queue: Promise<unknown> = Promise.resolve();

  const end = async () => {
    const ended = thread;
    thread = undefined;
    await ended?.worker.terminate();
  };

  async function runNow(job: WorkerJob): Promise<WorkerOutcome<unknown>> {
    if (isClosed) throw new Error('The scanner’s thread is closed.');
    thread ??= startThread(file, limits);
    const { worker } = thread;
    worker.ref();
    const answer = await ask(thread, job, limits.cpuMs);
    worker.unref();
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
