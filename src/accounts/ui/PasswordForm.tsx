'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useActionState, useEffect, useRef, useState } from 'react';
import { Button } from '@/design/ui/Button';
import { Input } from '@/design/ui/Input';
import { prepareToasts, showToast } from '@/design/ui/show-toast';
import {
  type AccessWords,
  longestSharedPassword,
  type PasswordOutcome,
  type RefusedPassword,
} from '../rules/shared-password';

export interface PasswordFormProps {
  /** Page that it stands in front of. */
  path: string;
  button: string;
  /** Said when the door is open. */
  welcome: AccessWords;
  /** Said when no answer came. */
  unreachable: RefusedPassword;
  /** Where to go then; without it the page opens where it stands. */
  next?: string;
  enter: (form: FormData) => Promise<PasswordOutcome>;
  enterWithoutScript: (before: PasswordOutcome | null, form: FormData) => Promise<PasswordOutcome>;
}

/**
 * The gate of a shared area. A plain form that a browser can send by itself; with script it says in
 * toasts what became of it.
 */
export function PasswordForm(props: PasswordFormProps) {
  const { path, button, welcome, unreachable, next, enter, enterWithoutScript } = props;
  const [plain, plainAction] = useActionState(enterWithoutScript, null, path);
  const [own, setOwn] = useState<PasswordOutcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [hasScript, setHasScript] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const router = useRouter();
  useEffect(() => setHasScript(true), []);

  function open(): void {
    showToast({ ...welcome, tone: 'success' });
    if (next) {
      router.replace(next);
      return;
    }
    // The page behind the gate has come with the answer.
    setIsBusy(false);
    document.getElementById('main')?.focus();
  }

  function refuse({ toast }: RefusedPassword): void {
    setIsBusy(false);
    if (toast) showToast({ ...toast, tone: 'error' });
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    const outcome = await enter(new FormData(event.currentTarget)).catch(() => unreachable);
    setOwn(outcome);
    if (outcome.status === 'open') open();
    else refuse(outcome);
  }

  const outcome = own ?? plain;
  return (
    <form
      action={plainAction}
      onSubmit={(event) => void submit(event)}
      onFocus={prepareToasts}
      noValidate={hasScript}
    >
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
