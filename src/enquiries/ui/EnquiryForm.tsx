'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Resolver, useForm } from 'react-hook-form';
import { Button } from '@/design/ui/Button';
import { NoteOrErrors } from '@/design/ui/ErrorSummary';
import { NotSentNotice, notSent, SentReceipt } from '@/design/ui/FormParts';
import { prepareToasts, showToast } from '@/design/ui/show-toast';
import { useFormAction } from '@/design/ui/use-form-action';
import { sendEnquiry } from '../actions/enquiry-actions';
import { type EnquiryInput, enquiryFieldNames } from '../rules/fields';
import { wordAnswerWay } from '../rules/readers';
import {
  Attached,
  EnquiryFields,
  type EnquiryFieldsProps,
  enquiryLabels,
  fieldId,
  gridLook,
} from './EnquiryFields';
import { useEnquiryDraft } from './use-enquiry-draft';
import { whyNotSent } from './why-not-sent';

export interface EnquiryFormProps extends Pick<EnquiryFieldsProps, 'packages' | 'openingHours'> {
  /** ID of the form: one page may contain two forms. */
  id: string;
  path: string;
  initial?: Partial<EnquiryInput>;
  replyWithinHours: number;
  email: string;
  privacyHref: string | null;
}

/** The rules load on first use; if that fails, only the server validates. */
const resolver: Resolver<EnquiryInput> = async (values, context, options) => {
  try {
    const { checkEnquiry } = await import('./check-enquiry');
    return await checkEnquiry(values, context, options);
  } catch {
    return { values, errors: {} };
  }
};

/** Preloads the form’s scripts while the connection works. */
function prepare(): void {
  prepareToasts();
  void import('./check-enquiry').catch(() => {});
}

/**
 * Specification, sections 3 to 5. It works without script; the script adds field checks and the
 * draft.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { id, path, packages, openingHours, initial = {} } = props;
  const { replyWithinHours, email, privacyHref } = props;
  const action = useFormAction(sendEnquiry, {
    path: `${path}#${id}`,
    unreachable: { status: 'failed' },
  });
  const { outcome, hasScript } = action;
  const form = useForm<EnquiryInput>({ resolver, mode: 'onTouched', shouldFocusError: false });
  const draft = useEnquiryDraft(form);
  const { errors, isSubmitting } = form.formState;
  const [attempt, setAttempt] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const receipt = useRef<HTMLDivElement>(null);
  const isStored = outcome?.status === 'stored';

  useEffect(() => {
    if (isStored && hasScript) receipt.current?.focus();
  }, [isStored, hasScript]);

  const send = form.handleSubmit(
    async () => {
      const sent = new FormData(element.current ?? undefined);
      sent.set('sending', JSON.stringify(draft.envelope()));
      const answer = await action.send(sent);
      if (answer.status === 'stored') {
        draft.forget();
        showToast({
          title: 'Message Sent Successfully!',
          description: `Thanks for reaching out. We'll get back to you within ${replyWithinHours} hours.`,
          tone: 'success',
        });
        return;
      }
      if (answer.status === 'invalid') {
        for (const name of enquiryFieldNames) {
          const message = answer.errors[name];
          if (message) form.setError(name, { message });
        }
        setAttempt((count) => count + 1);
        return;
      }
      showToast(notSent);
    },
    () => setAttempt((count) => count + 1),
  );

  const faultOf = (name: keyof EnquiryInput) =>
    hasScript || outcome?.status !== 'invalid' ? errors[name]?.message : outcome.errors[name];
  const messages = Object.fromEntries(enquiryFieldNames.map((name) => [name, faultOf(name)]));
  const faults = enquiryFieldNames.flatMap((name) => {
    const message = messages[name];
    return message ? [{ id: fieldId(id, name), label: enquiryLabels[name], message }] : [];
  });

  return (
    // Without script the browser returns to it, and sees the receipt first.
    <div id={id} className="@container scroll-mt-24">
      {isStored ? (
        <SentReceipt
          box={receipt}
          rows={[
            ['Your reference', outcome.reference],
            ['You hear from us by', outcome.replyBy],
            [wordAnswerWay(outcome.answerTo), outcome.answerTo],
          ]}
        >
          Thanks for reaching out. We’ll get back to you within {replyWithinHours} hours on working
          days.
        </SentReceipt>
      ) : null}
      {isStored && hasScript ? (
        <Button
          onClick={() => {
            flushSync(() => action.setOutcome(null));
            form.setFocus('name');
          }}
        >
          Write another message
        </Button>
      ) : null}
      <form
        {...action.form}
        ref={element}
        onSubmit={(event) => {
          // React would otherwise run the action as well.
          event.preventDefault();
          action.setOutcome(null);
          void send(event);
        }}
        onFocus={prepare}
        className={isStored && hasScript ? 'hidden' : gridLook}
      >
        <input type="hidden" name="page" value={path} />
        <Attached attachments={draft.attachments} onDetach={draft.detach} />
        <EnquiryFields
          formId={id}
          form={form}
          packages={packages}
          openingHours={openingHours}
          initial={{ ...initial, ...action.values }}
          messages={messages}
        />
        <div className="col-span-full">
          <NoteOrErrors
            attempt={attempt}
            faults={hasScript && attempt === 0 ? [] : faults}
            note={
              <>
                We use what you send to answer you, and for nothing else.{' '}
                {privacyHref ? (
                  <a href={privacyHref} className="underline hover:no-underline">
                    Privacy policy
                  </a>
                ) : null}
              </>
            }
          />
          <Button
            type="submit"
            variant="primary"
            busy={isSubmitting}
            busyLabel="Sending..."
            className="max-sm:w-full"
          >
            Send message
          </Button>
          <div className="mt-4 empty:hidden">
            <NotSentNotice problem={whyNotSent(outcome)} email={email} />
          </div>
        </div>
      </form>
    </div>
  );
}
