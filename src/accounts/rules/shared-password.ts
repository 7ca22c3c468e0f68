/** Characters; more is no password of ours. */
export const longestSharedPassword = 200;

/** Specification, section 5. */
export const wrongSharedPassword = 'Incorrect password. Please try again.';

/** Specification, section 5: `Access granted! Welcome to NeuraAudit Beta.` */
export function betaWelcome(scannerBrand: string): string {
  return `Access granted! Welcome to ${scannerBrand} Beta.`;
}

/** Why a right password would not help at the moment. */
export function tooManyPasswords(retryAfterSeconds: number): string {
  return `Too many tries from your connection. Please try again ${wordMinutes(retryAfterSeconds)}.`;
}

/** The same when the tries came from many connections. */
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

/** Why somebody was not let in: the password, too many tries, no password set, or a fault of ours. */
export type PasswordRefusal = 'wrong' | 'limited' | 'closed' | 'fault';

/** What a toast says. */
export interface AccessWords {
  title: string;
  description?: string;
}

/** What became of a try. */
export type PasswordOutcome =
  | { status: 'open' }
  | {
      status: 'refused';
      reason: PasswordRefusal;
      /** For the form, in place. */
      error: string;
      /** In areas that tell it in a toast as well. */
      toast?: AccessWords;
    };

export type RefusedPassword = Extract<PasswordOutcome, { status: 'refused' }>;
