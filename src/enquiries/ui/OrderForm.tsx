'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/design/ui/Button';
import { Checkbox } from '@/design/ui/Checkbox';
import { EmailInput } from '@/design/ui/EmailInput';
import { NoteOrErrors } from '@/design/ui/ErrorSummary';
import { Input, Textarea } from '@/design/ui/Field';
import {
  FieldForPrograms,
  NotSentNotice,
  notSent,
  SentReceipt,
  tryAgainIn,
} from '@/design/ui/FormParts';
import { RadioGroup } from '@/design/ui/RadioGroup';
import { showToast } from '@/design/ui/show-toast';
import { useFormAction } from '@/design/ui/use-form-action';
import type { LinkView } from '@/design/view-models';
import { randomUuid } from '@/platform/random-uuid';
import { formatPence } from '@/prices/rules/money';
import type { OrderKind } from '@/scans/rules/scan-state';
import { sendOrder } from '../actions/enquiry-actions';
import type { OrderOutcome } from '../actions/place-order';
import { enquiryLimits } from '../rules/fields';
import {
  acceptWords,
  type OrderFieldName,
  orderFieldNames,
  orderLabel,
  orderLimits,
  paymentWords,
} from '../rules/order';

interface OrderFieldsProps {
  formId: string;
  offers: readonly { kind: OrderKind; pricePence: number }[];
  terms: string;
  policies: readonly LinkView[];
  /** The page of the attached scan; null when the form asks for it. */
  scanned: string | null;
  initial: Partial<Record<string, string>>;
  messages: Partial<Record<OrderFieldName, string>>;
}

/** ID of a control: identical on every page, so that errors find it. */
function orderFieldId(formId: string, name: OrderFieldName): string {
  return `${formId}-${name}`;
}

/** The labels of the fields, which a summary of errors repeats. */
const orderLabels: Record<OrderFieldName, string> = {
  kind: 'What would you like?',
  name: 'Name',
  email: 'E-mail',
  site: 'Website',
  message: 'Anything we should know',
  terms: acceptWords,
};

function OrderFields(props: OrderFieldsProps) {
  const { formId, offers, terms, policies, scanned, initial, messages } = props;
  const field = (name: OrderFieldName) => {
    const error = messages[name];
    const id = orderFieldId(formId, name);
    return { name, id, label: orderLabels[name], ...(error ? { error } : {}) };
  };
  const text = (name: OrderFieldName) => ({ ...field(name), defaultValue: initial[name] ?? '' });
  return (
    <>
      <RadioGroup
        legend={orderLabels.kind}
        name="kind"
        options={offers.map(({ kind, pricePence }) => ({
          value: kind,
          label: orderLabel(kind),
          trailing: formatPence(pricePence),
        }))}
        defaultValue={initial.kind ?? offers[0]?.kind}
        error={messages.kind}
        className="mb-6 sm:col-span-2"
      />
      <Input
        {...text('name')}
        autoComplete="name"
        required
        minLength={2}
        maxLength={enquiryLimits.name}
      />
      <EmailInput {...text('email')} required maxLength={enquiryLimits.email} />
      {scanned ? (
        <p className="mb-6 border-y border-rule py-3 text-small sm:col-span-2">
          <span className="block font-semibold">We’ll get this report too</span>
          <span className="font-mono text-label text-muted wrap-anywhere">{scanned}</span>
        </p>
      ) : (
        <Input
          {...text('site')}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="your-business.co.uk"
          required
          maxLength={orderLimits.site}
          fieldClassName="sm:col-span-2"
        />
      )}
      <Textarea
        {...text('message')}
        optional
        maxLength={orderLimits.message}
        fieldClassName="sm:col-span-2"
      />
      <div className="sm:col-span-2">
        <h3 className="text-small font-semibold">Terms</h3>
        <p className="mt-1.5 border-s-3 border-rule ps-4 text-small text-muted">{terms}</p>
        {policies.length > 0 ? (
          <ul className="mt-1 flex flex-wrap gap-x-5 text-small">
            {policies.map(({ label, href }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener" className="touch flex items-center">
                  {label}
                  <span className="sr-only">, opens in a new tab</span>
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        <Checkbox
          {...field('terms')}
          value="yes"
          defaultChecked={initial.terms === 'yes'}
          required
          className="mt-2"
        />
      </div>
    </>
  );
}

export interface OrderFormProps extends Pick<OrderFieldsProps, 'offers' | 'terms' | 'policies'> {
  id: string;
  /** Path of the page; browsers without script return to it. */
  path: string;
  seen: string;
  scan: { id: string; url: string } | null;
  replyWithinHours: number;
  email: string;
}

/** General error; null after success or with field errors. */
function whyNot(outcome: OrderOutcome | null): string | null {
  switch (outcome?.status) {
    case 'changed':
    case 'locked':
      return outcome.error;
    case 'limited':
      return `Several messages came from your connection in a short time. ${tryAgainIn(outcome.retryAfterSeconds)}.`;
    case 'failed':
      return 'Your order did not reach us. What you wrote is kept here, so you can send it again.';
    default:
      return null;
  }
}

/** Manual work on a site (specification, section 1). The form works without script. */
export function OrderForm(props: OrderFormProps) {
  const { id, path, offers, terms, policies, seen, scan, replyWithinHours, email } = props;
  const action = useFormAction(sendOrder, {
    path: `${path}#${id}`,
    unreachable: { status: 'failed' },
  });
  const { outcome } = action;
  const router = useRouter();
  const [attempt, setAttempt] = useState(0);
  /** Key of one submission: repeated requests are stored once. */
  const key = useRef('');
  const receipt = useRef<HTMLDivElement>(null);
  const isStored = outcome?.status === 'stored';
  useEffect(() => {
    if (isStored && action.hasScript) receipt.current?.focus();
  }, [isStored, action.hasScript]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    // React would otherwise run the action as well.
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    key.current ||= randomUuid();
    data.set('key', key.current);
    const answer = await action.send(data);
    if (answer.status === 'stored') {
      form.reset();
      key.current = '';
      showToast({
        title: 'Message Sent Successfully!',
        description: `Thanks for reaching out. We'll get back to you within ${replyWithinHours} hours.`,
        tone: 'success',
      });
      return;
    }
    if (answer.status === 'invalid') setAttempt((count) => count + 1);
    else showToast(notSent);
    // Changed terms must appear before the buyer accepts them again.
    if (answer.status === 'changed') {
      const box = form.querySelector<HTMLInputElement>('input[name="terms"]');
      if (box) box.checked = false;
      router.refresh();
    }
  }

  const messages = outcome?.status === 'invalid' ? outcome.errors : {};
  const faults = orderFieldNames.flatMap((name) => {
    const message = messages[name];
    return message ? [{ id: orderFieldId(id, name), label: orderLabels[name], message }] : [];
  });
  return (
    <div id={id} className="scroll-mt-24">
      {isStored ? (
        <SentReceipt
          box={receipt}
          rows={[
            ['Your reference', outcome.reference],
            ['Ordered', outcome.ordered],
            ['Price', formatPence(outcome.pricePence)],
            ['You hear from us by', outcome.replyBy],
          ]}
        >
          Thanks for reaching out. We’ll get back to you within {replyWithinHours} hours on working
          days. {paymentWords}
        </SentReceipt>
      ) : null}
      <form
        {...action.form}
        onSubmit={(event) => void submit(event)}
        className="grid gap-x-6 gap-y-1 sm:grid-cols-2"
      >
        <input type="hidden" name="page" value={path} />
        <input type="hidden" name="seen" value={seen} />
        {scan ? <input type="hidden" name="scan" value={scan.id} /> : null}
        <FieldForPrograms formId={id} />
        <OrderFields
          {...{ formId: id, offers, terms, policies, messages }}
          scanned={scan?.url ?? null}
          initial={action.values}
        />
        <div className="sm:col-span-2">
          <NoteOrErrors
            attempt={attempt}
            faults={faults}
            note={`${paymentWords} Nothing is charged here.`}
          />
          <Button
            type="submit"
            variant="primary"
            busy={action.isBusy}
            busyLabel="Sending..."
            className="max-sm:w-full"
          >
            Order and pay by invoice
          </Button>
          <div className="mt-4 empty:hidden">
            <NotSentNotice problem={whyNot(outcome)} email={email} />
          </div>
        </div>
      </form>
    </div>
  );
}
