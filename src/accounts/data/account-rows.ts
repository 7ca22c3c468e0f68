import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import type { AuditLog, User } from '@/payload-types';
import { commonPasswords } from '@/platform/common-passwords';
import { execute } from '@/platform/database/transaction';
import { OperatorError } from '@/platform/operator-error';
import { makeReadablePassword } from '@/platform/readable-password';
import type { FirstAdmin } from '@/platform/supervisor/greeting';
import { invitationMail, queueAccountMail } from '../mails/account';
import type { SessionView } from '../rules/accounts';
import { passwordProblem } from '../rules/passwords';
import { recordAudit } from './record-audit';

export async function sendInvitation(
  req: PayloadRequest,
  { id, email, name }: User,
): Promise<void> {
  await queueAccountMail(req, invitationMail, { id, email }, req.user?.id);
  await recordAudit(req, { event: 'invited', detail: `${name} (${email})` });
}

/** The account’s database row. Payload itself omits the hash. */
export type StoredAccount = User & { hash?: string | null };

async function readDevices(payload: Payload, sessions: readonly string[], req?: PayloadRequest) {
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: { session: { in: [...sessions] }, device: { exists: true } },
    select: { session: true, device: true },
    sort: '-createdAt',
    depth: 0,
    pagination: false,
    ...(req ? { req } : {}),
  });
  const named = (docs as Pick<AuditLog, 'session' | 'device'>[]).map(
    ({ session, device }) => [session ?? '', device ?? ''] as const,
  );
  return new Map(named);
}

/** Newest first. The caller has checked the right to read them; `current` is the reader’s own. */
export async function readSessions(
  payload: Payload,
  account: number,
  current: string | undefined,
  req?: PayloadRequest,
): Promise<SessionView[]> {
  const { sessions } = (await payload.findByID({
    collection: 'users',
    id: account,
    depth: 0,
    select: { sessions: true },
    ...(req ? { req } : {}),
  })) as Pick<User, 'sessions'>;
  const now = new Date().toISOString();
  const running = (sessions ?? []).filter(({ expiresAt }) => expiresAt > now);
  const ids = running.map(({ id }) => id);
  const devices = ids.length > 0 ? await readDevices(payload, ids, req) : new Map();
  return running
    .map(({ id, createdAt, expiresAt }) => ({
      id,
      since: createdAt ?? expiresAt,
      until: expiresAt,
      device: devices.get(id) ?? null,
      isThisOne: id === current,
    }))
    .toSorted((one, other) => other.since.localeCompare(one.since));
}

export interface EmailChange {
  account: number;
  email: string;
  /** Name of the colleague who asked for it, or of the account’s owner. */
  askedBy: string;
}

const changeColumns = sql`account_id::int as account, email, asked_by as "askedBy"`;

/** Stores a requested address. Replaces an earlier request. */
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

export async function readEmailChange(
  payload: Payload,
  account: number,
): Promise<EmailChange | null> {
  const { rows } = await payload.db.drizzle.execute<EmailChange & Record<string, unknown>>(
    sql`select ${changeColumns} from email_changes
        where account_id = ${account} and expires_at > now()`,
  );
  return rows[0] ?? null;
}

export async function dropEmailChange(req: PayloadRequest, account: number): Promise<boolean> {
  const dropped = await execute(
    req,
    sql`delete from email_changes where account_id = ${account} returning account_id`,
  );
  return dropped.length > 0;
}

/** Takes the request that a link belongs to. A second use of the link finds none. */
export async function takeEmailChange(
  req: PayloadRequest,
  tokenHash: string,
): Promise<EmailChange | null> {
  const [change] = await execute<EmailChange>(
    req,
    sql`delete from email_changes where token_hash = ${tokenHash} and expires_at > now()
        returning ${changeColumns}`,
  );
  return change ?? null;
}

/** Without accounts, every visitor would find Payload's open "create the first user" page. */
export async function createFirstAdmin(
  payload: Payload,
  given: { email?: string; password?: string },
): Promise<FirstAdmin | undefined> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return undefined;
  const email = given.email ?? 'admin@example.com';
  const name = 'Administrator';
  const password = given.password ?? makeReadablePassword();
  const problem = passwordProblem(password, { name, email }, await commonPasswords());
  if (problem) throw new OperatorError(`ADMIN_PASSWORD can’t be used. ${problem}`);
  await payload.create({
    collection: 'users',
    data: { email, password, name, role: 'admin' },
  });
  return given.password ? { email } : { email, password };
}
