'use client';

import { useActionState, useEffect, useState } from 'react';
import { type FormAction, type FormState, unsent } from '@/platform/form-state';
import { sendForm } from '@/platform/send-form';
import { prepareToasts } from './show-toast';

/** Whether this page's script runs; false on the server and before hydration. */
export function useHasScript(): boolean {
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  return hasScript;
}

export interface FormActionOptions<Outcome> {
  /** Return path for a browser without script. */
  path: string;
  unreachable: Outcome;
  /** Whether the outcome navigates away; the form stays busy until then. */
  leaves?: (outcome: Outcome) => boolean;
}

/**
 * A form with one server action. Without script, the browser posts it and receives the page with
 * the outcome. With script, `send` retries and shows the outcome in place.
 */
export function useFormAction<Outcome extends { status: string }>(
  action: FormAction<Outcome>,
  { path, unreachable, leaves }: FormActionOptions<Outcome>,
) {
  const [plain, plainAction] = useActionState<FormState<Outcome>, FormData>(action, unsent, path);
  const [own, setOwn] = useState<Outcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const hasScript = useHasScript();

  async function send(form: FormData): Promise<Outcome> {
    setIsBusy(true);
    const outcome = (await sendForm(action, form))?.outcome ?? unreachable;
    setIsBusy(leaves?.(outcome) ?? false);
    setOwn(outcome);
    return outcome;
  }

  return {
    outcome: own ?? plain.outcome,
    /** Values typed before a submission without script. */
    values: plain.values,
    isBusy,
    hasScript,
    send,
    setOutcome: setOwn,
    /** Props of the form element. Native validation messages serve visitors without script. */
    form: { action: plainAction, onFocus: prepareToasts, noValidate: hasScript },
  };
}
