'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/design/ui/Button';
import { EmailInput } from '@/design/ui/EmailInput';
import { NoteOrErrors } from '@/design/ui/ErrorSummary';
import { Input, Textarea } from '@/design/ui/Field';
import { Ranges } from '@/design/ui/Figures';
import { FieldForPrograms, NotSentNotice, SentReceipt } from '@/design/ui/FormParts';
import { IconButton } from '@/design/ui/Icon';
import { SegmentedRadios } from '@/design/ui/SegmentedRadios';
import { useFormAction } from '@/design/ui/use-form-action';
import { getJson, readAnswer } from '@/platform/own-server';
import { randomUuid } from '@/platform/random-uuid';
import { readSession, writeSession } from '@/platform/session-store';
import { sendEnquiry } from '../actions/enquiry-actions';
import {
  enquiryLimits,
  type ShortEnquiryInput,
  shortFieldNames,
  shortLimits,
} from '../rules/fields';
import { type EnquiryContext, readShortDraft } from '../rules/handed-over';
import { type OpeningHours, ringTimesWithin, wordRingHours } from '../rules/options';
import { wordAnswerWay } from '../rules/readers';
import { useMendedErrors } from './use-mended-errors';
import { whyNotSent } from './why-not-sent';

export interface ShortFormProps {
  email: string;
  privacyHref: string | null;
  replyWithinHours: number;
  /** Who reads enquiries, e.g. `Ann Lee or Tom Hill`. */
  readers: string;
  openingHours: OpeningHours;
}

interface OpenShortFormProps extends ShortFormProps {
  context: EnquiryContext;
  onClose: () => void;
}

const id = 'get-started';
const draftKey = 'ftj_short_draft';

/** The labels of the fields, which a summary of errors repeats. */
const labels: Record<keyof ShortEnquiryInput, string> = {
  answerBy: 'How shall we reply?',
  phone: 'Phone',
  ringWhen: 'When suits you?',
  email: 'E-mail',
  name: 'Your name',
  trade: 'Your trade',
  place: 'Your town',
  message: 'What do you need?',
};

const answerWays = [
  { value: 'ring', label: 'Ring me' },
  { value: 'write', label: 'E-mail me' },
];

/** Whether a trade is cut in half the width of a phone, e.g. `Plumbing and heating`. */
const isLong = (trade: string | null) => (trade?.length ?? 0) > 14;

/** A few fields in a dialog on the page where the visitor is. */
export function ShortForm({ context, onClose, ...agency }: OpenShortFormProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the browser takes another key: Escape must find an open dialog.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-heading`}
      onClose={onClose}
      // Outside the form's box is the dialog itself.
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      className="m-auto max-h-dvh w-full max-w-[42rem] overflow-y-auto border border-ink bg-paper p-0 text-ink backdrop:bg-foot/70 open:animate-enter max-sm:mb-0 scroll-pt-14 scroll-pb-20 sm:rounded-control"
    >
      {/* As high as a phone, so that a choice of other fields moves nothing above it. */}
      <div className="px-5 pt-3 max-sm:min-h-dvh sm:px-8 sm:pt-6">
        <div className="flex items-start justify-between gap-4 max-sm:sticky max-sm:top-0 max-sm:z-10 max-sm:-mx-5 max-sm:-mt-3 max-sm:bg-paper max-sm:px-5 max-sm:pt-3">
          <h2 id={`${id}-heading`} className="pt-1.5 text-h3">
            Get Started
          </h2>
          <IconButton
            icon="close"
            name="Close"
            className="-me-3 size-11 flex-none hover:bg-mist"
            onClick={() => dialog.current?.close()}
          />
        </div>
        <Fields context={context} {...agency} />
      </div>
    </dialog>
  );
}

function Attached({ what, children }: { what: string; children: ReactNode }) {
  return (
    <p className="mb-3 border-y border-rule py-2.5 text-small col-span-full">
      <span className="block font-semibold">{what} attached</span>
      <span className="text-muted">{children}</span>
    </p>
  );
}

function Fields({
  context,
  email,
  privacyHref,
  replyWithinHours,
  readers,
  openingHours,
}: Omit<OpenShortFormProps, 'onClose'>) {
  const action = useFormAction(sendEnquiry, {
    path: context.path,
    unreachable: { status: 'failed' },
  });
  const { outcome } = action;
  const [attempt, setAttempt] = useState(0);
  const [sending] = useState(() => ({ key: randomUuid(), startedAt: Date.now() }));
  const receipt = useRef<HTMLDivElement>(null);
  const isStored = outcome?.status === 'stored';
  const { errors, look } = useMendedErrors(outcome);
  const [typed] = useState(() => readShortDraft(readSession(draftKey)));

  const [replyBy, setReplyBy] = useState<string | null>(null);
  // No server action: they run one after the other, and this one must not hold up the message.
  useEffect(() => {
    const closing = new AbortController();
    readAnswer<{ replyBy: string }>(getJson('/api/reply-by', closing.signal)).then(
      (answer) => setReplyBy(answer.replyBy),
      () => {},
    );
    return () => closing.abort();
  }, []);

  useEffect(() => {
    if (!isStored) return;
    writeSession(draftKey, null);
    receipt.current?.focus();
  }, [isStored]);

  const offer = context.offer ? (
    <p className="border-y border-rule py-1.5 font-mono text-small sm:py-2.5">
      <Ranges text={context.offer} />
    </p>
  ) : null;

  if (isStored) {
    return (
      <>
        {offer}
        <div className="mt-5 -mb-4">
          <SentReceipt
            box={receipt}
            rows={[
              ['Your reference', outcome.reference],
              ['You hear from us by', outcome.replyBy],
              [wordAnswerWay(outcome.answerTo), outcome.answerTo],
            ]}
          >
            Thanks for reaching out. We’ll get back to you within {replyWithinHours} hours on
            working days.
          </SentReceipt>
        </div>
        <form method="dialog" className="mt-2 pb-5 sm:pb-7">
          <Button type="submit">Done</Button>
        </form>
      </>
    );
  }

  const field = (name: keyof ShortEnquiryInput) => {
    const error = errors[name];
    const label = labels[name];
    const defaultValue = typed[name] ?? '';
    return { name, id: `${id}-${name}`, label, defaultValue, ...(error ? { error } : {}) };
  };
  const faults = shortFieldNames.flatMap((name) => {
    const message = errors[name];
    return message ? [{ id: `${id}-${name}`, label: labels[name], message }] : [];
  });

  return (
    <>
      <p className="pb-2 text-small">
        You get a price, or our questions,{' '}
        {replyBy ? `by ${replyBy}` : `within ${replyWithinHours} hours on working days`}. It’s free.
      </p>
      {offer}
      <form
        {...action.form}
        id={id}
        noValidate
        onChange={(event) => {
          const values = Object.fromEntries(new FormData(event.currentTarget));
          writeSession(draftKey, readShortDraft(values));
          return look(event);
        }}
        onSubmit={async (event) => {
          event.preventDefault();
          if (action.isBusy) return;
          const form = new FormData(event.currentTarget);
          const elapsedMs = Date.now() - sending.startedAt;
          const { estimate, scan } = context;
          form.set('sending', JSON.stringify({ key: sending.key, elapsedMs, estimate, scan }));
          await action.send(form);
          setAttempt((count) => count + 1);
        }}
        className="group mt-2 grid grid-cols-2 gap-x-3 gap-y-1 max-sm:[--field-message:0.75rem] sm:mt-3 sm:gap-x-5 sm:gap-y-2.5"
      >
        <input type="hidden" name="form" value="short" />
        <input type="hidden" name="page" value={context.path} />
        <input type="hidden" name="packageTier" value={context.packageTier ?? ''} />
        <SegmentedRadios
          legend={labels.answerBy}
          name="answerBy"
          options={answerWays}
          defaultValue={typed.answerBy ?? 'ring'}
          inline
          className="col-span-full pb-1"
        />
        {/* Both stay in the form, so that what was typed survives a change of mind. */}
        <Input
          {...field('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          maxLength={enquiryLimits.phone}
          fieldClassName="group-has-[[value=write]:checked]:hidden"
        />
        <EmailInput
          {...field('email')}
          required
          maxLength={enquiryLimits.email}
          fieldClassName="hidden max-sm:col-span-full group-has-[[value=write]:checked]:block"
        />
        <Input
          {...field('name')}
          optional
          autoComplete="name"
          maxLength={enquiryLimits.name}
          fieldClassName="max-sm:group-has-[[value=write]:checked]:col-span-full"
        />
        <SegmentedRadios
          legend={labels.ringWhen}
          name="ringWhen"
          options={ringTimesWithin(openingHours)}
          defaultValue={typed.ringWhen ?? 'any'}
          help={wordRingHours(openingHours)}
          className="col-span-full group-has-[[value=write]:checked]:hidden"
        />
        <Input
          {...field('trade')}
          required
          defaultValue={context.trade ?? typed.trade ?? ''}
          maxLength={shortLimits.trade}
          fieldClassName={isLong(context.trade) ? 'max-sm:col-span-full' : ''}
        />
        <Input
          {...field('place')}
          required
          autoComplete="address-level2"
          defaultValue={context.place ?? typed.place ?? ''}
          maxLength={shortLimits.place}
          fieldClassName={isLong(context.trade) ? 'max-sm:col-span-full' : ''}
        />
        <Textarea
          {...field('message')}
          optional
          defaultValue={context.message ?? typed.message ?? ''}
          className="min-h-12.5! sm:min-h-16!"
          maxLength={enquiryLimits.message}
          fieldClassName="col-span-full"
        />
        <FieldForPrograms formId={id} />
        {context.estimate ? <Attached what="Estimate">{context.estimate.label}</Attached> : null}
        {context.scan ? <Attached what="Scan">The report on your website</Attached> : null}
        <div className="col-span-full">
          <NoteOrErrors
            attempt={attempt}
            faults={faults}
            note={
              <>
                {readers} reads this. We use it for nothing else.{' '}
                {privacyHref ? (
                  <a href={privacyHref} className="underline hover:no-underline">
                    Privacy policy
                  </a>
                ) : null}
              </>
            }
          />
        </div>
        {/* Always in sight, whatever the height, with why a message was not sent. */}
        <div className="sticky bottom-0 -mx-5 col-span-full border-t border-rule bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-8 sm:px-8 sm:pb-4">
          <div className="mb-4 empty:hidden">
            <NotSentNotice problem={whyNotSent(outcome)} email={email} />
          </div>
          <Button
            type="submit"
            variant="primary"
            busy={action.isBusy}
            busyLabel="Sending..."
            className="max-sm:w-full"
          >
            <span className="group-has-[[value=write]:checked]:hidden">Ring me back</span>
            <span className="hidden group-has-[[value=write]:checked]:inline">Send message</span>
          </Button>
        </div>
      </form>
    </>
  );
}
