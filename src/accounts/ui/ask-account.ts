import { askOwnServer } from '@/platform/own-server';
import type { AccountAction } from '../rules/second-factor';

/** Calls `POST /api/account/<action>`. Throws like `askOwnServer`. */
export function askAccount<Answer>(action: AccountAction, body: object): Promise<Answer> {
  return askOwnServer<Answer>(`/api/account/${action}`, body);
}

/** Words a passkey error: the visitor closed the dialog, or no passkey fits. */
export function wordPasskeyFault(fault: unknown): string {
  const { name, message } = fault as Error;
  if (name === 'InvalidStateError') return 'This passkey is one of yours already.';
  if (name === 'NotAllowedError') return 'The browser was given no passkey. Try again.';
  return message;
}
