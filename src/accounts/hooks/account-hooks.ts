import { sql } from '@payloadcms/db-postgres';
import {
  type CollectionAfterChangeHook,
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  Forbidden,
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
import { readSecondStep, secondStepStatus } from '../data/second-factor';
import { passwordChangedMail, queueAccountMail } from '../mails/account';
import { linkUsedUp, passwordHasItsPlace } from '../rules/accounts';
import { type PasswordOwner, passwordProblem } from '../rules/passwords';
import { secondStepWords } from '../rules/second-factor';

/**
 * Accounts that get a new password in this request. Payload removes it from the data before the
 * hooks after the save run.
 */
function newPasswords(context: RequestContext): Set<number> {
  context.newPasswords ??= new Set<number>();
  return context.newPasswords as Set<number>;
}

const isGiven = (password: unknown) =>
  password !== undefined && password !== null && password !== '';

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

export const checkPassword: CollectionBeforeValidateHook<User> = async (args) => {
  const { data, operation, originalDoc, req, context } = args;
  if (!data) return data;
  if (context.isPasswordReset) {
    // The link reached the account’s mailbox, so the invitation counts as accepted.
    data.invitedAt = null;
    return data;
  }
  const { password } = data;
  if (operation !== 'create' && !isGiven(password)) return data;
  await refuseWeak(password, { name: originalDoc?.name, email: originalDoc?.email, ...data }, req);
  if (operation === 'update' && originalDoc) {
    newPasswords(context).add(originalDoc.id);
    data.invitedAt = null;
  }
  return data;
};

/** A session does not prove its owner; the account’s own route asks for the password. */
export const refuseBarePassword: CollectionBeforeOperationHook = ({ operation, args, req }) => {
  if (operation !== 'update' && operation !== 'updateByID') return;
  const { password } = ((args as { data?: unknown }).data ?? {}) as { password?: unknown };
  if (isGiven(password) && req.payloadAPI === 'REST') throw new Refusal(passwordHasItsPlace, 403);
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

/** Applies the rules to a mail link, which skips validation. Only the token’s hash is stored. */
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

export const recordSignIn: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  if (req.context.isStepOwed) return;
  // Payload appends the new session at the end.
  const session = user.sessions?.at(-1)?.id;
  await recordAudit(req, { event: 'sign-in', account: user, session });
};

export const recordSignOut: CollectionAfterLogoutHook<User> = async ({ req }) => {
  const session = (req.user as { _sid?: string } | null)?._sid;
  await recordAudit(req, { event: 'sign-out', session });
};

/** Invalidates links that were sent to another address or requested earlier. */
export const dropOldLinks: CollectionBeforeChangeHook<User> = ({ data, originalDoc, context }) => {
  const isMoved = data.email !== undefined && data.email !== originalDoc?.email;
  const isNewPassword = newPasswords(context).has(originalDoc?.id ?? 0);
  if (isMoved || isNewPassword) {
    data.resetPasswordToken = null;
    data.resetPasswordExpiration = null;
  }
  return data;
};

export const tellAboutChanges: CollectionAfterChangeHook<User> = async (args) => {
  const { data, doc, operation, previousDoc, req, context } = args;
  if (operation !== 'update') return;
  if (newPasswords(context).delete(doc.id)) {
    // `doc` omits the fields that the acting colleague may not read.
    // The account’s owner gets a mail about every change: only they know whether it was intended.
    await queueAccountMail(req, passwordChangedMail, {
      ...previousDoc,
      email: data.email ?? previousDoc.email,
    });
    await recordAudit(req, {
      event: 'password-changed',
      ...(req.user?.id === doc.id ? {} : { detail: `Of ${previousDoc.name}, by another account` }),
    });
  }
  if (data.role && data.role !== previousDoc.role) {
    const detail = `${previousDoc.name}: ${previousDoc.role} is ${data.role} now`;
    await recordAudit(req, { event: 'role-changed', detail });
  }
};

/** A sign-in through a mail link only sets a password, so it does not count. */
export const noteSignIn: CollectionAfterLoginHook<User> = async ({ req, user, context }) => {
  if (!context.isStepOwed) {
    // Written below Payload’s operations, which would record an edit of the account.
    await req.payload.db.updateOne({
      collection: 'users',
      id: user.id,
      data: { lastSignInAt: new Date().toISOString(), updatedAt: null },
      req,
      returning: false,
    });
  }
  if (!context.isPasswordReset) return;
  await queueAccountMail(req, passwordChangedMail, user);
  await recordAudit(req, {
    event: 'password-changed',
    account: user,
    detail: 'With a link from a mail',
  });
};

/** Runs before Payload makes a session by any route. A refusal rolls the transaction back. */
export const demandSecondStep: CollectionBeforeLoginHook<User> = async ({ req, user, context }) => {
  if (context.isOnlyProof) throw new Refusal(secondStepWords.wanted, secondStepStatus);
  const step = await readSecondStep(req.payload, user, req);
  if (!step) return user;
  // The new password stays; `withholdSession` removes the session.
  if (!context.isPasswordReset) throw new Refusal(secondStepWords.wanted, secondStepStatus);
  context.isStepOwed = true;
  await execute(req, sql`delete from users_sessions where _parent_id = ${user.id}`);
  return user;
};

/** A mail link sets a password but is no second factor. */
export const withholdSession: CollectionAfterOperationHook<'users'> = ({
  operation,
  req,
  result,
}) => {
  if ((operation as string) !== 'resetPassword' || !req.context.isStepOwed) return result;
  // The token’s session no longer exists.
  return { token: '', user: null } as never;
};

/** Sessions from before a second factor was required cannot be extended. */
export const demandEnrolment: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation !== 'refresh' || !req.user) return;
  const step = await readSecondStep(req.payload, req.user as User, req);
  if (step === 'enrol') throw new Forbidden(req.t);
};
