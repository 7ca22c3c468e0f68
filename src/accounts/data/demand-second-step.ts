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

/** Status of the answer to a right password that is not enough: nothing else of Payload’s has it. */
export const secondStepStatus = 428;

/** Marks a sign-in that only finds out whether a password is right. */
export function askOnlyForProof(req: PayloadRequest): void {
  req.context.isOnlyProof = true;
}

/**
 * Stands where Payload is about to make a session, whichever way it was asked for: by the form, over
 * REST, by code of ours or with a link from a mail. What it refuses is rolled back.
 */
export const demandSecondStep: CollectionBeforeLoginHook<User> = async ({ req, user, context }) => {
  if (context.isOnlyProof) throw new Refusal(secondStepWords.wanted, secondStepStatus);
  const step = await readSecondStep(req.payload, user, req);
  if (!step) return user;
  // The new password stays; `withholdSession` takes the session away again.
  if (!context.isPasswordReset) throw new Refusal(secondStepWords.wanted, secondStepStatus);
  context.isStepOwed = true;
  await execute(req, sql`delete from users_sessions where _parent_id = ${user.id}`);
  return user;
};

/** A link from a mail sets a password; it is no second factor. */
export const withholdSession: CollectionAfterOperationHook<'users'> = ({
  operation,
  req,
  result,
}) => {
  if ((operation as string) !== 'resetPassword' || !req.context.isStepOwed) return result;
  // The token names a session that is gone.
  return { token: '', user: null } as never;
};

/** A session from before a second factor was required is not made longer. */
export const demandEnrolment: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation !== 'refresh' || !req.user) return;
  const step = await readSecondStep(req.payload, req.user as User, req);
  if (step === 'enrol') throw new Forbidden(req.t);
};
