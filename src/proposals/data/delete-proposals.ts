import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { batchSize, dropMails, idList, selectIds } from '@/enquiries/data/delete-enquiries';
import type { Deleted, PurgeRule } from '@/platform/database/purge-rows';
import { execute, inTransaction } from '@/platform/database/transaction';

/** Deletes proposals with their record, mails and versions, within the caller's transaction. */
export async function deleteProposalsById(
  req: PayloadRequest,
  proposals: readonly number[],
): Promise<Deleted> {
  if (proposals.length === 0) return { count: 0 };
  const ids = idList(proposals);
  const about = await selectIds(req, sql`select id from mails where proposal_id in (${ids})`);
  // Rows are deleted in SQL: the back office's hooks would keep accepted proposals.
  const mails = await dropMails(req, about);
  await execute(req, sql`delete from proposal_events where proposal_id in (${ids})`);
  await execute(req, sql`delete from _proposals_v where parent_id in (${ids})`);
  await execute(req, sql`delete from proposals where id in (${ids})`);
  return { count: proposals.length, mails };
}

/** @param condition in SQL; rows locked by another request wait for the next night */
function deleteProposals(req: PayloadRequest, condition: ReturnType<typeof sql>): Promise<Deleted> {
  return inTransaction(req, async () => {
    const ids = await selectIds(
      req,
      sql`select id from proposals where ${condition}
          order by id limit ${batchSize} for update skip locked`,
    );
    return deleteProposalsById(req, ids);
  });
}

/** Retention (specification, section 9): accepted proposals are financial records. */
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
