import { signatureOf } from './signature';

/** Counters per e-mail address. Separate hashes prevent comparing an address across counters. */
export const emailCounters = ['scan-email-counter', 'sign-in', 'password-link'] as const;

export function emailCounterKey(
  secret: string,
  counter: (typeof emailCounters)[number],
  email: string,
): string {
  return signatureOf(secret, counter, email);
}
