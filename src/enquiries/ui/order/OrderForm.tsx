'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type Ref, useActionState, useEffect, useRef, useState } from 'react';
import { Button } from '@/design/ui/Button';
import { ErrorSummary } from '@/design/ui/ErrorSummary';
import { Icon } from '@/design/ui/Icon';
import { Notice } from '@/design/ui/Notice';
import { prepareToasts, showToast } from '@/design/ui/show-toast';
import { randomUuid } from '@/platform/random-uuid';
import { formatPence } from '@/prices/rules/money';
import { sendOrder, sendOrderWithoutScript } from '../../actions/order-actions';
import type { OrderOutcome } from '../../actions/place-order';
import { orderFieldNames, paymentWords } from '../../rules/order';
import { OrderFields, type OrderFieldsProps, orderFieldId } from './OrderFields';

interface OrderReceivedProps {
  reference: string;
  /** e.g. `Monday 23 November, 14:00`. */
  replyBy: string;
  ordered: string;
  pricePence: number;
  replyWithinHours: number;
  box: Ref<HTMLDivElement>;
}

/** The receipt for an order: what was ordered, for how much, and when we answer. */
function OrderReceived(props: OrderReceivedProps) {
  const { reference, replyBy, ordered, pricePence, replyWithinHours, box } = props;
  const rows = [
    ['Your reference', reference],
    ['Ordered', ordered],
    ['Price', formatPence(pricePence)],
    ['You hear from us by', replyBy],
  ];
  return (
    <div
      ref={box}
      tabIndex={-1}
      data-order-received=""
      className="mb-8 rounded-control border border-s-3 border-orchard bg-sheet px-5 py-5"
    >
      <h3 className="flex items-center gap-2.5 text-h4">
        <Icon name="check" className="text-orchard" />
        Message Sent Successfully!
      </h3>
      <p className="mt-2">
        Thanks for reaching out. We’ll get back to you within {replyWithinHours} hours on working
        days. {paymentWords}
      </p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 border-t border-rule text-small">
        {rows.map(([term, value]) => (
          <div key={term} className="col-span-2 grid grid-cols-subgrid border-b border-rule py-2.5">
            <dt className="text-muted">{term}</dt>
            <dd className="font-mono">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export interface OrderFormProps extends Pick<OrderFieldsProps, 'offers' | 'terms' | 'policies'> {
  /** Names the form; its controls’ ids begin with it. */
  id: string;
  /** Page that it stands on; where a browser without script comes back to. */
  path: string;
  /** Stands for the prices and terms that are shown. */
  seen: string;
  /** The report that goes along. */
  scan: { id: string; url: string } | null;
  replyWithinHours: number;
  /** To write to when nothing else works. */
  email: string;
}

/** Specification, section 8. */
const failure = {
  title: 'Something went wrong',
  description: 'Please try again or contact us directly.',
  tone: 'error',
} as const;

/** Why nothing was ordered; null when something was, or a field says it. */
function whyNot(outcome: OrderOutcome | null): string | null {
  switch (outcome?.status) {
    case 'changed':
    case 'locked':
      return outcome.error;
    case 'limited': {
      const minutes = Math.max(1, Math.ceil(outcome.retryAfterSeconds / 60));
      return `Several messages came from your connection in a short time. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
    }
    case 'failed':
      return 'Your order did not reach us. What you wrote is kept here, so you can send it again.';
    default:
      return null;
  }
}

/**
 * Orders a person’s work on a site (specification, section 1). A plain form that a browser can send
 * by itself; this script sends it without leaving the page.
 */
export function OrderForm(props: OrderFormProps) {
  const { id, path, offers, terms, policies, seen, scan, replyWithinHours, email } = props;
  const [plain, plainAction] = useActionState(
    sendOrderWithoutScript,
    { outcome: null, values: {} },
    `${path}#${id}`,
  );
  const router = useRouter();
  const [own, setOwn] = useState<OrderOutcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [hasScript, setHasScript] = useState(false);
  /** Of one sending: however often it arrives, it is stored once. */
  const key = useRef('');
  const receipt = useRef<HTMLDivElement>(null);
  useEffect(() => setHasScript(true), []);
  useEffect(() => {
    if (own?.status === 'stored') receipt.current?.focus();
  }, [own]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    // React would run the action as well.
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    key.current ||= randomUuid();
    data.set('key', key.current);
    setIsBusy(true);
    const outcome = await sendOrder(data).catch((): OrderOutcome => ({ status: 'failed' }));
    setIsBusy(false);
    setOwn(outcome);
    if (outcome.status === 'stored') {
      form.reset();
      key.current = '';
      showToast({
        title: 'Message Sent Successfully!',
        description: `Thanks for reaching out. We'll get back to you within ${replyWithinHours} hours.`,
        tone: 'success',
      });
      return;
    }
    if (outcome.status === 'invalid') setAttempt((count) => count + 1);
    else showToast(failure);
    // What has changed is shown before it is accepted anew.
    if (outcome.status === 'changed') {
      const box = form.querySelector<HTMLInputElement>('input[name="terms"]');
      if (box) box.checked = false;
      router.refresh();
    }
  }

  const outcome = own ?? plain.outcome;
  const messages = outcome?.status === 'invalid' ? outcome.errors : {};
  const faults = orderFieldNames.flatMap((name) => {
    const message = messages[name];
    return message ? [{ id: orderFieldId(id, name), message }] : [];
  });
  const problem = whyNot(outcome);
  return (
    <div id={id} className="scroll-mt-24">
      {outcome?.status === 'stored' ? (
        <OrderReceived {...outcome} replyWithinHours={replyWithinHours} box={receipt} />
      ) : null}
      <form
        action={plainAction}
        onSubmit={(event) => void submit(event)}
        onFocus={prepareToasts}
        noValidate={hasScript}
        className="grid gap-x-6 gap-y-1 sm:grid-cols-2"
      >
        <input type="hidden" name="page" value={path} />
        <input type="hidden" name="seen" value={seen} />
        {scan ? <input type="hidden" name="scan" value={scan.id} /> : null}
        {/* For programs that fill in whatever they find. */}
        <div aria-hidden="true" className="sr-only">
          <label htmlFor={`${id}-fax`}>Fax number, leave empty</label>
          <input id={`${id}-fax`} name="fax_number" tabIndex={-1} autoComplete="off" />
        </div>
        <OrderFields
          {...{ formId: id, offers, terms, policies, messages }}
          scanned={scan?.url ?? null}
          initial={plain.values}
        />
        <div className="sm:col-span-2">
          <Button
            type="submit"
            variant="primary"
            busy={isBusy}
            busyLabel="Sending..."
            className="mt-3 max-sm:w-full"
          >
            Order and pay by invoice
          </Button>
          <p className="mt-4 text-small text-muted">{paymentWords} Nothing is charged here.</p>
          <div className="mt-4 grid gap-4 empty:hidden">
            <ErrorSummary attempt={attempt} faults={faults} />
            {problem ? (
              <Notice tone="error" title={failure.title} role="alert">
                {problem} You can also write to{' '}
                <a href={`mailto:${email}`} className="underline hover:no-underline">
                  {email}
                </a>
                .
              </Notice>
            ) : null}
          </div>
        </div>
      </form>
    </div>
  );
}
