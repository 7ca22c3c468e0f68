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
 * Accounts that are about to get a new password in this request. Payload takes the password away
 * before anybody hears that the account was saved.
 */
function expectNewPassword(context: RequestContext, account: number): void {
  const known = context.newPasswords as Set<number> | undefined;
  context.newPasswords = new Set(known).add(account);
}

/** Whether an account that was just saved got a new password; says so once. */
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

/** The password rules wherever an account is written: by hand, over REST, by the first start. */
export const checkPassword: CollectionBeforeValidateHook<User> = async (args) => {
  const { data, operation, originalDoc, req, context } = args;
  if (!data) return data;
  if (context.isPasswordReset) {
    // Whoever had the link has the account’s mail: the invitation is accepted.
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
 * Over REST, a password is changed in its own place, which asks for the current one
 * (`POST /api/account/change-password`): a session that was left open is no proof of its owner.
 */
export const refuseBarePassword: CollectionBeforeOperationHook = ({ operation, args, req }) => {
  if (operation !== 'update' && operation !== 'updateByID') return;
  const { password } = ((args as { data?: unknown }).data ?? {}) as { password?: unknown };
  const isGiven = password !== undefined && password !== null && password !== '';
  if (isGiven && req.payloadAPI === 'REST') throw new Refusal(passwordHasItsPlace, 403);
};

/** Two tries with one link wait for each other here: the second one finds it used. */
async function lockOwner(req: PayloadRequest, tokenHash: string): Promise<PasswordOwner | null> {
  const [owner] = await execute<PasswordOwner>(
    req,
    sql`select name, email from users
        where reset_password_token = ${tokenHash} and reset_password_expiration > now() for update`,
  );
  return owner ?? null;
}

/**
 * The same rules for a link from a mail, which doesn’t run through validation. Also puts the hash in
 * the place of the link’s token: only that is kept.
 */
export const checkResetPassword: CollectionBeforeOperationHook = async (args) => {
  if (args.operation !== 'resetPassword') return;
  const { req } = args;
  // Payload goes on with this very object.
  const data = args.args.data as { token?: unknown; password?: unknown };
  const hash = typeof data.token === 'string' ? linkTokenHash(data.token) : '';
  const owner = await lockOwner(req, hash);
  if (!owner) throw new Refusal(linkUsedUp, 403);
  await refuseWeak(data.password, owner, req);
  data.token = hash;
  req.context.isPasswordReset = true;
};

/** Writes into the audit log that somebody signed in, whichever door they came through. */
export const recordSignIn: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  if (req.context.isStepOwed) return;
  // Payload puts the session that it has just made at the end.
  const session = user.sessions?.at(-1)?.id;
  await recordAudit(req, { event: 'sign-in', account: user, session });
};

/** The same for signing out. */
export const recordSignOut: CollectionAfterLogoutHook<User> = async ({ req }) => {
  const session = (req.user as { _sid?: string } | null)?._sid;
  await recordAudit(req, { event: 'sign-out', session });
};
