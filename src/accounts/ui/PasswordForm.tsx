'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef } from 'react';
import { Button } from '@/design/ui/Button';
import { Input } from '@/design/ui/Field';
import { showToast } from '@/design/ui/show-toast';
import { useFormAction } from '@/design/ui/use-form-action';
import type { FormAction } from '@/platform/form-state';
import {
  type AccessWords,
  longestSharedPassword,
  type PasswordOutcome,
  type RefusedPassword,
} from '../rules/sign-in';

export interface PasswordFormProps {
  path: string;
  button: string;
  welcome: AccessWords;
  unreachable: RefusedPassword;
  /** Destination after success; without it the page reloads in place. */
  next?: string;
  enter: FormAction<PasswordOutcome>;
}

/** Works without script; the script shows outcomes as toasts. */
export function PasswordForm(props: PasswordFormProps) {
  const { path, button, welcome, unreachable, next, enter } = props;
  const { outcome, isBusy, send, form } = useFormAction<PasswordOutcome>(enter, {
    path,
    unreachable,
    leaves: ({ status }) => status === 'open' && next !== undefined,
  });
  const field = useRef<HTMLInputElement>(null);
  const router = useRouter();

  function open(): void {
    showToast({ ...welcome, tone: 'success' });
    if (next) {
      router.replace(next);
      return;
    }
    // The server’s answer already contains the page behind the gate.
    document.getElementById('main')?.focus();
  }

  function refuse({ toast }: RefusedPassword): void {
    if (toast) showToast({ ...toast, tone: 'error' });
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const answer = await send(new FormData(event.currentTarget));
    if (answer.status === 'open') open();
    else refuse(answer);
  }

  return (
    <form {...form} onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="path" value={path} />
      <Input
        ref={field}
        id="area-password"
        name="password"
        type="password"
        label="Password"
        autoComplete="current-password"
        required
        maxLength={longestSharedPassword}
        error={outcome?.status === 'refused' ? outcome.error : undefined}
      />
      <Button
        type="submit"
        variant="primary"
        busy={isBusy}
        busyLabel="Verifying..."
        wide
        className="mt-2"
      >
        {button}
      </Button>
    </form>
  );
}
