import type { Ref } from 'react';
import { Button } from '@/design/ui/Button';
import { Icon } from '@/design/ui/Icon';
import { Notice } from '@/design/ui/Notice';
import {
  type BranchView,
  type CrawlResult,
  type PageView,
  pathShown,
} from '../../rules/crawl-state';
import { formatScanMoment } from '../../rules/scan-state';

/** Levels that are open initially; small branches below are open as well. */
const openLevels = 2;
const fewPages = 2;

const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`);

function PageRow({ page, name }: { page: PageView; name: string }) {
  const { url, title, status, why } = page;
  return (
    <div className="grid grid-cols-1 gap-x-6 border-b border-rule max-sm:pb-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="flex min-h-11 items-center font-mono text-label wrap-anywhere decoration-tick hover:decoration-current max-sm:min-h-9 max-sm:items-end"
      >
        {name}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      {why === null ? (
        <span className="self-center text-small wrap-anywhere sm:py-2">{title ?? 'No title'}</span>
      ) : (
        <span className="self-center text-small text-muted wrap-anywhere sm:py-2">
          <span className="font-mono text-label">{status === null ? 'left out' : status}</span>
          {status === null ? ': ' : ', left out: '}
          {why}
        </span>
      )}
    </div>
  );
}

function BranchList({ branch, level }: { branch: BranchView; level: number }) {
  return (
    <ul className={level > 0 ? 'ms-2 border-s border-tick ps-3 sm:ms-3 sm:ps-5' : undefined}>
      {branch.pages.map((page) => (
        <li key={page.url}>
          <PageRow page={page} name={pathShown(page.url)} />
        </li>
      ))}
      {branch.children.map((child) => (
        <li key={child.name}>
          <Branch branch={child} level={level + 1} />
        </li>
      ))}
    </ul>
  );
}

function Branch({ branch, level }: { branch: BranchView; level: number }) {
  const { name, children, listed, leftOut } = branch;
  const [only, ...others] = branch.pages;
  if (children.length === 0 && only && others.length === 0) {
    return <PageRow page={only} name={name} />;
  }
  return (
    <details open={level <= openLevels || listed + leftOut <= fewPages}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-x-3 border-b border-rule py-2 hover:bg-mist">
        <Icon
          name="chevron"
          className="-rotate-90 transition-transform duration-120 [[open]>summary>&]:rotate-0"
        />
        <span className="min-w-0 grow font-mono text-label font-semibold wrap-anywhere">
          {name}
        </span>
        <span className="shrink-0 text-end font-mono text-label text-muted">
          {pages(listed)}
          {leftOut > 0 ? `, ${leftOut} left out` : null}
        </span>
      </summary>
      <BranchList branch={branch} level={level} />
    </details>
  );
}

export interface CrawlReportProps {
  id: string;
  result: CrawlResult;
  /** The heading receives the focus when the result appears. */
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
          <p>There’s no page to list, so there’s no file. The reasons are below.</p>
        </Notice>
      )}
      <h3 className="mt-10 mb-4 text-h3">The site by its addresses</h3>
      <div className="border-t border-ink">
        <BranchList branch={tree} level={0} />
      </div>
      {reasons.length > 0 ? (
        <>
          <h3 className="mt-10 mb-4 text-h3">What we left out, and why</h3>
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
