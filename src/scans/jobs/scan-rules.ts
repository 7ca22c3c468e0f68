import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import {
  type Deleted,
  deleteReturningRows,
  type PurgeRule,
  purgeRows,
  rowBatchSize,
} from '@/platform/database/purge-rows';
import { execute, inTransaction } from '@/platform/database/transaction';
import { confirmationHours } from '../rules/scan-request';

/** Deletes scans with an expired link, and the mails with their address. */
function deleteUnconfirmed(req: PayloadRequest, before: Date): Promise<Deleted> {
  return inTransaction(req, async () => {
    const scans = await execute<{ id: number }>(
      req,
      sql`select id from scan_results
          where status = 'unconfirmed' and created_at < ${before.toISOString()}
          order by id limit ${rowBatchSize} for update skip locked`,
    );
    if (scans.length === 0) return { count: 0 };
    const ids = sql.join(
      scans.map(({ id }) => sql`${id}`),
      sql`, `,
    );
    const mails = await execute(req, sql`delete from mails where scan_id in (${ids}) returning id`);
    await execute(req, sql`delete from scan_results where id in (${ids})`);
    return { count: scans.length, mails: mails.length };
  });
}

/** Nightly deletion rules. Reports stay; their link to a person is removed before `forget`. */
export function scanRules(forget: Date | null, now: Date): PurgeRule[] {
  const unconfirmedBefore = new Date(now.getTime() - confirmationHours * 3_600_000);
  return [
    {
      what: 'Scans that no visitor confirmed',
      batchSize: rowBatchSize,
      deleteBatch: (req) => deleteUnconfirmed(req, unconfirmedBefore),
    },
    purgeRows(
      'Mails with a report that are not part of a monthly one',
      'mails',
      sql`kind in ('report-confirmation', 'scan-report')
          and created_at < ${unconfirmedBefore.toISOString()}
          and not exists (select 1 from report_mails as wish
                           where wish.id = report_mail_id and wish.due_at is not null)`,
    ),
    purgeRows(
      'Wishes for a report by mail that were not confirmed, or carried out',
      'report_mails',
      sql`(confirmed_at is null and created_at < ${unconfirmedBefore.toISOString()})
          or (due_at is null and confirmed_at < ${unconfirmedBefore.toISOString()})`,
    ),
    purgeRows(
      'Mails that asked to confirm an address for scans',
      'mails',
      forget &&
        sql`kind in ('scan-confirmation', 'report-confirmation', 'scan-report')
            and created_at < ${forget.toISOString()}`,
    ),
    {
      what: 'Codes and e-mail addresses of visitors who asked for scans',
      batchSize: rowBatchSize,
      deleteBatch: (req) =>
        forget &&
        deleteReturningRows(
          req,
          sql`update scan_results set requester_hash = null, owner_hash = null, email = null
              where id in
              (select id from scan_results
                where created_at < ${forget.toISOString()}
                  and (requester_hash is not null or owner_hash is not null or email is not null)
                limit ${rowBatchSize})
              returning id`,
        ),
    },
    purgeRows('Sitemap crawls', 'site_crawls', forget && sql`created_at < ${forget.toISOString()}`),
  ];
}
