'use client';

import { type FormEvent, useActionState, useEffect, useState } from 'react';
import { Button } from '@/design/ui/Button';
import { Input } from '@/design/ui/Input';
import { Notice } from '@/design/ui/Notice';
import { type CheckState, checkWithoutScript } from '../actions/territory-actions';
import { longestInput, missingInputMessage } from '../rules/territory-answer';
import type { Outcome, Typed } from './ask-territory';
import { RegisterEntry } from './RegisterEntry';
import { useTerritoryCheck } from './use-territory-check';

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

const untouched: CheckState = { businessType: '', location: '', answer: null, fault: null };

function outcomeOf({ answer, fault, businessType, location }: CheckState): Outcome | null {
  const typed = { businessType, location };
  if (answer) return { kind: 'answer', typed, answer };
  return fault === null ? null : { kind: 'fault', typed, message: fault };
}

const fields = ['businessType', 'location'] as const;
type FieldName = (typeof fields)[number];

function inputOf(form: HTMLFormElement, name: FieldName): HTMLInputElement | null {
  return form.querySelector(`input[name="${name}"]`);
}

/** What was typed; the words of a pressed suggestion take the place of its field’s. */
function readTyped(form: HTMLFormElement, pressed: HTMLElement | null): Typed {
  const [businessType = '', location = ''] = fields.map((name) => {
    const input = inputOf(form, name);
    if (input && pressed instanceof HTMLButtonElement && pressed.name === name) {
      input.value = pressed.value;
    }
    return input?.value ?? '';
  });
  return { businessType, location };
}

/**
 * Whether a territory is free (specification, section 4, “Territory check”). A plain form that a
 * browser can send by itself; this script answers without leaving the page.
 */
export function TerritoryForm(props: TerritoryFormProps) {
  const { id, backTo, businessTypes, places, businessTypeHelp, locationHelp, enquiryHref } = props;
  const [plain, plainAction] = useActionState(checkWithoutScript, untouched, backTo);
  const { outcome, isChecking, check, clear } = useTerritoryCheck(outcomeOf(plain));
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);

  const fault = outcome?.kind === 'fault' ? outcome : null;
  const faultId = `${id}-fault`;

  /** Marks a field that was left empty; the words stand below the button. */
  function missing(name: FieldName, helpId: string | null) {
    const isMissing = fault?.message === missingInputMessage && !fault.typed[name].trim();
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

  const isAvailable = outcome?.kind === 'answer' && outcome.answer.available;
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
          defaultValue={plain.businessType}
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
          defaultValue={plain.location}
          {...(locationHelp ? { help: locationHelp } : {})}
          {...missing('location', locationHelp ? `${id}-location-help` : null)}
        />
        <Options id={`${id}-business-types`} values={businessTypes} />
        <Options id={`${id}-places`} values={places} />
        <Button
          type="submit"
          variant={isAvailable ? 'line' : 'primary'}
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
          outcome={outcome}
          isChecking={isChecking}
          enquiryHref={enquiryHref}
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
