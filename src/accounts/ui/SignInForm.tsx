'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useActionState, useEffect, useRef, useState } from 'react';
import { Button } from '@/design/ui/Button';
import { Input } from '@/design/ui/Input';
import { Notice } from '@/design/ui/Notice';
import { prepareToasts, showToast } from '@/design/ui/show-toast';
import {
  accessDenied,
  type SignInResult,
  signedIn,
  signInErrorTitle,
  signInFailed,
} from '../rules/sign-in';

export interface SignInFormProps {
  /** Where to go then. */
  next: string;
  /** Where to go when a second step is owed. */
  secondStep: string;
  /** Address of the form itself, without the mark that its guard left. */
  path: string;
  /** The dashboard’s guard has just sent somebody here. */
  isDenied: boolean;
  signIn: (form: FormData) => Promise<SignInResult>;
  signInWithoutScript: (before: SignInResult | null, form: FormData) => Promise<SignInResult>;
}

const unreachable: SignInResult = { status: 'refused', error: signInFailed };

/** Sign-in with an account. A plain form; with script, toasts say what became of it. */
export function SignInForm(props: SignInFormProps) {
  const { next, secondStep, path, isDenied, signIn, signInWithoutScript } = props;
  const [plain, plainAction] = useActionState(signInWithoutScript, null, path);
  const [own, setOwn] = useState<SignInResult | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [hasScript, setHasScript] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const router = useRouter();
  useEffect(() => setHasScript(true), []);

  useEffect(() => {
    // Once: not again when the page is loaded again.
    if (!isDenied || window.location.search === '') return;
    window.history.replaceState(window.history.state, '', path);
    showToast({ ...accessDenied, tone: 'error' });
  }, [isDenied, path]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    const outcome = await signIn(new FormData(event.currentTarget)).catch(() => unreachable);
    setOwn(outcome);
    if (outcome.status === 'second-step') {
      router.replace(secondStep);
      return;
    }
    if (outcome.status !== 'refused') {
      showToast({ ...signedIn, tone: 'success' });
      router.replace(next);
      return;
    }
    setIsBusy(false);
    showToast({ title: signInErrorTitle, description: outcome.error, tone: 'error' });
    if (!password.current) return;
    password.current.value = '';
    password.current.focus();
  }

  const outcome = own ?? plain;
  const error = outcome?.status === 'refused' ? outcome.error : undefined;
  return (
    <form
      action={plainAction}
      onSubmit={(event) => void submit(event)}
      onFocus={prepareToasts}
      noValidate={hasScript}
    >
      {isDenied ? (
        <Notice tone="error" title={accessDenied.title} className="mb-6">
          {accessDenied.description}.
        </Notice>
      ) : null}
      <Input name="email" type="email" label="E-mail" autoComplete="username" required />
      <Input
        ref={password}
        name="password"
        type="password"
        label="Password"
        autoComplete="current-password"
        required
        error={error}
      />
      <Button
        type="submit"
        variant="primary"
        busy={isBusy}
        busyLabel="Signing in..."
        wide
        className="mt-2"
      >
        Sign in
      </Button>
    </form>
  );
}
