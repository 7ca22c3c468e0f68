import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute, inTransaction } from '@/database/transaction';
import type { CutOffs } from '@/domain/retention/cut-offs';
import { batchSize, deleteEnquiries, deleteLooseMails } from './delete-enquiries';

/** What one batch took away; `mails` are those that went with their enquiries. */
export interface Deleted {
  count: number;
  mails?: number;
}

export interface PurgeRule {
  /** In plain words, for the report. */
  what: string;
  /** Records of a batch; fewer mean that there are no more. */
  batchSize: number;
  /** `null` when the rule’s period makes no sense. */
  deleteBatch: (req: PayloadRequest) => Promise<Deleted> | null;
}

/** Rows that nothing hangs on are deleted by the thousand. */
const rowBatchSize = 5_000;

async function enquiries(req: PayloadRequest, condition: ReturnType<typeof sql>): Promise<Deleted> {
  const { enquiries: count, mails } = await deleteEnquiries(req, condition);
  return { count, mails };
}

function rows(req: PayloadRequest, statement: ReturnType<typeof sql>): Promise<Deleted> {
  return inTransaction(req, async () => ({ count: (await execute(req, statement)).length }));
}

/**
 * Everything that the night deletes, and nothing else (specification, section 9, Retention). A won
 * enquiry stays as long as nobody has said when the work ended.
 */
export function purgeRules(
  { enquiries: asked, projects, spam, analytics }: CutOffs,
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
        spam && enquiries(req, sql`status = 'spam' and created_at < ${spam.toISOString()}`),
    },
    {
      what: 'Enquiries whose work ended',
      batchSize,
      deleteBatch: (req) =>
        projects &&
        enquiries(req, sql`status = 'won' and work_ended_on < ${projects.toISOString()}`),
    },
    {
      what: 'Mails that belong to no enquiry',
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
