import type { CollectionAfterLoginHook, CollectionAfterLogoutHook } from 'payload';
import type { User } from '@/payload-types';
import { recordAudit } from '../data/record-audit';

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
