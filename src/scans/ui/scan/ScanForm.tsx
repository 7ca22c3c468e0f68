'use client';

import dynamic from 'next/dynamic';
import { type FormEvent, useActionState, useCallback, useEffect, useRef, useState } from 'react';
import { AddressBar } from '@/design/ui/AddressBar';
import { Input } from '@/design/ui/Input';
import { Notice } from '@/design/ui/Notice';
import { prepareToasts, showToast } from '@/design/ui/show-toast';
import { type PlainScan, scanWithoutScript } from '../../actions/scan-actions';
import { urlRequired } from '../../rules/scan-endings';
import { newProgress, stepViews } from '../../rules/scan-state';
import type { ScanTool } from '../../rules/statuses';
import { ScanResult } from './ScanResult';
import { ScanSteps } from './ScanSteps';
import { SpeedResult } from './SpeedResult';
import { useScan } from './use-scan';

export interface ScanFormProps {
  /** Names the form; its controls’ ids begin with it. */
  id: string;
  /** Page that it stands on; where a browser without script comes back to. */
  path: string;
  tool: ScanTool;
  label: string;
  buttonText: string;
  /** e.g. `your-business.co.uk`. */
  placeholder: string;
  /** Below the address: fair use. */
  note: string | null;
  /** Where the scanner’s terms are, while they are on the site. */
  termsHref: string | null;
}

/** Fetched when it is asked for: most visitors never see it. */
const Captcha = dynamic(() => import('@/design/ui/Captcha').then((part) => part.Captcha));

const untouched: PlainScan = { url: '', fault: null, needsEmail: false, confirmAt: null };

/** Before the first word of the scan is there. */
const stepsAhead = stepViews(newProgress(false));

/** After the results are drawn (specification, section 9). */
const scrollAfterMs = 100;

/**
 * The free scan (specification, section 4, “Scanner”). A plain form that a browser can send by
 * itself; this script follows the scan step by step and shows its result on the page.
 */
export function ScanForm({
  id,
  path,
  tool,
  label,
  buttonText,
  placeholder,
  note,
  termsHref,
}: ScanFormProps) {
  const [plain, plainAction] = useActionState(scanWithoutScript, untouched, `${path}#${id}`);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);

  const showResult = useCallback(() => {
    setTimeout(() => {
      heading.current?.scrollIntoView({ block: 'start' });
      heading.current?.focus({ preventScroll: true });
    }, scrollAfterMs);
  }, []);
  const { progress, start } = useScan(showResult);
  const { phase, hurdle, fault, state } = progress;
  const isBusy = phase === 'asking' || phase === 'following';
  /** What the form held when it was sent: a disabled field is not in it any more. */
  const asked = useRef({ url: '', email: '' });

  const send = useCallback(
    (more: { forceRefresh?: boolean; altcha?: string } = {}) => {
      const data = form.current ? new FormData(form.current) : new FormData();
      const read = (name: 'url' | 'email') => String(data.get(name) ?? asked.current[name]).trim();
      asked.current = { url: read('url'), email: read('email') };
      if (asked.current.url === '') {
        showToast({ tone: 'error', title: urlRequired.title, description: urlRequired.text });
        form.current?.querySelector<HTMLInputElement>('input[name="url"]')?.focus();
        return;
      }
      void start({
        url: asked.current.url,
        tool,
        forceRefresh: more.forceRefresh ?? false,
        altcha: more.altcha ?? null,
        email: asked.current.email || null,
        fax_number: String(data.get('fax_number') ?? ''),
      });
    },
    [start, tool],
  );

  // An address that comes with the link is scanned at once: whoever came here pressed a button.
  useEffect(() => {
    const url = new URLSearchParams(window.location.search).get('url')?.trim();
    const input = form.current?.querySelector<HTMLInputElement>('input[name="url"]');
    if (!url || !input) return;
    input.value = url;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    send();
  }, [send]);

  const needsEmail = hurdle === 'email' || plain.needsEmail;
  const solved = useCallback((altcha: string) => send({ altcha }), [send]);
  return (
    <div id={id} className="scroll-mt-24">
      <form
        ref={form}
        action={plainAction}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send();
        }}
        onFocus={prepareToasts}
        noValidate={hasScript}
        className="max-w-[40rem] print-hidden"
      >
        <input type="hidden" name="tool" value={tool} />
        {/* For programs that fill in whatever they find. */}
        <div aria-hidden="true" className="sr-only">
          <label htmlFor={`${id}-fax`}>Fax number, leave empty</label>
          <input id={`${id}-fax`} name="fax_number" tabIndex={-1} autoComplete="off" />
        </div>
        <AddressBar
          id={`${id}-url`}
          label={label}
          placeholder={placeholder}
          defaultValue={plain.url}
          isBusy={isBusy}
          isWrong={fault?.field === 'url'}
          buttonText={buttonText}
          busyLabel="Scanning..."
        />
        {needsEmail ? (
          <div className="mt-5">
            <Notice tone="info" role="status">
              You have used your free scans for now. Confirm an e-mail address and you can scan on;
              we use it for nothing else.
            </Notice>
            <Input
              id={`${id}-email`}
              name="email"
              type="email"
              label="E-mail address"
              autoComplete="email"
              fieldClassName="mt-4"
              error={fault?.field === 'email' ? fault.text : undefined}
            />
          </div>
        ) : null}
        {note || termsHref ? (
          <p className="mt-3 text-small text-muted">
            {note}{' '}
            {termsHref ? (
              <>
                By scanning you accept the <a href={termsHref}>scanner terms</a>.
              </>
            ) : null}
          </p>
        ) : null}
        {plain.fault ? (
          <Notice tone="error" className="mt-4">
            {plain.fault}
          </Notice>
        ) : null}
        {plain.confirmAt ? (
          <Notice tone="success" className="mt-4">
            We have sent a link to {plain.confirmAt}. Open it and press the button there: the scan
            then starts.
          </Notice>
        ) : null}
      </form>
      {hurdle === 'captcha' ? (
        <section aria-label="Are you a person?" className="mt-6 max-w-[40rem]">
          <p role="status" className="mb-3 text-small">
            You have scanned a few times already. Tick the box: your browser then does a moment’s
            work, and the scan starts.
          </p>
          <Captcha onSolved={solved} />
        </section>
      ) : null}
      <div className="mt-9 empty:mt-0">
        {isBusy ? (
          <ScanSteps
            steps={state?.steps ?? stepsAhead}
            place={state?.status === 'queued' ? state.place : null}
            confirmAt={progress.confirmAt}
          />
        ) : null}
        {phase === 'over' && state?.result ? (
          tool === 'page-speed' ? (
            <SpeedResult
              headingRef={heading}
              result={state.result}
              onScanAgain={() => send({ forceRefresh: true })}
            />
          ) : (
            <ScanResult
              headingRef={heading}
              result={state.result}
              onScanAgain={() => send({ forceRefresh: true })}
            />
          )
        ) : null}
      </div>
    </div>
  );
}
