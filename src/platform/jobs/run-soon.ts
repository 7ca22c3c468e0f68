import { after } from 'next/server';
import { getCms } from '../cms';
import { type LaneName, runDueJobs } from './run-due-jobs';

export function runSoon(lane: LaneName): void {
  after(async () => {
    const cms = await getCms();
    try {
      await runDueJobs(cms, [lane]);
    } catch (error) {
      // The jobs stay queued; the next round runs them.
      cms.logger.error({ err: error, msg: `Waiting jobs (${lane}) could not be run.` });
    }
  });
}
