/** Specification, section 8, “Dashboard sign-in”. */
export const signedIn = {
  title: 'Success',
  description: 'Logged in successfully',
} as const satisfies AccessWords;

export const accessDenied = {
  title: 'Access Denied',
  description: 'You do not have admin access',
} as const satisfies AccessWords;

export const signInErrorTitle = 'Error';
export const noUserFound = 'No user found';
export const noAdminAccess = 'You do not have admin access';

/** Payload’s own words, identical for an unknown address and a wrong password. */
export const wrongCredentials = 'The email or password provided is incorrect.';
export const incompleteCredentials = 'Please enter your e-mail address and your password.';
export const signInFailed = 'An error occurred. Please try again.';

export const deniedFlag = 'denied';

function wordWait(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 90) return whole === 1 ? 'in a second' : `in ${whole} seconds`;
  return `in ${Math.ceil(whole / 60)} minutes`;
}

export function tooManySignIns(retryAfterSeconds: number): string {
  return `Too many tries from here. Try again ${wordWait(retryAfterSeconds)}.`;
}

/** Seconds; each further wait doubles up to the longest. */
const firstWait = 30;
const longestWait = 15 * 60;

export function growingWait(round: number): number {
  return Math.min(longestWait, firstWait * 2 ** Math.min(20, Math.max(0, round - 1)));
}

export type SignInResult = { status: 'in' | 'second-step' } | { status: 'refused'; error: string };

export type CodeResult = { status: 'in' } | { status: 'refused'; error: string };

export type EmailConfirmed =
  | { status: 'changed'; email: string }
  | { status: 'refused'; error: string };

export const longestSharedPassword = 200;

/** Specification, section 5. */
export const wrongSharedPassword = 'Incorrect password. Please try again.';

export function betaWelcome(scannerBrand: string): string {
  return `Access granted! Welcome to ${scannerBrand} Beta.`;
}

export function tooManyPasswords(retryAfterSeconds: number): string {
  return `Too many tries from your connection. Please try again ${wordMinutes(retryAfterSeconds)}.`;
}

export function tooManyPasswordsAnywhere(retryAfterSeconds: number): string {
  return `Too many wrong passwords from many connections: this door rests. Please try again ${wordMinutes(retryAfterSeconds)}.`;
}

/** `in a minute`, `in 3 minutes` */
export function wordMinutes(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}

export const passwordNotChecked =
  'The password could not be checked. Please try again in a moment.';
export const areaNotOpen = 'This area is not open at the moment.';

/** Reason of a refusal: wrong password, too many tries, no password set, or a server error. */
export type PasswordRefusal = 'wrong' | 'limited' | 'closed' | 'fault';

export interface AccessWords {
  title: string;
  description?: string;
}

export type PasswordOutcome =
  | { status: 'open' }
  | {
      status: 'refused';
      reason: PasswordRefusal;
      error: string;
      /** Toast, in areas that show one. */
      toast?: AccessWords;
    };

export type RefusedPassword = Extract<PasswordOutcome, { status: 'refused' }>;

/** Specification, section 8, “Admin login”. */
export const studioWelcome = {
  title: 'Login successful',
  description: 'Welcome to the admin dashboard',
} as const satisfies AccessWords;

const wrong = {
  title: 'Invalid password',
  description: 'Please check your password and try again',
} as const;

const failed = {
  title: 'Login failed',
  description: 'An error occurred. Please try again.',
} as const;

/** No answer from the server: no connection, or a restart. */
export const studioUnreachable: RefusedPassword = {
  status: 'refused',
  reason: 'fault',
  error: failed.description,
  toast: failed,
};

/** A refusal for the studio (specification, section 8): a toast, and one line in the form. */
export function wordStudioRefusal(refused: RefusedPassword): RefusedPassword {
  switch (refused.reason) {
    case 'wrong':
      return { ...refused, error: `${wrong.title}. Please check it and try again.`, toast: wrong };
    case 'fault':
      return { ...refused, error: failed.description, toast: failed };
    default:
      return { ...refused, toast: { title: failed.title, description: refused.error } };
  }
}
