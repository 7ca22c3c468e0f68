import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { batchSize, deleteEnquiries, deleteLooseMails } from '@/enquiries/data/delete-enquiries';
import type { PurgeRule } from '@/platform/database/purge-rows';
import { type Deleted, deleteReturningRows, rowBatchSize } from '@/platform/database/purge-rows';
import { execute, inTransaction } from '@/platform/database/transaction';
import { oldestPriceDraft } from '@/prices/rules/price-history';
import { proposalRules } from '@/proposals/data/delete-proposals';
import { scanRules } from '@/scans/jobs/scan-rules';
import { type CutOffs, cutOffs } from '../rules/retention-cut-offs';
import {
  keptReports,
  type PurgeOutcome,
  type PurgeReport,
  purgeReport,
  unfinishedReport,
} from '../rules/retention-report';

async function enquiries(req: PayloadRequest, condition: ReturnType<typeof sql>): Promise<Deleted> {
  const { enquiries: count, mails } = await deleteEnquiries(req, condition);
  return { count, mails };
}

/**
 * Everything that the night deletes, and nothing else (specification, section 9, Retention). A won
 * enquiry stays until staff say when the work ended, and held spam until staff were told of it.
 */
function purgeRules(
  { enquiries: asked, projects, financial, spam, analytics, scans, auditLog }: CutOffs,
  now: Date,
): PurgeRule[] {
  return [
    {
      what: 'Enquiries that led to no work',
      batchSize,
      deleteBatch: (req) =>
        asked &&
        enquiries(
          req,
          sql`status not in ('won', 'spam')
              and coalesce(last_contact_at, created_at) < ${asked.toISOString()}`,
        ),
    },
    {
      what: 'Messages held as spam',
      batchSize,
      deleteBatch: (req) =>
        spam && enquiries(req, sql`status = 'spam' and told_at < ${spam.toISOString()}`),
    },
    {
      what: 'Daily mails about what was held as spam',
      batchSize: rowBatchSize,
      deleteBatch: (req) =>
        spam &&
        deleteReturningRows(
          req,
          sql`delete from mails where id in
              (select id from mails
                where kind = 'held-digest' and created_at < ${spam.toISOString()}
                limit ${rowBatchSize})
              returning id`,
        ),
    },
    {
      what: 'Enquiries whose work ended',
      batchSize,
      deleteBatch: (req) =>
        projects &&
        enquiries(
          req,
          sql`status = 'won' and order_kind is null and work_ended_on < ${projects.toISOString()}`,
        ),
    },
    {
      what: 'Orders that were carried out long ago',
      batchSize,
      deleteBatch: (req) =>
        financial &&
        enquiries(
          req,
          sql`status = 'won' and order_kind is not null
              and coalesce(order_accepted_at, created_at) < ${financial.toISOString()}`,
        ),
    },
    ...proposalRules(asked, financial),
    {
      what: 'Mails that belong to nothing',
      batchSize,
      deleteBatch: (req) => asked && deleteLooseMails(req, asked).then((count) => ({ count })),
    },
    {
      what: 'Days of visitor statistics',
      batchSize: rowBatchSize,
      deleteBatch: (req) =>
        analytics === null
          ? null
          : deleteReturningRows(
              req,
              sql`delete from page_views where id in
                  (select id from page_views where day < ${analytics} limit ${rowBatchSize})
                  returning id`,
            ),
    },
    ...scanRules(scans, now),
    {
      what: 'Lines of the audit log',
      batchSize: rowBatchSize,
      deleteBatch: (req) =>
        auditLog &&
        deleteReturningRows(
          req,
          sql`delete from audit_log where id in
              (select id from audit_log where created_at < ${auditLog.toISOString()}
                limit ${rowBatchSize})
              returning id`,
        ),
    },
    {
      what: 'Prices that were looked at, not saved',
      batchSize: rowBatchSize,
      deleteBatch: (req) =>
        deleteReturningRows(
          req,
          sql`delete from price_changes where id in
              (select id from price_changes where state = 'preview'
                and created_at < ${oldestPriceDraft(now).toISOString()} limit ${rowBatchSize})
              returning id`,
        ),
    },
    {
      what: 'Counters against too many requests',
      batchSize: rowBatchSize,
      deleteBatch: (req) =>
        deleteReturningRows(
          req,
          sql`delete from rate_limits where key in
              (select key from rate_limits where expire < ${now.getTime()} limit ${rowBatchSize})
              returning key`,
        ),
    },
  ];
}

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
