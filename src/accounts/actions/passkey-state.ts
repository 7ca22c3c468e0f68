import { getEnv } from '@/platform/env';
import { takePoints } from '@/platform/rate-limit/take-points';
import { openSealed, sealText } from '@/platform/sealed-text';
import { secondStepMinutes } from '../rules/second-factor';

/** What is begun in one request and finished in the next; it lies sealed with the browser. */
export type StatePurpose = 'totp-setup' | 'passkey-setup' | 'passkey-sign-in';

export function sealState(purpose: StatePurpose, account: number, value: string): string {
  const until = Date.now() + secondStepMinutes * 60_000;
  return sealText(getEnv().payloadSecret, purpose, String(account), `${until} ${value}`);
}

/** @returns `null` for one of another account, another purpose, or too old */
export function openState(purpose: StatePurpose, account: number, state: string): string | null {
  const text = openSealed(getEnv().payloadSecret, purpose, String(account), state);
  const [, until = '', value = ''] = /^(\d+) (.+)$/.exec(text ?? '') ?? [];
  return Number(until) > Date.now() && value ? value : null;
}

/** Whether a challenge is answered for the first time. */
export async function spendChallenge(challenge: string): Promise<boolean> {
  return (await takePoints([{ name: 'passkeyChallenge', key: challenge.slice(0, 100) }])).allowed;
}
