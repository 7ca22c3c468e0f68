import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { idList } from '@/enquiries/data/delete-enquiries';
import { execute } from '@/platform/database/transaction';
import { emailCounterKey, emailCounters } from '@/platform/email-counter-key';
import { getEnv } from '@/platform/env';
import { cmsPath } from '@/platform/paths';
import { shortUkMoment } from '@/platform/time/short-uk-moment';
import type { HeldRecord } from '../rules/person';

export interface Row extends HeldRecord {
  id: number;
}

type Statement = ReturnType<typeof sql>;

/** List for SQL’s `in (…)`; valid for no rows as well. */
export const listed = (rows: readonly { id: number }[]): Statement =>
  rows.length > 0 ? idList(rows.map(({ id }) => id)) : sql`null`;

export const page = (collection: string, id: number) =>
  `${cmsPath}/collections/${collection}/${id}`;
export const dayOf = (moment: string | Date) => shortUkMoment(new Date(moment), new Date());

/** Refuses addresses that must not be erased here, and says what to do. */
export async function findRefusal(req: PayloadRequest, email: string): Promise<string | null> {
  const accounts = await execute(req, sql`select 1 from users where lower(email) = ${email}`);
  if (accounts.length > 0) {
    return 'It belongs to an account of the back office. Delete the account first, under Settings, Accounts.';
  }
  const own = await execute(
    req,
    sql`select 1 from site_settings
         where ${email} in (lower(email), lower(enquiry_email), lower(mail_from))`,
  );
  return own.length > 0 ? 'It is the studio’s own address: every enquiry is mailed to it.' : null;
}

export interface Trace {
  id: number;
  label: string;
}

export interface FoundContract extends Trace {
  acceptedAt: string | null;
  isContract: boolean;
}

export async function findEnquiries(req: PayloadRequest, email: string): Promise<FoundContract[]> {
  const rows = await execute<FoundContract & { name: string; at: string }>(
    req,
    sql`select id, concat_ws(' ', reference, name) as name, created_at as at,
               coalesce(order_accepted_at, created_at) as "acceptedAt",
               order_kind is not null and status = 'won' as "isContract"
          from submissions where lower(email) = ${email} order by id`,
  );
  return rows.map((row) => ({ ...row, label: `${row.name}, ${dayOf(row.at)}` }));
}

export function findProposals(
  req: PayloadRequest,
  email: string,
  enquiries: readonly { id: number }[],
): Promise<FoundContract[]> {
  return execute<FoundContract>(
    req,
    sql`select id, concat_ws(': ', client_name, title) as label,
               coalesce(acceptance_at, updated_at) as "acceptedAt",
               status = 'accepted' as "isContract"
          from proposals
         where lower(client_email) = ${email} or enquiry_id in (${listed(enquiries)})
         order by id`,
  );
}

/** Scans of the address, its browser and its enquiries, unless another person’s enquiry has one. */
export function findScans(req: PayloadRequest, email: string): Promise<Trace[]> {
  return execute(
    req,
    sql`select id, url as label from scan_results as s
         where lower(email) = ${email}
            or owner_hash in (select owner_hash from scan_results
                               where lower(email) = ${email} and owner_hash is not null)
            or (id in (select scan_id from submissions where lower(email) = ${email})
                and (email is null or lower(email) = ${email})
                and not exists (select 1 from submissions as other
                                 where other.scan_id = s.id and lower(other.email) <> ${email}))
         order by id`,
  );
}

export function findCrawls(req: PayloadRequest, email: string): Promise<Trace[]> {
  return execute(
    req,
    sql`select id, url as label from site_crawls
         where owner_hash in (select owner_hash from scan_results
                               where lower(email) = ${email} and owner_hash is not null)
         order by id`,
  );
}

export async function findCounters(req: PayloadRequest, email: string): Promise<string[]> {
  const { payloadSecret } = getEnv();
  const codes = emailCounters.map((counter) => emailCounterKey(payloadSecret, counter, email));
  const rows = await execute<{ key: string }>(
    req,
    sql`select key from rate_limits
         where substring(key from '[^: ]+$') in (${sql.join(
           codes.map((code) => sql`${code}`),
           sql`, `,
         )})`,
  );
  return rows.map(({ key }) => key);
}

export async function findFilters(req: PayloadRequest, email: string): Promise<Row[]> {
  const presets = await execute<Trace>(
    req,
    sql`select id, title as label from payload_query_presets
         where position(${email} in lower("where"::text)) > 0 order by id`,
  );
  const settings = await execute<Trace>(
    req,
    sql`select id, key as label from payload_preferences
         where position(${email} in lower(value::text)) > 0 order by id`,
  );
  // The two tables share a range of IDs, so a negative sign marks the second.
  return [...presets, ...settings.map(({ id, label }) => ({ id: -id, label }))].map((row) => ({
    ...row,
    href: null,
  }));
}
