import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest, TaskConfig } from 'payload';
import { batchSize, deleteEnquiries, deleteLooseMails } from '@/enquiries/data/delete-enquiries';
import { type PurgeRule, purgeRows } from '@/platform/database/purge-rows';
import { execute, inTransaction } from '@/platform/database/transaction';
import { oldestPriceDraft } from '@/prices/rules/price-history';
import { proposalRules } from '@/proposals/data/delete-proposals';
import { scanRules } from '@/scans/jobs/scan-rules';
import {
  type CutOffs,
  cutOffs,
  keptReports,
  type PurgeOutcome,
  type PurgeReport,
  purgeReport,
  unfinishedReport,
} from '../rules/retention';

function enquiryRule(what: string, condition: ReturnType<typeof sql> | null): PurgeRule {
  const deleteBatch = (req: PayloadRequest) =>
    condition &&
    deleteEnquiries(req, condition).then(({ enquiries, mails }) => ({ count: enquiries, mails }));
  return { what, batchSize, deleteBatch };
}

/**
 * The complete list of nightly deletions (specification, section 9, Retention). A won enquiry stays
 * until staff enter the end of the work, held spam until staff were notified.
 */
function purgeRules(
  { enquiries: asked, projects, financial, spam, analytics, scans, auditLog, unanswered }: CutOffs,
  now: Date,
): PurgeRule[] {
  return [
    enquiryRule(
      'Enquiries that led to no work',
      asked &&
        sql`status not in ('won', 'spam')
            and coalesce(last_contact_at, created_at) < ${asked.toISOString()}`,
    ),
    enquiryRule(
      'Messages held as spam',
      spam && sql`status = 'spam' and told_at < ${spam.toISOString()}`,
    ),
    purgeRows(
      'Daily mails about what was held as spam',
      'mails',
      spam && sql`kind = 'held-digest' and created_at < ${spam.toISOString()}`,
    ),
    enquiryRule(
      'Enquiries whose work ended',
      projects &&
        sql`status = 'won' and order_kind is null and work_ended_on < ${projects.toISOString()}`,
    ),
    enquiryRule(
      'Orders that were carried out long ago',
      financial &&
        sql`status = 'won' and order_kind is not null
            and coalesce(order_accepted_at, created_at) < ${financial.toISOString()}`,
    ),
    ...proposalRules(asked, financial),
    purgeRows(
      'Conversations of the chat',
      'conversations',
      asked && sql`status <> 'spam' and updated_at < ${asked.toISOString()}`,
    ),
    purgeRows(
      'Conversations held as spam',
      'conversations',
      spam && sql`status = 'spam' and created_at < ${spam.toISOString()}`,
    ),
    purgeRows(
      'Questions without an answer',
      'unanswered_questions',
      unanswered && sql`last_asked_at < ${unanswered.toISOString()}`,
    ),
    {
      what: 'Mails that belong to nothing',
      batchSize,
      deleteBatch: (req) => asked && deleteLooseMails(req, asked).then((count) => ({ count })),
    },
    purgeRows(
      'Days of visitor statistics',
      'page_views',
      analytics !== null && sql`day < ${analytics}`,
    ),
    ...scanRules(scans, now),
    purgeRows(
      'Lines of the audit log',
      'audit_log',
      auditLog && sql`created_at < ${auditLog.toISOString()}`,
    ),
    purgeRows(
      'Prices that were looked at, not saved',
      'price_changes',
      sql`state = 'preview' and created_at < ${oldestPriceDraft(now).toISOString()}`,
    ),
    purgeRows(
      'Counters against too many requests',
      'rate_limits',
      sql`expire < ${now.getTime()}`,
      'key',
    ),
  ];
}

/** Other jobs wait for this one, so each night has a limit. */
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

/** Deletes old data in batches, so an interruption is harmless, and writes a report. */
export async function purgeOldData(
  { req }: { req: PayloadRequest },
  now: Date = new Date(),
): Promise<{ output: object }> {
  const { payload } = req;
  // The report is created first, so that an interrupted night leaves a trace.
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

export const purgeOldDataTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'purge-old-data',
  label: 'Delete data whose time is over',
  inputSchema: [],
  retries: { attempts: 3, backoff: { type: 'exponential', delay: 60_000 } },
  schedule: [{ cron: '0 20 3 * * *', queue: 'housekeeping' }],
  handler: purgeOldData,
};
