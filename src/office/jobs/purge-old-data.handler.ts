import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { PurgeRule } from '@/platform/database/purge-rows';
import { execute, inTransaction } from '@/platform/database/transaction';
import { cutOffs } from '../rules/retention-cut-offs';
import {
  keptReports,
  type PurgeOutcome,
  type PurgeReport,
  purgeReport,
  unfinishedReport,
} from '../rules/retention-report';
import { purgeRules } from './purge-rules';

/** Mails wait while a job of this queue runs, so a night doesn’t take on any number. */
const batchesPerNight = 25;

const collection = 'housekeeping-reports';

async function apply(rule: PurgeRule, req: PayloadRequest): Promise<PurgeOutcome[]> {
  const outcome: PurgeOutcome = { what: rule.what, deleted: 0, hasMore: true };
  let mails = 0;
  try {
    for (let batch = 0; batch < batchesPerNight && outcome.hasMore; batch += 1) {
      const deleted = await rule.deleteBatch(req);
      if (!deleted) return [{ what: rule.what, deleted: 0, problem: 'no period' }];
      outcome.deleted += deleted.count;
      mails += deleted.mails ?? 0;
      outcome.hasMore = deleted.count === rule.batchSize;
    }
  } catch (error) {
    req.payload.logger.error({ err: error, msg: `Not deleted: ${rule.what}` });
    Object.assign(outcome, { problem: 'broken', hasMore: false });
  }
  return mails > 0 ? [outcome, { what: 'Mails about them', deleted: mails }] : [outcome];
}

async function forgetOldReports(req: PayloadRequest): Promise<void> {
  await inTransaction(req, () =>
    execute(
      req,
      sql`delete from housekeeping_reports where id in (
            select id from housekeeping_reports order by created_at desc, id desc offset ${keptReports})`,
    ),
  );
}

/**
 * Deletes what is older than the periods in Fees and periods allow, and writes a report. Each rule
 * runs on its own, in batches; running it again finds what is left, so it can be cut off anywhere.
 */
export async function purgeOldData(
  { req }: { req: PayloadRequest },
  now: Date = new Date(),
): Promise<{ output: object }> {
  const { payload } = req;
  // Written first: a night that never comes to its end leaves a trace.
  const { id } = await payload.create({ collection, data: unfinishedReport, depth: 0, req });
  const policy = await payload.findGlobal({ slug: 'policy-settings', depth: 0, req });
  const outcomes: PurgeOutcome[] = [];
  for (const rule of purgeRules(cutOffs(policy, now), now)) {
    outcomes.push(...(await apply(rule, req)));
  }
  const report: PurgeReport = purgeReport(outcomes);
  await payload.update({ collection, id, data: report, depth: 0, req });
  await forgetOldReports(req);
  return { output: {} };
}
