'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/design/ui/Button';
import { Input } from '@/design/ui/Field';
import { Notice } from '@/design/ui/Notice';
import { useFormAction } from '@/design/ui/use-form-action';
import type { FormAction } from '@/platform/form-state';
import { type CodeResult, signInFailed } from '../rules/sign-in';
import { askAccount, wordPasskeyFault } from './ask-account';

export interface SecondStepFormProps {
  next: string;
  path: string;
  hasApp: boolean;
  hasPasskey: boolean;
  giveCode: FormAction<CodeResult>;
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

export function SecondStepForm(props: SecondStepFormProps) {
  const { next, path, hasApp, hasPasskey, giveCode } = props;
  const action = useFormAction<CodeResult>(giveCode, {
    path,
    unreachable: { status: 'refused', error: signInFailed },
    leaves: ({ status }) => status === 'in',
  });
  const { outcome, hasScript } = action;
  const [fault, setFault] = useState('');
  const [isAskingPasskey, setIsAskingPasskey] = useState(false);
  const isBusy = action.isBusy || isAskingPasskey;
  const field = useRef<HTMLInputElement>(null);
  const router = useRouter();

  // The back office is a separate application, so it needs a page load.
  const goOn = () =>
    next.startsWith('/cms') ? window.location.replace(next) : router.replace(next);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setFault('');
    const answer = await action.send(new FormData(event.currentTarget));
    if (answer.status === 'in') return goOn();
    field.current?.select();
    field.current?.focus();
  }

  async function signInWithPasskey(): Promise<void> {
    if (isBusy) return;
    setIsAskingPasskey(true);
    setFault('');
    action.setOutcome(null);
    try {
      await givePasskey();
      goOn();
    } catch (error) {
      setFault(wordPasskeyFault(error));
      setIsAskingPasskey(false);
    }
  }

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
          busy={isAskingPasskey}
          busyLabel="Waiting..."
          wide
          className="mb-8"
          onClick={() => void signInWithPasskey()}
        >
          Use a passkey
        </Button>
      ) : null}
      <form {...action.form} onSubmit={(event) => void submit(event)}>
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
          busy={action.isBusy}
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
