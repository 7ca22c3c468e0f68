import type { RequestContext } from 'payload';

/**
 * Accounts that are about to get a new password in this request. Payload takes the password away
 * before anybody hears that the account was saved.
 */
export function expectNewPassword(context: RequestContext, account: number): void {
  const known = context.newPasswords as Set<number> | undefined;
  context.newPasswords = new Set(known).add(account);
}

/** Whether an account that was just saved got a new password; says so once. */
export function hasNewPassword(context: RequestContext, account: number): boolean {
  const known = context.newPasswords as Set<number> | undefined;
  return known?.delete(account) ?? false;
}
