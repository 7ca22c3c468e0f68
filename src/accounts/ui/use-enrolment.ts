'use client';

import { useState } from 'react';
import { askAccount, wordPasskeyFault } from './ask-account';

export interface TotpSetup {
  /** For whoever types it instead of pointing a camera at the drawing. */
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

/**
 * Sets up a second factor: an app in two steps, or a passkey in one.
 *
 * @param onDone told once it is there, with the recovery codes of the first one
 */
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

/** What a passkey of this browser is called until its owner finds a better name. */
export function suggestPasskeyName(userAgent: string): string {
  const [, system] = /(iPhone|iPad|Android|Mac|Windows|Linux)/.exec(userAgent) ?? [];
  return system ? `Passkey of my ${system} device` : 'My passkey';
}
