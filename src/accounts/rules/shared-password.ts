/** Characters; no shared password is longer. */
export const longestSharedPassword = 200;

/** Specification, section 5. */
export const wrongSharedPassword = 'Incorrect password. Please try again.';

/** Specification, section 5: `Access granted! Welcome to NeuraAudit Beta.` */
export function betaWelcome(scannerBrand: string): string {
  return `Access granted! Welcome to ${scannerBrand} Beta.`;
}

/** Message while tries from this connection are blocked. */
export function tooManyPasswords(retryAfterSeconds: number): string {
  return `Too many tries from your connection. Please try again ${wordMinutes(retryAfterSeconds)}.`;
}

/** Message while tries from all connections are blocked. */
export function tooManyPasswordsAnywhere(retryAfterSeconds: number): string {
  return `Too many wrong passwords from many connections: this door rests. Please try again ${wordMinutes(retryAfterSeconds)}.`;
}

function wordMinutes(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}

export const passwordNotChecked =
  'The password could not be checked. Please try again in a moment.';
export const areaNotOpen = 'This area is not open at the moment.';

/** Reason of a refusal: wrong password, too many tries, no password set, or a server error. */
export type PasswordRefusal = 'wrong' | 'limited' | 'closed' | 'fault';

/** Title and text of a toast. */
export interface AccessWords {
  title: string;
  description?: string;
}

/** Outcome of a password try. */
export type PasswordOutcome =
  | { status: 'open' }
  | {
      status: 'refused';
      reason: PasswordRefusal;
      /** Message inside the form. */
      error: string;
      /** Toast, in areas that show one. */
      toast?: AccessWords;
    };

export type RefusedPassword = Extract<PasswordOutcome, { status: 'refused' }>;
