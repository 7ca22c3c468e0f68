import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest, TaskConfig } from 'payload';
import { execute, inTransaction } from '@/platform/database/transaction';
import { queueLongTask } from '../data/long-tasks';
import { queueReportMail } from '../mails/report-mail';
import { newProgress } from '../rules/scan-state';

/** Rescans an hour: visitors who wait for their own scan share the queue. */
const mostAtOnce = 20;

interface DueMail {
  id: number;
  url: string;
  host: string;
  trade: number | null;
}

async function rescan(req: PayloadRequest, id: number, now: Date): Promise<void> {
  const [due] = await execute<DueMail>(
    req,
    sql`select id, url, host,
               (select trade_id from scan_results where id = report_mails.scan_id) as trade
          from report_mails
         where id = ${id} and due_at <= ${now.toISOString()} for update skip locked`,
  );
  if (!due) return;
  const { url, host, trade } = due;
  const scan = await req.payload.create({
    collection: 'scan-results',
    data: {
      ...{ url, host, trade, uuid: randomUUID(), tool: 'scan', status: 'queued' },
      progress: newProgress(false),
    },
    depth: 0,
    req,
  });
  await queueLongTask(req, 'scan', scan.id);
  // What changed is told since the last score, even when a scan in between had none.
  await execute(
    req,
    sql`update report_mails as mail
           set before_id = coalesce((select id from scan_results
                                      where id = mail.scan_id and status = 'scored'), before_id),
               scan_id = ${scan.id}, updated_at = now(),
               due_at = ${now.toISOString()}::timestamptz + interval '1 month'
         where id = ${id}`,
  );
}

/** Queues the monthly scans that are due, each in a transaction, so a rerun resumes safely. */
export async function rescanSites(
  { req }: { req: PayloadRequest },
  now: Date = new Date(),
): Promise<{ output: object }> {
  const { isOpen } = await req.payload.findGlobal({ slug: 'scanner-settings', depth: 0 });
  if (isOpen === false) return { output: {} };
  const { rows: due } = await req.payload.db.pool.query<{ id: number }>(
    'select id from report_mails where due_at <= $1 order by due_at, id limit $2',
    [now.toISOString(), mostAtOnce],
  );
  for (const { id } of due) await inTransaction(req, () => rescan(req, id, now));
  return { output: {} };
}

/** Queues the mail about a monthly scan that has ended, in the transaction that stores its end. */
export async function mailRescan(req: PayloadRequest, scan: number): Promise<void> {
  const wishes = await execute<{ id: number; email: string }>(
    req,
    sql`select id, email from report_mails where scan_id = ${scan} and due_at is not null`,
  );
  for (const wish of wishes) await queueReportMail(req, 'scan-report', wish);
}

export const rescanSitesTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'rescan-sites',
  label: 'Scan sites again for their monthly report',
  inputSchema: [],
  retries: { attempts: 3, backoff: { type: 'exponential', delay: 60_000 } },
  schedule: [{ cron: '0 41 * * * *', queue: 'housekeeping' }],
  handler: ({ req }) => rescanSites({ req }),
};
