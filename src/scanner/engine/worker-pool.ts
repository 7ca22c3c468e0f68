import { createScanWorker, type ScanWorker } from './scan-worker.ts';

/** Lends reading threads to scans, one thread to one scan at a time. */
export interface WorkerPool {
  /**
   * Does work with a thread of its own. Afterwards the thread waits for the next scan, unless the
   * work failed: then nobody knows what it is still busy with, and it is ended.
   */
  use<T>(work: (worker: ScanWorker) => Promise<T>): Promise<T>;
}

interface PoolOptions {
  create?: () => ScanWorker;
  /** Threads that wait at the same time. */
  mostIdle?: number;
  /** How long a thread waits before it is ended, in milliseconds. */
  idleMs?: number;
}

/** Loading the checks costs several times what judging a page does: threads are worth keeping. */
export function createWorkerPool({
  create = createScanWorker,
  mostIdle = 1,
  idleMs = 300_000,
}: PoolOptions = {}): WorkerPool {
  const idle = new Map<ScanWorker, NodeJS.Timeout>();

  const take = (): ScanWorker => {
    const [waiting] = idle;
    if (!waiting) return create();
    const [worker, timer] = waiting;
    clearTimeout(timer);
    idle.delete(worker);
    return worker;
  };
  const keep = (worker: ScanWorker): void => {
    const end = () => {
      idle.delete(worker);
      void worker.close();
    };
    // It must not keep the process alive.
    idle.set(worker, setTimeout(end, idleMs).unref());
  };

  return {
    async use(work) {
      const worker = take();
      try {
        const result = await work(worker);
        if (idle.size < mostIdle) keep(worker);
        else await worker.close();
        return result;
      } catch (error) {
        await worker.close();
        throw error;
      }
    },
  };
}

/** The threads of this process. */
export const scanWorkers: WorkerPool = createWorkerPool();
