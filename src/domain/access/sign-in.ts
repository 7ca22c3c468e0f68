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

/** Payload’s own words: for an unknown address, a wrong password and a locked account alike. */
export const wrongCredentials = 'The email or password provided is incorrect.';
export const incompleteCredentials = 'Please enter your e-mail address and your password.';
export const signInFailed = 'An error occurred. Please try again.';

/** Added to the dashboard’s sign-in when its guard has sent somebody there. */
export const deniedFlag = 'denied';

/** Why right credentials would not help at the moment. */
export function tooManySignIns(retryAfterSeconds: number): string {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const when = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  return `Too many tries. Please try again ${when}.`;
}

/** What became of signing in to the dashboard. */
export type SignInResult = { status: 'in' } | { status: 'refused'; error: string };
