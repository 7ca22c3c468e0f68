import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { execute, inTransaction } from '@/platform/database/transaction';
import { queueAccountMail, secondFactorMail } from '../mails/account';
import type { Role } from '../rules/permissions';
import {
  type FactorKind,
  type FactorView,
  isSecondFactorRequired,
  type SecondFactorRequirement,
  type SecondStep,
} from '../rules/second-factor';
import { recordAudit } from './record-audit';

/**
 * Second factors have tables below Payload: REST cannot reach them, and Payload’s full writes of
 * accounts cannot restore a used code.
 */

type Statement = Parameters<typeof execute>[1];

export interface StoredFactor {
  id: number;
  kind: FactorKind;
  sealedSecret: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
}

export type NewFactor = { name: string } & (
  | { kind: 'totp'; sealedSecret: string; lastStep: number }
  | {
      kind: 'passkey';
      credentialId: string;
      publicKey: string;
      counter: number;
      transports: string[];
    }
);

/** Runs within the request’s transaction if there is a request. */
async function ask<Found extends object>(
  payload: Payload,
  statement: Statement,
  req?: PayloadRequest,
): Promise<Found[]> {
  if (req) return execute<Found>(req, statement);
  const { rows } = await payload.db.drizzle.execute(statement);
  return rows as Found[];
}

export async function listFactors(payload: Payload, account: number): Promise<FactorView[]> {
  const rows = await ask<Omit<FactorView, 'since' | 'usedAt'> & Record<'since' | 'usedAt', string>>(
    payload,
    sql`select id, kind, name, created_at as since, used_at as "usedAt"
        from second_factors where account_id = ${account} order by id`,
  );
  return rows.map(({ since, usedAt, ...factor }) => ({
    ...factor,
    since: new Date(since).toISOString(),
    usedAt: usedAt ? new Date(usedAt).toISOString() : null,
  }));
}

export function readFactors(payload: Payload, account: number): Promise<StoredFactor[]> {
  return ask(
    payload,
    sql`select id, kind, coalesce(sealed_secret, '') as "sealedSecret",
               coalesce(credential_id, '') as "credentialId",
               coalesce(public_key, '') as "publicKey", counter::float8 as counter,
               coalesce(string_to_array(transports, ' '), '{}') as transports
        from second_factors where account_id = ${account} order by id`,
  );
}

export async function countRecoveryCodes(payload: Payload, account: number): Promise<number> {
  const [row] = await ask<{ count: string }>(
    payload,
    sql`select count(*) as count from recovery_codes where account_id = ${account}`,
  );
  return Number(row?.count ?? 0);
}

export async function demandsSecondFactor(
  payload: Payload,
  role: Role,
  req?: PayloadRequest,
): Promise<boolean> {
  const [settings] = await ask<{ second_factor_for: SecondFactorRequirement | null }>(
    payload,
    sql`select second_factor_for from site_settings limit 1`,
    req,
  );
  return isSecondFactorRequired(settings?.second_factor_for, role);
}

/** The step that an account owes after its password; `null` if none is required. */
export async function readSecondStep(
  payload: Payload,
  { id, role }: { id: number; role: Role },
  req?: PayloadRequest,
): Promise<SecondStep | null> {
  const [factor] = await ask(
    payload,
    sql`select id from second_factors where account_id = ${id} limit 1`,
    req,
  );
  if (factor) return 'verify';
  return (await demandsSecondFactor(payload, role, req)) ? 'enrol' : null;
}

export async function addFactor(
  req: PayloadRequest,
  account: number,
  factor: NewFactor,
): Promise<void> {
  const isTotp = factor.kind === 'totp';
  await execute(
    req,
    sql`insert into second_factors
          (account_id, kind, name, sealed_secret, last_step, credential_id, public_key, counter, transports)
        values (
          ${account}, ${factor.kind}, ${factor.name},
          ${isTotp ? factor.sealedSecret : null}, ${isTotp ? factor.lastStep : 0},
          ${isTotp ? null : factor.credentialId}, ${isTotp ? null : factor.publicKey},
          ${isTotp ? 0 : factor.counter}, ${isTotp ? null : factor.transports.join(' ')})`,
  );
}

async function hasChanged(payload: Payload, statement: Statement): Promise<boolean> {
  return (await ask(payload, statement)).length > 0;
}

/** Marks an app’s code as used, with every earlier one; false when it was used already. */
export function spendTotpStep(payload: Payload, factor: number, step: number): Promise<boolean> {
  return hasChanged(
    payload,
    sql`update second_factors set last_step = ${step}, used_at = now()
        where id = ${factor} and last_step < ${step} returning id`,
  );
}

/** Records the use of a passkey. A counter that runs backwards means a copy, which is refused. */
export function notePasskeyUse(
  payload: Payload,
  factor: number,
  counter: number,
): Promise<boolean> {
  return hasChanged(
    payload,
    sql`update second_factors set counter = ${counter}, used_at = now()
        where id = ${factor} and (counter < ${counter} or (counter = 0 and ${counter} = 0))
        returning id`,
  );
}

/** Removes a recovery code. Of two simultaneous requests, one finds it. */
export function spendRecoveryCode(
  payload: Payload,
  account: number,
  codeHash: string,
): Promise<boolean> {
  return hasChanged(
    payload,
    sql`delete from recovery_codes where account_id = ${account} and code_hash = ${codeHash}
        returning code_hash`,
  );
}

export async function replaceRecoveryCodes(
  req: PayloadRequest,
  account: number,
  codeHashes: readonly string[],
): Promise<void> {
  await execute(req, sql`delete from recovery_codes where account_id = ${account}`);
  for (const hash of codeHashes) {
    await execute(
      req,
      sql`insert into recovery_codes (account_id, code_hash) values (${account}, ${hash})`,
    );
  }
}

/** Removes one factor, or all of them; the recovery codes go with the last one. */
export async function removeFactors(
  req: PayloadRequest,
  account: number,
  factor?: number,
): Promise<number> {
  const which = factor === undefined ? sql`true` : sql`id = ${factor}`;
  const removed = await execute(
    req,
    sql`delete from second_factors where account_id = ${account} and ${which} returning id`,
  );
  await execute(
    req,
    sql`delete from recovery_codes where account_id = ${account}
        and not exists (select 1 from second_factors where account_id = ${account})`,
  );
  return removed.length;
}

export async function endOtherSessions(
  req: PayloadRequest,
  account: number,
  keep: string | undefined,
): Promise<void> {
  await execute(
    req,
    sql`delete from users_sessions where _parent_id = ${account} and id <> ${keep ?? ''}`,
  );
}

/** For an operator whose only admin lost phone and codes. The account’s owner gets a mail. */
export async function forgetSecondFactor(
  payload: Payload,
  address: string,
): Promise<{ isDone: boolean; message: string }> {
  const email = address.trim().toLowerCase();
  const where = { email: { equals: email } };
  const { docs } = await payload.find({ collection: 'users', where, depth: 0, limit: 1 });
  const [account] = docs;
  if (!email || !account) {
    const message = 'Name the account: npm run reset-second-factor -- owner@example.com';
    return { isDone: false, message: email ? `There is no account ${email}. ${message}` : message };
  }
  const req = await createLocalReq({}, payload);
  const count = await inTransaction(req, async () => {
    const removed = await removeFactors(req, account.id);
    if (removed === 0) return 0;
    await endOtherSessions(req, account.id, undefined);
    await queueAccountMail(req, secondFactorMail, account);
    const detail = `Reset for ${account.name}, from the command line`;
    await recordAudit(req, { event: 'second-factor-changed', account: null, detail });
    return removed;
  });
  const message =
    count > 0
      ? `The second step of ${email} is gone, and every session. Sign in with the password alone, then set it up anew.`
      : `${email} has no second step.`;
  return { isDone: true, message };
}

/** Status of the answer to a right password without a second step. Payload never uses it. */
export const secondStepStatus = 428;

export function askOnlyForProof(req: PayloadRequest): void {
  req.context.isOnlyProof = true;
}
