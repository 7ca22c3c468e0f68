'use client';

import { useState } from 'react';
import { askOwnServer } from '@/platform/own-server';
import type { AccountAction } from '../rules/second-factor';

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

export interface TotpSetup {
  /** Key for visitors who type it instead of scanning the QR code. */
  secret: string;
  qr: { size: number; path: string };
  state: string;
}

interface Enrolled {
  codes: string[] | null;
}

type RegistrationOptions = Parameters<
  typeof import('@simplewebauthn/browser').startRegistration
>[0]['optionsJSON'];

/** @param onDone called with the recovery codes of the first factor */
export function useEnrolment(onDone: (codes: string[] | null) => void) {
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    try {
      await work();
    } catch (fault) {
      setProblem(wordPasskeyFault(fault));
    }
    setIsBusy(false);
  }

  return {
    setup,
    isBusy,
    problem,
    beginApp: (currentPassword?: string) =>
      attempt(async () => setSetup(await askAccount<TotpSetup>('totp-begin', { currentPassword }))),
    finishApp: (code: string) =>
      attempt(async () => {
        const { codes } = await askAccount<Enrolled>('totp-finish', { state: setup?.state, code });
        setSetup(null);
        onDone(codes);
      }),
    giveUp: () => setSetup(null),
    addPasskey: (name: string, currentPassword?: string) =>
      attempt(async () => {
        const { options, state } = await askAccount<{
          options: RegistrationOptions;
          state: string;
        }>('passkey-begin', { currentPassword });
        const { startRegistration } = await import('@simplewebauthn/browser');
        const credential = await startRegistration({ optionsJSON: options });
        const { codes } = await askAccount<Enrolled>('passkey-finish', { state, name, credential });
        onDone(codes);
      }),
  };
}

export function suggestPasskeyName(userAgent: string): string {
  const [, system] = /(iPhone|iPad|Android|Mac|Windows|Linux)/.exec(userAgent) ?? [];
  return system ? `Passkey of my ${system} device` : 'My passkey';
}
