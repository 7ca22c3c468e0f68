import type { AccessWords } from './shared-password';

/** Specification, section 8, “Dashboard sign-in”. */
export const signedIn = {
  title: 'Success',
  description: 'Logged in successfully',
} as const satisfies AccessWords;

/** Words of the dashboard’s guard. */
export const accessDenied = {
  title: 'Access Denied',
  description: 'You do not have admin access',
} as const satisfies AccessWords;

/** Title of the toast; its text names the error. */
export const signInErrorTitle = 'Error';
export const noUserFound = 'No user found';
export const noAdminAccess = 'You do not have admin access';

/** Payload’s own words, identical for an unknown address and a wrong password. */
export const wrongCredentials = 'The email or password provided is incorrect.';
export const incompleteCredentials = 'Please enter your e-mail address and your password.';
export const signInFailed = 'An error occurred. Please try again.';

/** Query parameter that the dashboard’s guard adds when it redirects to the sign-in. */
export const deniedFlag = 'denied';

/** Words a waiting time, e.g. `in 40 seconds` or `in 3 minutes`. */
function wordWait(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 90) return whole === 1 ? 'in a second' : `in ${whole} seconds`;
  return `in ${Math.ceil(whole / 60)} minutes`;
}

/** Message while sign-ins from this network are blocked. */
export function tooManySignIns(retryAfterSeconds: number): string {
  return `Too many tries from here. Try again ${wordWait(retryAfterSeconds)}.`;
}

/** Seconds of the first wait; each further wait doubles up to the longest. */
const firstWait = 30;
const longestWait = 15 * 60;

/** Seconds to wait after this many rounds of wrong tries. */
export function growingWait(round: number): number {
  return Math.min(longestWait, firstWait * 2 ** Math.min(20, Math.max(0, round - 1)));
}

/** Outcome of a dashboard sign-in; the second step has its own page. */
export type SignInResult = { status: 'in' | 'second-step' } | { status: 'refused'; error: string };

/** Outcome of a code. */
export type CodeResult = { status: 'in' } | { status: 'refused'; error: string };

/** Outcome of a link that confirms a new e-mail address. */
export type EmailConfirmed =
  | { status: 'changed'; email: string }
  | { status: 'refused'; error: string };
