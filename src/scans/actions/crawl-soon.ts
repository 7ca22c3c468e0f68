import { after } from 'next/server';
import { getCms } from '@/platform/cms';
import { runWaitingCrawls } from './run-waiting-crawls';

async function run(): Promise<void> {
  const cms = await getCms();
  try {
    await runWaitingCrawls(cms);
  } catch (error) {
    // They are in the queue; the next round takes them on.
    cms.logger.error({ err: error, msg: 'Waiting crawls could not be run.' });
  }
}

/** Begins with what waits, beside whatever the request does; Next waits for it after the answer. */
export function crawlSoon(): void {
  const work = run();
  after(() => work);
}
