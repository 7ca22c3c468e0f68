'use client';

import dynamic from 'next/dynamic';
import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useActionState,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { AddressBar } from '@/design/ui/AddressBar';
import { FieldForPrograms } from '@/design/ui/FormParts';
import { prepareToasts } from '@/design/ui/show-toast';
import { useHasScript } from '@/design/ui/use-form-action';
import { type FormState, unsent } from '@/platform/form-state';
import type { ScanRequestOutcome } from '../rules/scan-request';
import { urlRequired } from '../rules/scan-state';
import { type SiteRun, type SiteState, type SiteTool, useSiteRun } from './use-site-run';

export interface SiteFormProps {
  /** ID of the form and prefix of its controls’ ids. */
  id: string;
  /** Path of the page; browsers without script return to it. */
  path: string;
  label: string;
  buttonText: string;
  placeholder: string;
  note: string | null;
  /** Path of the scanner’s terms; null when unpublished. */
  termsHref: string | null;
}

/** Loaded on demand: most visitors never need it. */
const Captcha = dynamic(() => import('@/design/ui/Captcha').then((part) => part.Captcha));

/** Delay until the result is drawn (specification, section 9). */
const scrollAfterMs = 100;

export interface SiteFormHandle<State> {
  run: SiteRun<State>;
  /** Answer to a form that was sent without script. */
  plain: FormState<ScanRequestOutcome>;
  plainAction: (form: FormData) => void;
  isBusy: boolean;
  form: RefObject<HTMLFormElement | null>;
  /** Heading of the result, which receives the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Ends the scan with this id. */
  cancel: (id: string) => void;
  /** Sends the form with additional entries. */
  send: (more?: Record<string, string>) => void;
}

/** State of a form that requests a task about a site and shows its result in place. */
export function useSiteForm<State extends SiteState>(
  tool: SiteTool,
  { id, path }: Pick<SiteFormProps, 'id' | 'path'>,
): SiteFormHandle<State> {
  const [plain, plainAction] = useActionState<FormState<ScanRequestOutcome>, FormData>(
    tool.send,
    unsent,
    `${path}#${id}`,
  );
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { run, start, cancel, fail } = useSiteRun<State>(tool);
  // Counted from the drawn result: a slow phone may draw it later than the state arrives.
  useEffect(() => {
    if (run.phase !== 'over') return;
    const soon = setTimeout(() => {
      heading.current?.scrollIntoView({ block: 'start' });
      heading.current?.focus({ preventScroll: true });
    }, scrollAfterMs);
    return () => clearTimeout(soon);
  }, [run.phase]);
  // Its steps, which the visitor followed down the page, are gone.
  useEffect(() => {
    if (run.fault) form.current?.scrollIntoView({ block: 'nearest' });
  }, [run.fault]);
  /** Values at the time of sending: a disabled field is missing from the form data. */
  const asked = useRef<Record<'url' | 'email', string>>({ url: '', email: '' });

  const send = useCallback(
    (more: Record<string, string> = {}) => {
      const data = new FormData(form.current ?? undefined);
      for (const name of ['url', 'email'] as const) {
        asked.current[name] = String(data.get(name) ?? asked.current[name]).trim();
        data.set(name, asked.current[name]);
      }
      if (asked.current.url === '') {
        fail(urlRequired.text, 'url', urlRequired.title);
        form.current?.querySelector<HTMLInputElement>('input[name="url"]')?.focus();
        return;
      }
      for (const [name, text] of Object.entries(more)) data.set(name, text);
      void start(data);
    },
    [start, fail],
  );

  const isBusy = run.phase === 'asking' || run.phase === 'following';
  return { run, plain, plainAction, isBusy, form, heading, cancel, send };
}

interface SiteFormFrameProps<State> extends SiteFormProps {
  handle: SiteFormHandle<State>;
  busyLabel: string;
  isWrong: boolean;
  /** Text after the link to the terms. */
  terms: (link: ReactNode) => ReactNode;
  fields?: ReactNode;
  notices: ReactNode;
  captchaWords: string;
  children: ReactNode;
}

export function SiteFormFrame<State>(props: SiteFormFrameProps<State>) {
  const { handle, id, label, buttonText, busyLabel, placeholder, isWrong } = props;
  const { note, termsHref, terms, fields, notices, captchaWords, children } = props;
  const { run, plain, plainAction, isBusy, form, send } = handle;
  const hasScript = useHasScript();
  const solved = useCallback((altcha: string) => send({ altcha }), [send]);
  const question = useRef<HTMLElement>(null);
  useEffect(() => {
    if (run.hurdle !== 'captcha') return;
    // Below the first screen of a phone, where the visitor would not see it.
    question.current?.scrollIntoView({ block: 'center' });
    question.current?.focus({ preventScroll: true });
  }, [run.hurdle]);
  return (
    <div id={id} className="scroll-mt-24">
      <form
        ref={form}
        action={plainAction}
        onSubmit={(event: FormEvent) => {
          // React would otherwise run the action as well.
          event.preventDefault();
          send();
        }}
        onFocus={prepareToasts}
        noValidate={hasScript}
        className="max-w-[40rem] scroll-mt-24 print-hidden"
      >
        <FieldForPrograms formId={id} />
        <AddressBar
          {...{ label, placeholder, isBusy, isWrong, buttonText, busyLabel }}
          id={`${id}-url`}
          defaultValue={plain.values.url ?? ''}
          error={run.fault?.field === 'url' ? run.fault.text : undefined}
        />
        {fields}
        {note || termsHref ? (
          <p className="text-small text-muted">
            {note} {termsHref ? terms(<a href={termsHref}>scanner terms</a>) : null}
          </p>
        ) : null}
        {notices}
      </form>
      {run.hurdle === 'captcha' ? (
        <section
          ref={question}
          tabIndex={-1}
          aria-label="Are you a person?"
          className="mt-6 max-w-[40rem]"
        >
          <p role="status" className="mb-3 text-small">
            {captchaWords}
          </p>
          <Captcha onSolved={solved} />
        </section>
      ) : null}
      <div className="mt-9 empty:mt-0">{children}</div>
    </div>
  );
}
