import { sql } from '@payloadcms/db-postgres';
import {
  type CollectionAfterOperationHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
} from 'payload';
import type { User } from '@/payload-types';
import { Refusal } from '@/platform/database/refusal';
import { execute } from '@/platform/database/transaction';
import { secondStepWords } from '../rules/second-factor';
import { readSecondStep } from './second-factor';

/** Status of the answer to a right password without a second step. Payload never uses it. */
export const secondStepStatus = 428;

/** Marks a sign-in that only checks a password. */
export function askOnlyForProof(req: PayloadRequest): void {
  req.context.isOnlyProof = true;
}

/**
 * Runs before Payload makes a session by any route: form, REST, our code or a mail link. A refusal
 * rolls the transaction back.
 */
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
