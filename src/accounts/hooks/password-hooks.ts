import { sql } from '@payloadcms/db-postgres';
import {
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  type RequestContext,
  ValidationError,
} from 'payload';
import type { User } from '@/payload-types';
import { commonPasswords } from '@/platform/common-passwords';
import { Refusal } from '@/platform/database/refusal';
import { execute } from '@/platform/database/transaction';
import { linkTokenHash } from '@/platform/signature';
import { recordAudit } from '../data/record-audit';
import { linkUsedUp, passwordHasItsPlace } from '../rules/accounts';
import { type PasswordOwner, passwordProblem } from '../rules/passwords';

/**
 * Marks accounts that get a new password in this request. Payload removes the password from the
 * data before the hooks after the save run.
 */
function expectNewPassword(context: RequestContext, account: number): void {
  const known = context.newPasswords as Set<number> | undefined;
  context.newPasswords = new Set(known).add(account);
}

/** Whether a just saved account got a new password. Returns true once per change. */
export function hasNewPassword(context: RequestContext, account: number): boolean {
  const known = context.newPasswords as Set<number> | undefined;
  return known?.delete(account) ?? false;
}

async function refuseWeak(password: unknown, owner: PasswordOwner, req: PayloadRequest) {
  const message =
    typeof password === 'string'
      ? passwordProblem(password, owner, await commonPasswords())
      : 'Enter a password.';
  if (!message) return;
  throw new ValidationError({
    collection: 'users',
    errors: [{ message, path: 'password', label: 'Password' }],
    req,
  });
}

/** Applies the password rules to every write: form, REST and first start. */
export const checkPassword: CollectionBeforeValidateHook<User> = async (args) => {
  const { data, operation, originalDoc, req, context } = args;
  if (!data) return data;
  if (context.isPasswordReset) {
    // The link reached the account’s mailbox, so the invitation counts as accepted.
    data.invitedAt = null;
    return data;
  }
  const { password } = data;
  const isGiven = password !== undefined && password !== null && password !== '';
  if (operation !== 'create' && !isGiven) return data;
  await refuseWeak(password, { name: originalDoc?.name, email: originalDoc?.email, ...data }, req);
  if (operation === 'update' && originalDoc) {
    expectNewPassword(context, originalDoc.id);
    data.invitedAt = null;
  }
  return data;
};

/**
 * REST can only change a password through `POST /api/account/change-password`, which asks for the
 * current one. An unattended session does not prove its owner.
 */
export const refuseBarePassword: CollectionBeforeOperationHook = ({ operation, args, req }) => {
  if (operation !== 'update' && operation !== 'updateByID') return;
  const { password } = ((args as { data?: unknown }).data ?? {}) as { password?: unknown };
  const isGiven = password !== undefined && password !== null && password !== '';
  if (isGiven && req.payloadAPI === 'REST') throw new Refusal(passwordHasItsPlace, 403);
};

/** The lock makes a second try with the same link wait, and find it used. */
async function lockOwner(req: PayloadRequest, tokenHash: string): Promise<PasswordOwner | null> {
  const [owner] = await execute<PasswordOwner>(
    req,
    sql`select name, email from users
        where reset_password_token = ${tokenHash} and reset_password_expiration > now() for update`,
  );
  return owner ?? null;
}

/**
 * Applies the same rules to a mail link, which skips validation. Also replaces the link’s token
 * with its hash, because only the hash is stored.
 */
export const checkResetPassword: CollectionBeforeOperationHook = async (args) => {
  if (args.operation !== 'resetPassword') return;
  const { req } = args;
  // Payload continues with this same object.
  const data = args.args.data as { token?: unknown; password?: unknown };
  const hash = typeof data.token === 'string' ? linkTokenHash(data.token) : '';
  const owner = await lockOwner(req, hash);
  if (!owner) throw new Refusal(linkUsedUp, 403);
  await refuseWeak(data.password, owner, req);
  data.token = hash;
  req.context.isPasswordReset = true;
};

/** Records a sign-in by any route in the audit log. */
export const recordSignIn: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  if (req.context.isStepOwed) return;
  // Payload appends the new session at the end.
  const session = user.sessions?.at(-1)?.id;
  await recordAudit(req, { event: 'sign-in', account: user, session });
};

/** Records a sign-out in the audit log. */
export const recordSignOut: CollectionAfterLogoutHook<User> = async ({ req }) => {
  const session = (req.user as { _sid?: string } | null)?._sid;
  await recordAudit(req, { event: 'sign-out', session });
};
