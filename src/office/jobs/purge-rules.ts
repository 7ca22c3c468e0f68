import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { batchSize, deleteEnquiries, deleteLooseMails } from '@/enquiries/data/delete-enquiries';
import { type Deleted, type PurgeRule, rowBatchSize, rows } from '@/platform/database/purge-rows';
import { oldestPreview } from '@/prices/rules/price-preview';
import { proposalRules } from '@/proposals/data/delete-proposals';
import { scanRules } from '@/scans/jobs/scan-rules';
import type { CutOffs } from '../rules/retention-cut-offs';

async function enquiries(req: PayloadRequest, condition: ReturnType<typeof sql>): Promise<Deleted> {
  const { enquiries: count, mails } = await deleteEnquiries(req, condition);
  return { count, mails };
}

/**
 * Everything that the night deletes, and nothing else (specification, section 9, Retention). A won
 * enquiry stays until staff say when the work ended, and held spam until staff were told of it.
 */
export function purgeRules(
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
        rows(
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
          : rows(
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
        rows(
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
        rows(
          req,
          sql`delete from price_changes where id in
              (select id from price_changes where state = 'preview'
                and created_at < ${oldestPreview(now).toISOString()} limit ${rowBatchSize})
              returning id`,
        ),
    },
    {
      what: 'Counters against too many requests',
      batchSize: rowBatchSize,
      deleteBatch: (req) =>
        rows(
          req,
          sql`delete from rate_limits where key in
              (select key from rate_limits where expire < ${now.getTime()} limit ${rowBatchSize})
              returning key`,
        ),
    },
  ];
}
