import { after } from 'next/server';
import { getCms } from '@/platform/cms';
import { runWaitingScans } from './run-waiting-scans';

async function run(): Promise<void> {
  const cms = await getCms();
  try {
    await runWaitingScans(cms);
  } catch (error) {
    // They are in the queue; the next round takes them on.
    cms.logger.error({ err: error, msg: 'Waiting scans could not be run.' });
  }
}

/** Begins with what waits, beside whatever the request does; Next waits for it after the answer. */
export function scanSoon(): void {
  const work = run();
  after(() => work);
}
