import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { User } from '@/payload-types';
import { addressKey } from '@/platform/address-key';
import { clientAddressHeader } from '@/platform/client-address-header';
import { execute } from '@/platform/database/transaction';
import { getEnv } from '@/platform/env';
import { keyFor } from '@/platform/signature';
import type { AuditEvent } from '../rules/audit-events';
import { deviceWords } from '../rules/session-words';

export type AuditRequest = Pick<PayloadRequest, 'payload'> & {
  headers: Pick<Headers, 'get'>;
  user?: unknown;
  transactionID?: PayloadRequest['transactionID'];
};

export interface AuditEntry {
  event: AuditEvent;
  /** The acting account. Default: the account signed in to the request, if any. */
  account?: Pick<User, 'id' | 'name' | 'email'> | null;
  /** Never a password, and no e-mail address that belongs to no account. */
  detail?: string;
  session?: string;
}

const longest = { who: 200, detail: 300 };

/** Cuts between characters, not code units: PostgreSQL rejects half a surrogate pair. */
function shorten(text: string | undefined, length: number): string | undefined {
  return text === undefined ? undefined : Array.from(text).slice(0, length).join('');
}

function columnsOf(req: AuditRequest, entry: AuditEntry) {
  const account = entry.account === undefined ? ((req.user ?? null) as User | null) : entry.account;
  const key = keyFor(getEnv().payloadSecret, 'audit-log');
  return {
    event: entry.event,
    who: shorten(account ? `${account.name} (${account.email})` : undefined, longest.who),
    account: account?.id,
    detail: shorten(entry.detail, longest.detail),
    device: deviceWords(req.headers.get('user-agent')),
    addressHash: addressKey(req.headers.get(clientAddressHeader) ?? 'unknown', key),
    session: entry.session,
  };
}

/** A failed statement aborts its transaction unless a savepoint precedes it. */
async function behindSavepoint(req: PayloadRequest, work: () => Promise<unknown>): Promise<void> {
  await execute(req, sql`savepoint audit_log`);
  try {
    await work();
    await execute(req, sql`release savepoint audit_log`);
  } catch (error) {
    await execute(req, sql`rollback to savepoint audit_log`);
    throw error;
  }
}

/**
 * Writes into the audit log, within the request’s transaction if there is one. A failed write is
 * reported to the operator and does not fail the request.
 */
export async function recordAudit(req: AuditRequest, entry: AuditEntry): Promise<void> {
  const { payload } = req;
  try {
    const data = columnsOf(req, entry);
    // Written below Payload’s operations: a failing operation would end the request’s transaction.
    const write = () =>
      payload.db.create({ collection: 'audit-log', data, req: req as PayloadRequest });
    if (await req.transactionID) await behindSavepoint(req as PayloadRequest, write);
    else await write();
  } catch (error) {
    payload.logger.error({
      err: error,
      msg: `The audit log could not be written: ${entry.event}.`,
    });
  }
}
