'use client';

import { Fragment, type RefObject, useActionState, useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { Button } from '@/design/ui/Button';
import { ErrorSummary } from '@/design/ui/ErrorSummary';
import { Icon } from '@/design/ui/Icon';
import { Notice } from '@/design/ui/Notice';
import { prepareToasts, showToast } from '@/design/ui/show-toast';
import { postJson } from '@/platform/own-server';
import { retryRead, waitFor } from '@/platform/retry-read';
import { submitPlainForm } from '../../actions/enquiry-actions';
import { type EnquiryInput, enquiryFieldNames } from '../../rules/schema';
import { Attached } from './Attached';
import { EnquiryFields } from './EnquiryFields';
import { type EnquiryOptions, fieldId } from './enquiry-options';
import { useEnquiryDraft } from './use-enquiry-draft';

interface EnquiryReceivedProps {
  reference: string;
  /** e.g. `Monday 23 November, 14:00`. */
  replyBy: string;
  replyWithinHours: number;
  box?: RefObject<HTMLDivElement | null>;
}

/** The receipt for a message: what it is called and when the answer comes. */
function EnquiryReceived(props: EnquiryReceivedProps) {
  const { reference, replyBy, replyWithinHours, box } = props;
  return (
    <div
      ref={box}
      tabIndex={-1}
      data-enquiry-received=""
      className="mb-8 rounded-control border border-s-3 border-orchard bg-sheet px-5 py-5"
    >
      <h3 className="flex items-center gap-2.5 text-h4">
        <Icon name="check" className="text-orchard" />
        Message Sent Successfully!
      </h3>
      <p className="mt-2">
        Thanks for reaching out. We’ll get back to you within {replyWithinHours} hours on working
        days.
      </p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 border-t border-rule text-small">
        <dt className="border-b border-rule py-2.5 text-muted">Your reference</dt>
        <dd className="border-b border-rule py-2.5 font-mono">{reference}</dd>
        <dt className="border-b border-rule py-2.5 text-muted">You hear from us by</dt>
        <dd className="border-b border-rule py-2.5">{replyBy}</dd>
      </dl>
    </div>
  );
}

/** What the server says (`src/enquiries/actions/receive-enquiry.ts`), or that it can’t be reached. */
type SendOutcome =
  | { status: 'stored'; reference: string; replyBy: string }
  | { status: 'invalid'; errors: Partial<Record<keyof EnquiryInput, string>> }
  | { status: 'limited'; retryAfterSeconds: number }
  | { status: 'failed' };

/** Milliseconds; a slow connection gets its time, one that hangs does not hold the form for ever. */
const patienceMs = 30_000;

const isOutcome = (value: unknown): value is SendOutcome =>
  typeof value === 'object' && value !== null && 'status' in value;

/**
 * Sends an enquiry, again when nothing comes back: its key makes sure that it is stored once.
 * Nobody who is offline is kept waiting.
 *
 * @param sent the form’s fields and the envelope’s
 */
async function sendEnquiry(sent: object): Promise<SendOutcome> {
  const ask = () => postJson('/api/enquiry', sent, { signal: AbortSignal.timeout(patienceMs) });
  try {
    const response = await retryRead(ask, {
      wait: waitFor,
      mayRetry: () => navigator.onLine,
    });
    const answer: unknown = await response.json();
    return isOutcome(answer) ? answer : { status: 'failed' };
  } catch {
    return { status: 'failed' };
  }
}

export interface EnquiryFormProps {
  /** Of this form: two of them can stand on a page. */
  id: string;
  /** Page that it stands on. */
  path: string;
  options: EnquiryOptions;
  /** Chosen from the start, e.g. the industry on its page. */
  initial?: Partial<EnquiryInput>;
  replyWithinHours: number;
  /** To write to when nothing else works. */
  email: string;
  /** Where the privacy policy is, while it is on the site. */
  privacyHref: string | null;
}

/** The rules are fetched when they are first needed; without them the server has the last word. */
const resolver: Resolver<EnquiryInput> = async (values, context, options) => {
  try {
    const { checkEnquiry } = await import('./check-enquiry');
    return await checkEnquiry(values, context, options);
  } catch {
    return { values, errors: {} };
  }
};

/** Fetches what the form will need, while there is a connection. */
function prepare(): void {
  prepareToasts();
  void import('./check-enquiry').catch(() => {});
}

/** Specification, section 8. */
const failure = {
  title: 'Something went wrong',
  description: 'Please try again or contact us directly.',
  tone: 'error',
} as const;

function whyNot(outcome: SendOutcome, isOffline: boolean): string {
  if (isOffline) {
    return 'You seem to be offline. What you wrote is kept here; send it again when you are back.';
  }
  if (outcome.status === 'limited') {
    const minutes = Math.max(1, Math.ceil(outcome.retryAfterSeconds / 60));
    return `Several messages came from your connection in a short time. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}; what you wrote is kept.`;
  }
  return 'Your message did not reach us. What you wrote is kept here, so you can send it again.';
}

type Received = Extract<SendOutcome, { status: 'stored' }>;

/**
 * The enquiry form (specification, sections 3 to 5). It is a plain form that a browser can send by
 * itself; this script adds checks beside the fields, the draft, and sending without leaving the page.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { id, path, options, initial = {}, replyWithinHours, email, privacyHref } = props;
  const [plain, plainAction] = useActionState(
    submitPlainForm,
    { outcome: null, values: {} },
    `${path}#${id}`,
  );
  const form = useForm<EnquiryInput>({ resolver, mode: 'onTouched', shouldFocusError: false });
  const draft = useEnquiryDraft(form);
  const { errors, isSubmitting } = form.formState;
  const [attempt, setAttempt] = useState(0);
  const [hasScript, setHasScript] = useState(false);
  const [received, setReceived] = useState<Received | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const receipt = useRef<HTMLDivElement>(null);

  useEffect(() => setHasScript(true), []);
  useEffect(() => {
    if (received) receipt.current?.focus();
  }, [received]);

  const send = form.handleSubmit(
    async (values) => {
      setProblem(null);
      const trap = new FormData(document.getElementById(id) as HTMLFormElement).get('fax_number');
      const sent = { ...values, ...draft.envelope(), page: path, fax_number: trap ?? '' };
      const outcome = await sendEnquiry(sent);
      if (outcome.status === 'stored') {
        draft.forget();
        setReceived(outcome);
        showToast({
          title: 'Message Sent Successfully!',
          description: `Thanks for reaching out. We'll get back to you within ${replyWithinHours} hours.`,
          tone: 'success',
        });
        return;
      }
      if (outcome.status === 'invalid') {
        for (const name of enquiryFieldNames) {
          const message = outcome.errors[name];
          if (message) form.setError(name, { message });
        }
        setAttempt((count) => count + 1);
        return;
      }
      setProblem(whyNot(outcome, !navigator.onLine));
      showToast(failure);
    },
    () => setAttempt((count) => count + 1),
  );

  const plainErrors = plain.outcome?.status === 'invalid' ? plain.outcome.errors : {};
  const messages = hasScript
    ? Object.fromEntries(enquiryFieldNames.map((name) => [name, errors[name]?.message]))
    : plainErrors;
  const faults = enquiryFieldNames.flatMap((name) => {
    const message = messages[name];
    return message ? [{ id: fieldId(id, name), message }] : [];
  });
  const plainReceived = plain.outcome?.status === 'stored' ? plain.outcome : null;
  const plainProblem =
    plain.outcome?.status === 'limited' || plain.outcome?.status === 'failed'
      ? whyNot(plain.outcome, false)
      : null;
  const shownReceipt = received ?? plainReceived;
  const shownProblem = problem ?? plainProblem;

  return (
    <Fragment>
      {shownReceipt ? (
        <EnquiryReceived {...shownReceipt} replyWithinHours={replyWithinHours} box={receipt} />
      ) : null}
      <form
        id={id}
        action={plainAction}
        onSubmit={(event) => {
          // React would run the action as well.
          event.preventDefault();
          setReceived(null);
          void send(event);
        }}
        onFocus={prepare}
        // The browser's own bubbles serve whoever has no script.
        noValidate={hasScript}
        className="grid gap-x-6 gap-y-1 sm:grid-cols-2"
      >
        <input type="hidden" name="page" value={path} />
        <EnquiryFields
          formId={id}
          register={form.register}
          options={options}
          initial={{ ...initial, ...plain.values }}
          messages={messages}
        />
        <div className="sm:col-span-2">
          <Attached attachments={draft.attachments} onDetach={draft.detach} />
          <Button
            type="submit"
            variant="primary"
            busy={isSubmitting}
            busyLabel="Sending..."
            className="mt-3 max-sm:w-full"
          >
            Send message
          </Button>
          <p className="mt-4 text-small text-muted">
            We use what you send to answer you, and for nothing else.{' '}
            {privacyHref ? (
              <a href={privacyHref} className="underline hover:no-underline">
                Privacy policy
              </a>
            ) : null}
          </p>
          <div className="mt-4 grid gap-4 empty:hidden">
            <ErrorSummary attempt={attempt} faults={faults} />
            {shownProblem ? (
              <Notice tone="error" title={failure.title} role="alert">
                {shownProblem} You can also write to{' '}
                <a href={`mailto:${email}`} className="underline hover:no-underline">
                  {email}
                </a>
                .
              </Notice>
            ) : null}
          </div>
        </div>
      </form>
    </Fragment>
  );
}
