import { createLanes } from '../gather/request-budget.ts';
import { createScanWorker, type ScanWorker } from './scan-worker.ts';

/**
 * As many scans as the office runs at once; further ones wait for their turn, before their time
 * begins. More would only take the processor from each other.
 */
export const MOST_SCANS_AT_ONCE = 4;

interface PoolOptions {
  create?: () => ScanWorker;
  most?: number;
  idleMs?: number;
}

/** Loading the checks takes several times longer than judging a page, so processes are reused. */
export function createWorkerPool({
  create = createScanWorker,
  most = MOST_SCANS_AT_ONCE,
  idleMs = 300_000,
}: PoolOptions = {}) {
  const idle = new Map<ScanWorker, NodeJS.Timeout>();
  const lanes = createLanes(most);

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
    // The timer must not keep the process alive.
    idle.set(worker, setTimeout(end, idleMs).unref());
  };

  return {
    /** Lends a process exclusively; it is ended after a failure, as it may still be busy. */
    use: <T>(work: (worker: ScanWorker) => Promise<T>): Promise<T> =>
      lanes(async () => {
        const worker = take();
        try {
          const result = await work(worker);
          keep(worker);
          return result;
        } catch (error) {
          await worker.close();
          throw error;
        }
      }),
  };
}
