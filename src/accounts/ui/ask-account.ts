import { askOwnServer } from '@/platform/own-server';
import type { AccountAction } from '../rules/second-factor';

/** Sends something to `POST /api/account/<action>`. Throws like `askOwnServer`. */
export function askAccount<Answer>(action: AccountAction, body: object): Promise<Answer> {
  return askOwnServer<Answer>(`/api/account/${action}`, body);
}

/** What a browser says when the person closes its window for passkeys, or has none that fits. */
export function wordPasskeyFault(fault: unknown): string {
  const { name, message } = fault as Error;
  if (name === 'InvalidStateError') return 'This passkey is one of yours already.';
  if (name === 'NotAllowedError') return 'The browser was given no passkey. Try again.';
  return message;
}
