import { signatureOf } from './signature';

/** What is counted for an e-mail address (`src/platform/rate-limits.ts`); a code each, so that none can be compared. */
export const emailCounters = ['scan-email-counter', 'sign-in', 'password-link'] as const;

/** An e-mail address as a counter knows it: a code that nobody can turn back without the secret. */
export function emailCounterKey(
  secret: string,
  counter: (typeof emailCounters)[number],
  email: string,
): string {
  return signatureOf(secret, counter, email);
}
