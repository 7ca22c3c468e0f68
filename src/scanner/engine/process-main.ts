import { answerTo } from './answer-job.ts';
import type { WorkerJob, WorkerMessage } from './scan-worker.ts';

/** The scanner's process: `scan-worker.ts` starts it, and it ends with the channel to its parent. */

function tell(message: WorkerMessage): void {
  process.send?.(message);
}

process.on('message', (job: WorkerJob) => {
  try {
    tell(answerTo(job));
  } catch (error) {
    tell({ state: 'broken', problem: error instanceof Error ? error.message : String(error) });
  }
});

tell({ state: 'ready' });
