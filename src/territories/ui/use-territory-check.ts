import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormState } from '@/platform/form-state';
import { sendForm } from '@/platform/send-form';
import { checkTerritory } from '../actions/territory-actions';
import {
  failedCheckMessage,
  missingInputMessage,
  type TerritoryOutcome,
} from '../rules/territory-answer';

/** The visitor’s input in the two fields. */
export interface Typed {
  businessType: string;
  location: string;
}

export interface TerritoryCheck {
  /** What became of the question, and the question. */
  checked: { outcome: TerritoryOutcome; typed: Typed } | null;
  isChecking: boolean;
  /** Asks the server; does nothing while a question is under way. */
  check: (typed: Typed) => Promise<void>;
  /** Takes the outcome away and calls a question off: what is typed now is another one. */
  clear: () => void;
}

/** Asks whether a territory is free. Whatever goes wrong is a fault, never an answer. */
async function askTerritory(typed: Typed, signal: AbortSignal): Promise<TerritoryOutcome> {
  const failed: TerritoryOutcome = { status: 'failed', message: failedCheckMessage };
  if (!navigator.onLine) return failed;
  const form = new FormData();
  for (const [name, text] of Object.entries(typed)) form.set(name, text);
  const state = await sendForm(checkTerritory, form, { signal });
  return state?.outcome ?? failed;
}

/**
 * One question at a time; the answer to a question that was changed meanwhile is not shown.
 *
 * @param plain what a browser without script was answered
 */
export function useTerritoryCheck(plain: FormState<TerritoryOutcome>): TerritoryCheck {
  const { outcome, values } = plain;
  const { businessType = '', location = '' } = values;
  const [checked, setChecked] = useState(outcome && { outcome, typed: { businessType, location } });
  const [isChecking, setIsChecking] = useState(false);
  const running = useRef<AbortController | null>(null);

  const clear = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setIsChecking(false);
    setChecked(null);
  }, []);

  useEffect(() => () => running.current?.abort(), []);

  const check = useCallback(async (typed: Typed) => {
    if (running.current) return;
    if (!typed.businessType.trim() || !typed.location.trim()) {
      setChecked({ outcome: { status: 'invalid', message: missingInputMessage }, typed });
      return;
    }
    const run = new AbortController();
    running.current = run;
    setIsChecking(true);
    setChecked(null);
    const answer = await askTerritory(typed, run.signal).catch(() => null);
    if (running.current !== run) return;
    running.current = null;
    setIsChecking(false);
    setChecked(answer && { outcome: answer, typed });
  }, []);

  return { checked, isChecking, check, clear };
}
