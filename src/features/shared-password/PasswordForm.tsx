'use client';

import { type FormEvent, useActionState, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Input } from '@/components/ui/Input';
import { prepareToasts, showToast } from '@/components/ui/show-toast';
import {
  longestSharedPassword,
  type PasswordOutcome,
  passwordNotChecked,
} from '@/domain/access/shared-password';

export interface PasswordFormProps {
  /** Page that it stands in front of. */
  path: string;
  /** Said when the door is open. */
  welcome: string;
  enter: (form: FormData) => Promise<PasswordOutcome>;
  enterWithoutScript: (before: PasswordOutcome | null, form: FormData) => Promise<PasswordOutcome>;
}

const notChecked: PasswordOutcome = { status: 'refused', error: passwordNotChecked };

/**
 * The gate of a shared area. A plain form that a browser can send by itself; with script the page
 * opens where it stands.
 */
export function PasswordForm({ path, welcome, enter, enterWithoutScript }: PasswordFormProps) {
  const [plain, plainAction] = useActionState(enterWithoutScript, null, path);
  const [own, setOwn] = useState<PasswordOutcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [hasScript, setHasScript] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setHasScript(true), []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    const outcome = await enter(new FormData(event.currentTarget)).catch(() => notChecked);
    setIsBusy(false);
    setOwn(outcome);
    if (outcome.status === 'open') {
      // The page behind the gate has come with the answer.
      showToast({ tone: 'success', title: welcome });
      document.getElementById('main')?.focus();
      return;
    }
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
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
      <Button type="submit" variant="primary" busy={isBusy} busyLabel="Verifying..." wide>
        Open the audit
      </Button>
    </form>
  );
}
