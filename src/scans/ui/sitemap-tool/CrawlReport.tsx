import type { Ref } from 'react';
import { Button } from '@/design/ui/Button';
import { Notice } from '@/design/ui/Notice';
import { formatScanMoment } from '../../rules/scan-moment';
import type { CrawlResult } from '../../rules/state';
import { SiteTree } from './SiteTree';

export interface CrawlReportProps {
  id: string;
  result: CrawlResult;
  /** The heading takes the focus when the result appears. */
  headingRef?: Ref<HTMLHeadingElement>;
  heading?: 'h1' | 'h2';
}

const host = (url: string) => URL.parse(url)?.host ?? url;

function figuresOf({ listed, leftOut, dated }: CrawlResult): [label: string, count: number][] {
  return [
    [listed === 1 ? 'page in the sitemap' : 'pages in the sitemap', listed],
    [leftOut === 1 ? 'address left out' : 'addresses left out', leftOut],
    ['with a known date of change', dated],
  ];
}

/** What a crawl came to: the file to download, the site as a tree, and what is missing from it. */
export function CrawlReport(props: CrawlReportProps) {
  const { id, result, headingRef, heading: Heading = 'h2' } = props;
  const { url, stopped, tree, reasons, listed, finishedAt } = result;
  return (
    <section aria-labelledby="crawl-result" className="border-t border-ink pt-9">
      <Heading
        id="crawl-result"
        ref={headingRef}
        tabIndex={-1}
        className="scroll-mt-24 text-h2 wrap-anywhere outline-none"
      >
        {host(url)}
      </Heading>
      <p className="mt-2 font-mono text-label text-muted wrap-anywhere">
        {url}, {formatScanMoment(new Date(finishedAt))}
      </p>
      <dl className="mt-7 grid grid-cols-1 border-y border-ink max-sm:divide-y max-sm:divide-rule sm:grid-cols-3 sm:divide-x sm:divide-rule">
        {figuresOf(result).map(([label, count]) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-4 py-3 sm:flex-col-reverse sm:justify-end sm:gap-0 sm:px-5 sm:py-4 sm:first:ps-0"
          >
            <dt className="text-small text-muted">{label}</dt>
            <dd className="font-mono text-h2 font-semibold tracking-[-0.04em]">{count}</dd>
          </div>
        ))}
      </dl>
      {stopped ? (
        <Notice tone="warning" title="Not everything" className="mt-5">
          <p>{stopped}</p>
        </Notice>
      ) : null}
      {listed > 0 ? (
        <div className="mt-7 print-hidden">
          <Button href={`/api/crawl/${id}/sitemap.xml`} variant="primary" className="max-sm:w-full">
            Download sitemap.xml
          </Button>
        </div>
      ) : (
        <Notice tone="info" className="mt-5">
          <p>There is no page to list, so there is no file. The reasons stand below.</p>
        </Notice>
      )}
      <h3 className="mt-10 mb-4 text-h3">The site by its addresses</h3>
      <SiteTree tree={tree} />
      {reasons.length > 0 ? (
        <>
          <h3 className="mt-10 mb-4 text-h3">What was left out, and why</h3>
          <dl className="border-t border-ink">
            {reasons.map(({ title, text, count }) => (
              <div
                key={title}
                className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 border-b border-rule py-3.5"
              >
                <dt className="contents">
                  <span className="font-mono font-semibold">{count}</span>
                  <span className="font-semibold">{title}</span>
                </dt>
                <dd className="col-start-2 mt-1 max-w-note text-small text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </section>
  );
}
