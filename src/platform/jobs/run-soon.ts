import { after } from 'next/server';
import { getCms } from '../cms';
import { type LaneName, runDueJobs } from './run-due-jobs';

/** Runs what waits in a lane as soon as the answer is out, instead of with the next round. */
export function runSoon(lane: LaneName): void {
  after(async () => {
    const cms = await getCms();
    try {
      await runDueJobs(cms, [lane]);
    } catch (error) {
      // The jobs are in the queue; the next round takes them on.
      cms.logger.error({ err: error, msg: `Waiting jobs (${lane}) could not be run.` });
    }
  });
}
