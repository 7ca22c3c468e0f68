import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { UpdateJobsArgs } from 'payload';

/**
 * Makes sure that a job is run once, however many processes look for jobs.
 *
 * Payload 3 claims jobs by reading those with `processing = false` and then setting it by id,
 * without asking again: two workers that read at the same time both run the job
 * (payloadcms/payload#17441, mended in 4.0 only). Both steps happen in one transaction, so a lock
 * that lasts until its commit lets one worker claim at a time, and the next one reads the result.
 *
 * Payload also forgets to roll back when the claim fails, which would keep the lock and leak the
 * connection; that is done here.
 */
export function claimJobsAtomically(adapter: PostgresAdapter): void {
  const updateJobs = adapter.updateJobs.bind(adapter);

  adapter.updateJobs = async (args: UpdateJobsArgs) => {
    const transactionID = await args.req?.transactionID;
    const session = transactionID ? adapter.sessions[transactionID] : undefined;
    const isClaim = args.id === undefined && args.data.processing === true;
    if (!isClaim || !transactionID || !session) return updateJobs(args);
    try {
      await session.db.execute("select pg_advisory_xact_lock(hashtext('payload-jobs-claim'))");
      return await updateJobs(args);
    } catch (error) {
      await adapter.rollbackTransaction(transactionID);
      throw error;
    }
  };
}
