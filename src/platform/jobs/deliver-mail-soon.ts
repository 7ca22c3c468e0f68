import { after } from 'next/server';
import { getCms } from '../cms';
import { runDueJobs } from './run-due-jobs';

/** Sends what waits as soon as the answer is out, instead of with the next round. */
export function deliverMailSoon(): void {
  after(async () => runDueJobs(await getCms(), ['mail']));
}
