import type {
  CollectionAfterChangeHook,
  CollectionAfterLoginHook,
  CollectionBeforeChangeHook,
} from 'payload';
import type { User } from '@/payload-types';
import { recordAudit } from '../data/record-audit';
import { passwordChangedMail, queueAccountMail } from '../mails/account';
import { hasNewPassword } from './password-hooks';

/** A link that is on its way to another address, or was asked for before, opens nothing any more. */
export const dropOldLinks: CollectionBeforeChangeHook<User> = ({ data, originalDoc, context }) => {
  const isMoved = data.email !== undefined && data.email !== originalDoc?.email;
  const isNewPassword = (context.newPasswords as Set<number> | undefined)?.has(
    originalDoc?.id ?? 0,
  );
  if (isMoved || isNewPassword) {
    data.resetPasswordToken = null;
    data.resetPasswordExpiration = null;
  }
  return data;
};

export const tellAboutChanges: CollectionAfterChangeHook<User> = async (args) => {
  const { data, doc, operation, previousDoc, req, context } = args;
  if (operation !== 'update') return;
  if (hasNewPassword(context, doc.id)) {
    // What a colleague may not read of an account is not in `doc`.
    // The person hears of it, whoever did it: only they know whether it should have happened.
    await queueAccountMail(req, passwordChangedMail, {
      ...previousDoc,
      email: data.email ?? previousDoc.email,
    });
    await recordAudit(req, {
      event: 'password-changed',
      ...(req.user?.id === doc.id ? {} : { detail: `Of ${previousDoc.name}, by somebody else` }),
    });
  }
  if (data.role && data.role !== previousDoc.role) {
    const detail = `${previousDoc.name}: ${previousDoc.role} is ${data.role} now`;
    await recordAudit(req, { event: 'role-changed', detail });
  }
};

/** Signing in through a link from a mail is setting a password. */
export const noteSignIn: CollectionAfterLoginHook<User> = async ({ req, user, context }) => {
  if (!context.isStepOwed) {
    // Below Payload’s operations: they would say that somebody edited the account.
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
