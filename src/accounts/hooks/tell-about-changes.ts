import type {
  CollectionAfterChangeHook,
  CollectionAfterLoginHook,
  CollectionBeforeChangeHook,
} from 'payload';
import type { User } from '@/payload-types';
import { recordAudit } from '../data/record-audit';
import { passwordChangedMail, queueAccountMail } from '../mails/account';
import { hasNewPassword } from './password-hooks';

/** Invalidates links that were sent to another address or requested earlier. */
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
    // `doc` omits the fields that the acting colleague may not read.
    // The account’s owner gets a mail about every change: only they know whether it was intended.
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
