import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { batchSize, dropMails, idList } from '@/enquiries/data/delete-enquiries';
import type { Deleted, PurgeRule } from '@/platform/database/purge-rows';
import { execute, inTransaction } from '@/platform/database/transaction';

/** Deletes proposals of this transaction with their record, their mails and their versions. */
export async function deleteProposalsById(
  req: PayloadRequest,
  proposals: readonly number[],
): Promise<Deleted> {
  if (proposals.length === 0) return { count: 0 };
  const ids = idList(proposals);
  const about = await execute<{ id: number }>(
    req,
    sql`select id from mails where proposal_id in (${ids})`,
  );
  // Set by set: the hooks of the back office would keep what was accepted.
  const mails = await dropMails(
    req,
    about.map(({ id }) => id),
  );
  await execute(req, sql`delete from proposal_events where proposal_id in (${ids})`);
  await execute(req, sql`delete from _proposals_v where parent_id in (${ids})`);
  await execute(req, sql`delete from proposals where id in (${ids})`);
  return { count: proposals.length, mails };
}

/**
 * Deletes a batch of proposals with their record, their mails and their versions.
 *
 * @param condition in SQL. The rows are locked while it holds: what somebody is at work on is left
 *   for another night
 */
function deleteProposals(req: PayloadRequest, condition: ReturnType<typeof sql>): Promise<Deleted> {
  return inTransaction(req, async () => {
    const rows = await execute<{ id: number }>(
      req,
      sql`select id from proposals where ${condition}
          order by id limit ${batchSize} for update skip locked`,
    );
    return deleteProposalsById(
      req,
      rows.map(({ id }) => id),
    );
  });
}

/**
 * What the night deletes of proposals (specification, section 9, Retention): what led to nothing
 * goes like an enquiry, what was accepted is a financial record.
 *
 * @param asked and `financial` are the moments before which they go; `null` without a period
 */
export function proposalRules(asked: Date | null, financial: Date | null): PurgeRule[] {
  return [
    {
      what: 'Proposals that were never accepted',
      batchSize,
      deleteBatch: (req) =>
        asked &&
        deleteProposals(req, sql`status <> 'accepted' and updated_at < ${asked.toISOString()}`),
    },
    {
      what: 'Proposals that were accepted long ago',
      batchSize,
      deleteBatch: (req) =>
        financial &&
        deleteProposals(
          req,
          sql`status = 'accepted'
              and coalesce(acceptance_at, updated_at) < ${financial.toISOString()}`,
        ),
    },
  ];
}
