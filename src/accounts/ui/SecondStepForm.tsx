'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useActionState, useEffect, useRef, useState } from 'react';
import { Button } from '@/design/ui/Button';
import { Input } from '@/design/ui/Input';
import { Notice } from '@/design/ui/Notice';
import { type CodeResult, signInFailed } from '../rules/sign-in';
import { askAccount, wordPasskeyFault } from './ask-account';

export interface SecondStepFormProps {
  /** Where to go then. */
  next: string;
  /** Address of the form itself. */
  path: string;
  hasApp: boolean;
  hasPasskey: boolean;
  giveCode: (form: FormData) => Promise<CodeResult>;
  giveCodeWithoutScript: (before: CodeResult | null, form: FormData) => Promise<CodeResult>;
}

type AuthenticationOptions = Parameters<
  typeof import('@simplewebauthn/browser').startAuthentication
>[0]['optionsJSON'];

async function givePasskey(): Promise<void> {
  const { options, state } = await askAccount<{ options: AuthenticationOptions; state: string }>(
    'sign-in-passkey-begin',
    {},
  );
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const credential = await startAuthentication({ optionsJSON: options });
  await askAccount('sign-in-passkey-finish', { state, credential });
}

/** The second step of signing in: a code, which works without script, or a passkey. */
export function SecondStepForm(props: SecondStepFormProps) {
  const { next, path, hasApp, hasPasskey, giveCode, giveCodeWithoutScript } = props;
  const [plain, plainAction] = useActionState(giveCodeWithoutScript, null, path);
  const [own, setOwn] = useState<CodeResult | null>(null);
  const [fault, setFault] = useState('');
  const [busyWith, setBusyWith] = useState<'code' | 'passkey' | null>(null);
  const [hasScript, setHasScript] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const router = useRouter();
  useEffect(() => setHasScript(true), []);

  // The back office is another application: a page load, not a step within this one.
  const goOn = () =>
    next.startsWith('/cms') ? window.location.replace(next) : router.replace(next);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busyWith) return;
    setBusyWith('code');
    setFault('');
    const form = new FormData(event.currentTarget);
    const outcome = await giveCode(form).catch(
      (): CodeResult => ({ status: 'refused', error: signInFailed }),
    );
    setOwn(outcome);
    if (outcome.status === 'in') return goOn();
    setBusyWith(null);
    field.current?.select();
    field.current?.focus();
  }

  async function signInWithPasskey(): Promise<void> {
    if (busyWith) return;
    setBusyWith('passkey');
    setFault('');
    setOwn(null);
    try {
      await givePasskey();
      goOn();
    } catch (error) {
      setFault(wordPasskeyFault(error));
      setBusyWith(null);
    }
  }

  const outcome = own ?? plain;
  return (
    <>
      {fault ? (
        <Notice tone="error" role="alert" className="mb-6">
          {fault}
        </Notice>
      ) : null}
      {hasPasskey && hasScript ? (
        <Button
          variant="primary"
          busy={busyWith === 'passkey'}
          busyLabel="Waiting..."
          wide
          className="mb-8"
          onClick={() => void signInWithPasskey()}
        >
          Use a passkey
        </Button>
      ) : null}
      <form action={plainAction} onSubmit={(event) => void submit(event)} noValidate={hasScript}>
        <input type="hidden" name="to" value={next} />
        <Input
          ref={field}
          name="code"
          label={hasApp ? 'Code' : 'Recovery code'}
          help={
            hasApp
              ? 'The six digits that your app shows now, or one of your recovery codes.'
              : 'One of the codes that you were given with your passkey.'
          }
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          error={outcome?.status === 'refused' ? outcome.error : undefined}
        />
        <Button
          type="submit"
          variant={hasPasskey ? 'line' : 'primary'}
          busy={busyWith === 'code'}
          busyLabel="Checking..."
          wide
          className="mt-4"
        >
          Sign in
        </Button>
      </form>
    </>
  );
}
