'use client';

import { Notice } from '@/design/ui/Notice';
import { sendCrawlRequest } from '../actions/scan-actions';
import { type CrawlState, scriptNeededWords } from '../rules/crawl-state';
import { SiteFormFrame, type SiteFormProps, useSiteForm } from './SiteForm';
import { CrawlReport } from './sitemap-tool/CrawlReport';
import { CrawlMeter } from './sitemap-tool/PendingCrawl';
import type { SiteTool } from './use-site-run';

const crawls: SiteTool = {
  address: '/api/crawl',
  send: sendCrawlRequest,
  failureTitle: 'No list of pages',
};

/** The sitemap tool; works without script, which only follows the crawl in place. */
export function CrawlForm(props: SiteFormProps) {
  const handle = useSiteForm<CrawlState>(crawls, props);
  const { run, plain, isBusy, heading } = handle;
  const { outcome } = plain;
  const plainFault = outcome?.status === 'captcha' ? scriptNeededWords : null;
  const answered = outcome && 'error' in outcome ? outcome.error : plainFault;
  const fault = run.fault?.text ?? answered;
  const isBesideField = run.fault?.field === 'url';
  return (
    <SiteFormFrame
      {...props}
      handle={handle}
      busyLabel="Reading..."
      isWrong={fault !== null}
      terms={(link) => <>The {link} apply.</>}
      captchaWords="You’ve listed a site already. Tick the box: your browser works for a moment, then we start."
      notices={
        fault && !isBesideField ? (
          <Notice tone="error" className="mt-4">
            <p>{fault}</p>
          </Notice>
        ) : null
      }
    >
      {isBusy ? <CrawlMeter state={run.state} /> : null}
      {run.phase === 'over' && run.state?.result ? (
        <CrawlReport id={run.state.id} result={run.state.result} headingRef={heading} />
      ) : null}
    </SiteFormFrame>
  );
}
