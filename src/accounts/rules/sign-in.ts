import type { AccessWords } from './shared-password';

/** Specification, section 8, “Dashboard sign-in”. */
export const signedIn = {
  title: 'Success',
  description: 'Logged in successfully',
} as const satisfies AccessWords;

/** The guard of the dashboard. */
export const accessDenied = {
  title: 'Access Denied',
  description: 'You do not have admin access',
} as const satisfies AccessWords;

/** Title of the toast; what was wrong stands below it. */
export const signInErrorTitle = 'Error';
export const noUserFound = 'No user found';
export const noAdminAccess = 'You do not have admin access';

/** Payload’s own words: for an unknown address and a wrong password alike. */
export const wrongCredentials = 'The email or password provided is incorrect.';
export const incompleteCredentials = 'Please enter your e-mail address and your password.';
export const signInFailed = 'An error occurred. Please try again.';

/** Added to the dashboard’s sign-in when its guard has sent somebody there. */
export const deniedFlag = 'denied';

/** How long to wait, e.g. `in 40 seconds` or `in 3 minutes`. */
function wordWait(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 90) return whole === 1 ? 'in a second' : `in ${whole} seconds`;
  return `in ${Math.ceil(whole / 60)} minutes`;
}

/** Why right credentials would not help from this network at the moment. */
export function tooManySignIns(retryAfterSeconds: number): string {
  return `Too many tries from here. Try again ${wordWait(retryAfterSeconds)}.`;
}

/** Seconds of the first wait; each further one is twice as long, up to the longest. */
const firstWait = 30;
const longestWait = 15 * 60;

/** How long the next tries wait after so many rounds of wrong ones. */
export function growingWait(round: number): number {
  return Math.min(longestWait, firstWait * 2 ** Math.min(20, Math.max(0, round - 1)));
}

/** What became of signing in to the dashboard; a second step is asked for on its own page. */
export type SignInResult = { status: 'in' | 'second-step' } | { status: 'refused'; error: string };

/** What became of a code. */
export type CodeResult = { status: 'in' } | { status: 'refused'; error: string };

/** What became of the link that confirms another e-mail address. */
export type EmailConfirmed =
  | { status: 'changed'; email: string }
  | { status: 'refused'; error: string };
