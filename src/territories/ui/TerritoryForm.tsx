'use client';

import { type FormEvent, useActionState, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/design/ui/Button';
import { Input } from '@/design/ui/Field';
import { Notice } from '@/design/ui/Notice';
import { useHasScript } from '@/design/ui/use-form-action';
import { type FormState, unsent } from '@/platform/form-state';
import { sendForm } from '@/platform/send-form';
import { checkTerritory } from '../actions/territory-actions';
import type { TerritoryQuestion } from '../rules/check-territory';
import {
  failedCheckMessage,
  longestInput,
  missingInputMessage,
  type TerritoryOutcome,
} from '../rules/territory-answer';
import { RegisterEntry } from './RegisterEntry';

/** Asks whether a territory is free. Whatever goes wrong is a fault, never an answer. */
async function askTerritory(
  typed: TerritoryQuestion,
  signal: AbortSignal,
): Promise<TerritoryOutcome> {
  const failed: TerritoryOutcome = { status: 'failed', message: failedCheckMessage };
  if (!navigator.onLine) return failed;
  const form = new FormData();
  for (const [name, text] of Object.entries(typed)) form.set(name, text);
  const state = await sendForm(checkTerritory, form, { signal });
  return state?.outcome ?? failed;
}

/** The answer to a question that was changed meanwhile is not shown. */
function useTerritoryCheck(plain: FormState<TerritoryOutcome>) {
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

  const check = useCallback(async (typed: TerritoryQuestion) => {
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

export interface TerritoryFormProps {
  /** Names the form; its controls’ ids begin with it. */
  id: string;
  /** Where a browser without script comes back to: the page and the section’s name. */
  backTo: string;
  businessTypes: readonly string[];
  places: readonly string[];
  businessTypeHelp: string | null;
  locationHelp: string | null;
  enquiryHref: string;
}

const fields = ['businessType', 'location'] as const;
type FieldName = (typeof fields)[number];

function inputOf(form: HTMLFormElement, name: FieldName): HTMLInputElement | null {
  return form.querySelector(`input[name="${name}"]`);
}

/** What was typed; the words of a pressed suggestion take the place of its field’s. */
function readTyped(form: HTMLFormElement, pressed: HTMLElement | null): TerritoryQuestion {
  const [businessType = '', location = ''] = fields.map((name) => {
    const input = inputOf(form, name);
    if (input && pressed instanceof HTMLButtonElement && pressed.name === name) {
      input.value = pressed.value;
    }
    return input?.value ?? '';
  });
  return { businessType, location };
}

/** Specification, section 4, “Territory check”. Without script, the browser sends the form. */
export function TerritoryForm(props: TerritoryFormProps) {
  const { id, backTo, businessTypes, places, businessTypeHelp, locationHelp, enquiryHref } = props;
  const [plain, plainAction] = useActionState<FormState<TerritoryOutcome>, FormData>(
    checkTerritory,
    unsent,
    backTo,
  );
  const { checked, isChecking, check, clear } = useTerritoryCheck(plain);
  const hasScript = useHasScript();

  const answer = checked?.outcome.status === 'answered' ? checked.outcome.answer : null;
  const fault = checked && checked.outcome.status !== 'answered' ? checked.outcome : null;
  const faultId = `${id}-fault`;

  /** Marks a field that was left empty; the words stand below the button. */
  function missing(name: FieldName, helpId: string | null) {
    const isMissing = fault?.status === 'invalid' && !checked?.typed[name].trim();
    if (!isMissing) return {};
    return { 'aria-invalid': true, 'aria-describedby': helpId ? `${helpId} ${faultId}` : faultId };
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    // React would run the action as well.
    event.preventDefault();
    const { currentTarget: form } = event;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const typed = readTyped(form, submitter);
    // The suggestions go with the answer that made them, and the focus with them.
    if (submitter && !form.contains(submitter)) form.querySelector('button')?.focus();
    const empty = fields.find((name) => !typed[name].trim());
    if (empty) inputOf(form, empty)?.focus();
    void check(typed);
  }

  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-9 lg:grid-cols-12">
      <form
        id={id}
        action={plainAction}
        onSubmit={submit}
        onInput={clear}
        noValidate={hasScript}
        className="grid content-start gap-y-3 lg:col-span-5"
      >
        <Input
          id={`${id}-business-type`}
          name="businessType"
          label="Type of business"
          list={`${id}-business-types`}
          required
          maxLength={longestInput}
          defaultValue={plain.values.businessType}
          {...(businessTypeHelp ? { help: businessTypeHelp } : {})}
          {...missing('businessType', businessTypeHelp ? `${id}-business-type-help` : null)}
        />
        <Input
          id={`${id}-location`}
          name="location"
          label="Location"
          list={`${id}-places`}
          required
          maxLength={longestInput}
          defaultValue={plain.values.location}
          {...(locationHelp ? { help: locationHelp } : {})}
          {...missing('location', locationHelp ? `${id}-location-help` : null)}
        />
        <Options id={`${id}-business-types`} values={businessTypes} />
        <Options id={`${id}-places`} values={places} />
        <Button
          type="submit"
          variant={answer?.available ? 'line' : 'primary'}
          busy={isChecking}
          busyLabel="Checking..."
          className="mt-2 max-sm:w-full sm:justify-self-start"
        >
          Check availability
        </Button>
        <div id={faultId} aria-live="polite" className="lg:min-h-14">
          {fault ? <Notice tone="error">{fault.message}</Notice> : null}
        </div>
      </form>
      <div className="min-w-0 lg:col-span-6 lg:col-start-7">
        <RegisterEntry
          {...{ answer, isChecking, enquiryHref }}
          typed={checked?.typed ?? null}
          formId={id}
        />
      </div>
    </div>
  );
}

function Options({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}
