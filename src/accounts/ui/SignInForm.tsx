'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '@/design/ui/Button';
import { Input } from '@/design/ui/Field';
import { Notice } from '@/design/ui/Notice';
import { showToast } from '@/design/ui/show-toast';
import { useFormAction } from '@/design/ui/use-form-action';
import type { FormAction } from '@/platform/form-state';
import {
  accessDenied,
  type SignInResult,
  signedIn,
  signInErrorTitle,
  signInFailed,
} from '../rules/sign-in';

export interface SignInFormProps {
  next: string;
  secondStep: string;
  /** Path of the page with the form, without the guard’s query parameter. */
  path: string;
  isDenied: boolean;
  signIn: FormAction<SignInResult>;
}

const unreachable: SignInResult = { status: 'refused', error: signInFailed };

/** Works without script; the script shows outcomes as toasts. */
export function SignInForm(props: SignInFormProps) {
  const { next, secondStep, path, isDenied, signIn } = props;
  const { outcome, isBusy, send, form } = useFormAction<SignInResult>(signIn, {
    path,
    unreachable,
    leaves: ({ status }) => status !== 'refused',
  });
  const password = useRef<HTMLInputElement>(null);
  const router = useRouter();

  useEffect(() => {
    // The toast must not appear again after a reload.
    if (!isDenied || window.location.search === '') return;
    window.history.replaceState(window.history.state, '', path);
    showToast({ ...accessDenied, tone: 'error' });
  }, [isDenied, path]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const answer = await send(new FormData(event.currentTarget));
    if (answer.status === 'second-step') {
      router.replace(secondStep);
      return;
    }
    if (answer.status !== 'refused') {
      showToast({ ...signedIn, tone: 'success' });
      router.replace(next);
      return;
    }
    showToast({ title: signInErrorTitle, description: answer.error, tone: 'error' });
    if (!password.current) return;
    password.current.value = '';
    password.current.focus();
  }

  const error = outcome?.status === 'refused' ? outcome.error : undefined;
  return (
    <form {...form} onSubmit={(event) => void submit(event)}>
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
