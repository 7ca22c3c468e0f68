import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { execute } from '@/platform/database/transaction';

/** An address that an account is to get, and that is not confirmed yet. */
export interface EmailChange {
  account: number;
  email: string;
  /** Name of the colleague who asked for it, or of the person. */
  askedBy: string;
}

interface Row {
  account_id: number;
  email: string;
  asked_by: string;
}

const changeFrom = (row: Row | undefined): EmailChange | null =>
  row ? { account: Number(row.account_id), email: row.email, askedBy: row.asked_by } : null;

/** Keeps the wish until the mail has gone out, and takes the place of an earlier one. */
export async function askForEmail(
  req: PayloadRequest,
  { account, email, askedBy }: EmailChange,
  hours: number,
): Promise<void> {
  const until = new Date(Date.now() + hours * 3_600_000).toISOString();
  await execute(
    req,
    sql`insert into email_changes (account_id, email, asked_by, expires_at)
        values (${account}, ${email}, ${askedBy}, ${until})
        on conflict (account_id) do update
        set email = excluded.email, asked_by = excluded.asked_by, token_hash = null,
            expires_at = excluded.expires_at`,
  );
}

/** The address that an account waits for; `null` when there is none, or its time is over. */
export async function readEmailChange(
  payload: Payload,
  account: number,
): Promise<EmailChange | null> {
  const { drizzle } = payload.db as unknown as PostgresAdapter;
  const { rows } = (await drizzle.execute(
    sql`select account_id, email, asked_by from email_changes
        where account_id = ${account} and expires_at > now()`,
  )) as unknown as { rows: Row[] };
  return changeFrom(rows[0]);
}

export async function dropEmailChange(req: PayloadRequest, account: number): Promise<boolean> {
  const dropped = await execute(
    req,
    sql`delete from email_changes where account_id = ${account} returning account_id`,
  );
  return dropped.length > 0;
}

/** Takes the wish that a link belongs to: of two presses, the second finds none. */
export async function takeEmailChange(
  req: PayloadRequest,
  tokenHash: string,
): Promise<EmailChange | null> {
  const [row] = await execute<Row>(
    req,
    sql`delete from email_changes where token_hash = ${tokenHash} and expires_at > now()
        returning account_id, email, asked_by`,
  );
  return changeFrom(row);
}
