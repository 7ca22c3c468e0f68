import path from 'node:path';
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

/** `time` and `memory`: the page exceeded a limit and the thread was ended. */
export type WorkerOutcome<T> =
  | { state: 'done'; answer: T }
  | { state: 'ended'; because: 'time' | 'memory' };

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
  /** Time limit per job, from the moment the thread is ready. */
  timeMs: number;
  memoryMb: number;
}

const usualLimits: ScanWorkerLimits = { timeMs: 5000, memoryMb: 256 };

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

type Answer = WorkerMessage | Ending | { state: 'late' };

async function ask(thread: Thread, job: WorkerJob, timeMs: number): Promise<Answer> {
  if (!thread.isReady) {
    const first = await thread.next();
    if (first.state !== 'ready') return first;
    thread.isReady = true;
  }
  thread.worker.postMessage(job);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'late' }), timeMs);
  });
  try {
    return await Promise.race([thread.next(), late]);
  } finally {
    clearTimeout(timer);
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
    const answer = await ask(thread, job, limits.timeMs);
    worker.unref();
    if (answer.state === 'done') return answer;
    await end();
    if (answer.state === 'late') return { state: 'ended', because: 'time' };
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
