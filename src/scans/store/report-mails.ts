import 'server-only';
import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type PayloadRequest } from 'payload';
import { getCms } from '@/platform/cms';
import { execute, inTransaction } from '@/platform/database/transaction';
import { queueReportMail } from '../mails/report-mail';
import type { ReportMailState } from '../rules/report-mail';
import { confirmationHours } from '../rules/scan-request';

const isPending = sql`confirmed_at is null
  and created_at > now() - make_interval(hours => ${confirmationHours})`;

/** The scored scan whose report is wished for; null for others and for the beta audit's. */
export async function findMailableScan(uuid: string): Promise<number | null> {
  const { db } = await getCms();
  const { rows } = await db.drizzle.execute<{ id: number }>(
    sql`select id from scan_results
         where uuid = ${uuid} and status = 'scored' and tool <> 'audit'`,
  );
  return rows[0]?.id ?? null;
}

/** A double press without script, or a retry after a lost answer, sends a wish twice. */
async function isStored(
  req: PayloadRequest,
  scan: number,
  { email, isMonthly }: { email: string; isMonthly: boolean },
): Promise<boolean> {
  await execute(req, sql`select pg_advisory_xact_lock(hashtext('report-mails'))`);
  const same = await execute(
    req,
    sql`select id from report_mails
         where scan_id = ${scan} and email = ${email} and is_monthly = ${isMonthly}
           and confirmed_at is null and created_at > now() - interval '2 minutes'`,
  );
  return same.length > 0;
}

/**
 * Stores an unconfirmed wish, together with the mail that asks for confirmation; false when the
 * same wish was stored just before.
 */
export async function storeReportMail(
  scan: number,
  wish: { email: string; isMonthly: boolean },
): Promise<boolean> {
  const req = await createLocalReq({}, await getCms());
  return inTransaction(req, async () => {
    if (await isStored(req, scan, wish)) return false;
    const { url, host, finalUrl } = await req.payload.findByID({
      collection: 'scan-results',
      id: scan,
      depth: 0,
      joins: false,
      select: { url: true, host: true, finalUrl: true },
      req,
    });
    const { id } = await req.payload.create({
      collection: 'report-mails',
      data: { ...wish, scan, host, url: finalUrl ?? url, uuid: crypto.randomUUID() },
      depth: 0,
      req,
    });
    await queueReportMail(req, 'report-confirmation', { id, email: wish.email });
    return true;
  });
}

/** What a mail's link leads to now. */
export async function readReportMail(key: string): Promise<ReportMailState> {
  const { db } = await getCms();
  const { rows } = await db.drizzle.execute<{
    is_confirmed: boolean;
    is_monthly: boolean;
    host: string;
  }>(
    sql`select confirmed_at is not null as is_confirmed, is_monthly, host from report_mails
         where uuid = ${key} and (confirmed_at is not null or ${isPending})`,
  );
  const [found] = rows;
  if (!found) return { status: 'ended' };
  const { is_confirmed: isConfirmed, is_monthly: isMonthly, host } = found;
  return { status: isConfirmed ? 'confirmed' : 'unconfirmed', isMonthly, host };
}

async function confirm(req: PayloadRequest, key: string): Promise<boolean> {
  const [wish] = await execute<{ id: number; email: string }>(
    req,
    sql`update report_mails
           set confirmed_at = now(), updated_at = now(),
               due_at = case when is_monthly then now() + interval '1 month' end
         where uuid = ${key} and ${isPending} returning id, email`,
  );
  if (!wish) return false;
  // A second wish for the page replaces the first, so that an address gets one mail a month.
  await execute(
    req,
    sql`delete from report_mails as old using report_mails as new
         where new.id = ${wish.id} and old.id <> new.id and new.is_monthly
           and old.confirmed_at is not null and old.url = new.url
           and lower(old.email) = lower(new.email)`,
  );
  await queueReportMail(req, 'scan-report', wish);
  return true;
}

/** Confirms the address and queues the report, once; false when that happened before, or too late. */
export async function confirmReportMail(key: string): Promise<boolean> {
  const req = await createLocalReq({}, await getCms());
  return inTransaction(req, () => confirm(req, key));
}

/** Ends the mails and forgets the address. Harmless to repeat. */
export async function stopReportMail(key: string): Promise<void> {
  await (await getCms()).delete({
    collection: 'report-mails',
    where: { uuid: { equals: key } },
    depth: 0,
    select: {},
  });
}
