'use client';

import { useEffect } from 'react';
import { Button } from '@/design/ui/Button';
import { EmailInput } from '@/design/ui/EmailInput';
import { Notice } from '@/design/ui/Notice';
import { enquiryPath } from '@/platform/paths';
import { sendScanRequest } from '../actions/scan-actions';
import {
  newProgress,
  type ScanState,
  type ScanTool,
  scanFailed,
  stepViews,
} from '../rules/scan-state';
import { SiteFormFrame, type SiteFormProps, useSiteForm } from './SiteForm';
import { ScanResult, SpeedResult } from './scan/ScanResult';
import { ScanSteps } from './scan/ScanSteps';
import type { SiteTool } from './use-site-run';

export interface ScanFormProps extends SiteFormProps {
  tool: ScanTool;
}

const scans: SiteTool = {
  address: '/api/scan',
  send: sendScanRequest,
  failureTitle: scanFailed.title,
};

/** Steps to show before the first state arrives. */
const stepsAhead = stepViews(newProgress(false));

/** The steps begin below a phone's first screen, where a banner may cover its end. */
function showProgress(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** The free scan (specification, section 4, “Scanner”); works without script too. */
export function ScanForm({ tool, ...props }: ScanFormProps) {
  const handle = useSiteForm<ScanState>(scans, props);
  const { run, plain, isBusy, form, heading, cancel, send } = handle;
  const { phase, hurdle, fault, state, id } = run;
  const { outcome, values } = plain;

  // An address in the URL is scanned at once, because the visitor already pressed a button.
  useEffect(() => {
    const url = new URLSearchParams(window.location.search).get('url')?.trim();
    const input = form.current?.querySelector<HTMLInputElement>('input[name="url"]');
    if (!url || !input) return;
    input.value = url;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    send();
  }, [send, form]);

  const answered = outcome && 'error' in outcome ? outcome.error : null;
  const failure = fault ? fault.field === null && fault.text : answered;
  const isEmailAsked = outcome?.status === 'captcha' || outcome?.status === 'email-needed';
  const needsEmail = hurdle === 'email' || isEmailAsked || Boolean(values.email);
  const Result = tool === 'page-speed' ? SpeedResult : ScanResult;
  return (
    <SiteFormFrame
      {...props}
      handle={handle}
      busyLabel="Scanning..."
      isWrong={fault?.field === 'url'}
      terms={(link) => <>By scanning you accept the {link}.</>}
      captchaWords="You’ve scanned a few times already. Tick the box: your browser works for a moment, then the scan starts."
      fields={
        <>
          <input type="hidden" name="tool" value={tool} />
          {needsEmail ? (
            <div className="mt-5">
              <Notice tone="info" role="status">
                You’ve used your free scans for now. Confirm an e-mail address to go on; we use it
                for nothing else.
              </Notice>
              <EmailInput
                id={`${props.id}-email`}
                name="email"
                label="E-mail address"
                fieldClassName="mt-4"
                error={fault?.field === 'email' ? fault.text : undefined}
              />
            </div>
          ) : null}
        </>
      }
      notices={
        <>
          {failure ? (
            <div data-enquiry="" data-message="Please look at my website by hand. Its address: ">
              <Notice tone="error" className="mt-4">
                {failure}
                <p>
                  Or ask us to look at it by hand:{' '}
                  <a href={enquiryPath({})} className="whitespace-nowrap">
                    Get Started
                  </a>
                </p>
              </Notice>
            </div>
          ) : null}
          {outcome?.status === 'confirm' ? (
            <Notice tone="success" className="mt-4">
              We’ve sent a link to {outcome.email}. Open it and press the button to start the scan.
            </Notice>
          ) : null}
        </>
      }
    >
      {isBusy ? (
        <div ref={showProgress} className="scroll-mt-24 scroll-mb-60">
          <ScanSteps
            steps={state?.steps ?? stepsAhead}
            place={state?.status === 'queued' ? state.place : null}
            confirmAt={run.confirmAt}
          />
          {id ? (
            <Button size="small" className="mt-4" onClick={() => cancel(id)}>
              Cancel<span className="sr-only"> the scan</span>
            </Button>
          ) : null}
        </div>
      ) : null}
      {phase === 'over' && state?.result ? (
        <Result
          headingRef={heading}
          result={state.result}
          onScanAgain={() => send({ forceRefresh: 'yes' })}
        />
      ) : null}
    </SiteFormFrame>
  );
}
