import type { ReactNode } from 'react';
import { Container } from '@/design/layout/Container';
import { BarMeter, Gauge } from '@/design/ui/Gauge';
import { Notice } from '@/design/ui/Notice';
import { Eyebrow } from '@/design/ui/SectionHead';
import type { ScanReport } from '@/scanner/model/report';
import { type Comparison, changeInWords } from '../../../rules/compare-reports';
import { formatScanMoment, partialWords, unscoredWords } from '../../../rules/scan-state';
import type { OffersByRemedy } from '../../../rules/scans';
import { SeverityCounts } from '../SeverityCounts';
import { CategorySection, FoldMark } from './CategorySection';
import { FirstSteps } from './FirstSteps';
import { OffersPanel } from './OffersPanel';
import { type CategoryReport, categoryReports, firstStepsOf, isSameAddress } from './report-view';

function ReportHead({ report, brand, when }: Pick<ReportProps, 'report' | 'brand'> & When) {
  const { host, url, askedUrl, overall } = report;
  return (
    <header className="flex items-center justify-between gap-x-5">
      <div className="min-w-0">
        <Eyebrow className="mb-2 lg:mb-4">{brand} report</Eyebrow>
        <h1 className="text-h2 font-[670] wrap-anywhere lg:text-h1">{host}</h1>
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 font-mono text-label text-muted lg:mt-4">
          <dt>Page</dt>
          <dd className="wrap-anywhere">{url}</dd>
          {isSameAddress(askedUrl, url) ? null : (
            <>
              <dt>Asked for</dt>
              <dd className="wrap-anywhere">{askedUrl}</dd>
            </>
          )}
          <dt>Scanned</dt>
          <dd>{when}</dd>
        </dl>
      </div>
      <Gauge
        score={overall}
        label="Overall score"
        className="max-lg:w-30! max-lg:[&>text+text]:hidden"
      />
    </header>
  );
}

function Breakdown({ report, categories }: Pick<ReportProps, 'report'> & Categories) {
  const { counts } = report;
  return (
    <div className="break-inside-avoid">
      {categories.map(({ key, label, score, byOurLimit }) =>
        score === null ? (
          <p key={key} className="py-1 text-small text-muted">
            {label}: {unscoredWords({ byOurLimit })}
          </p>
        ) : (
          <a key={key} href={`#category-${key}`} className="block no-underline hover:underline">
            <BarMeter label={label} value={score} />
          </a>
        ),
      )}
      <SeverityCounts counts={counts} className="mt-5" />
    </div>
  );
}

function Cautions({ report }: Pick<ReportProps, 'report'>) {
  const { isPartial, caps } = report;
  return (
    <>
      {isPartial ? (
        <Notice tone="warning" className="mt-6" title="Partial scan">
          {partialWords(report)}
        </Notice>
      ) : null}
      {caps.length > 0 ? (
        <Notice tone="warning" className="mt-6" title="Why the score isn’t higher">
          {caps.map((cap) => (
            <p key={cap}>{cap}</p>
          ))}
        </Notice>
      ) : null}
    </>
  );
}

function ComparisonPanel({ comparison, when }: { comparison: Comparison; when: string }) {
  const { overall, difference, mended, appeared, isSameRules } = comparison;
  const change = changeInWords(difference);
  return (
    <details className="mt-8 border-y border-rule print:mt-3">
      <summary className="touch flex cursor-pointer items-center gap-x-3 py-3 hover:bg-mist print:min-h-0 print:py-1">
        <FoldMark />
        <h2 className="min-w-0 grow text-h4">
          Compared with the scan before
          <span className="block text-small font-normal text-muted">{change}</span>
        </h2>
      </summary>
      <p className="print-hidden">
        {when}: <span className="font-mono font-semibold">{overall}</span> of 100, so {change}.{' '}
        {isSameRules ? null : 'Our rules have changed since, so part of it may come from that.'}
      </p>
      <div className="mt-4 grid grid-cols-1 gap-x-12 gap-y-5 pb-6 print-hidden md:grid-cols-2">
        <TitleList heading="Fixed since then" titles={mended} none="Nothing that failed then." />
        <TitleList heading="New since then" titles={appeared} none="Nothing." />
      </div>
    </details>
  );
}

function TitleList({ heading, titles, none }: { heading: string; titles: string[]; none: string }) {
  return (
    <div>
      <h3 className="text-h4">{heading}</h3>
      {titles.length > 0 ? (
        <ul className="mt-2 border-t border-rule">
          {titles.map((title) => (
            <li key={title} className="border-b border-rule py-2 text-small">
              {title}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-small text-muted">{none}</p>
      )}
    </div>
  );
}

export interface ReportProps {
  report: ScanReport;
  brand: string;
  comparison: Comparison | null;
  offers: OffersByRemedy;
  actions: ReactNode;
  /** How the score compares with its trade. */
  trade?: ReactNode;
}

interface When {
  when: string;
}

interface Categories {
  categories: readonly CategoryReport[];
}

/** First what to do, then the categories, folded; our offers once, at the end. */
export function Report({ report, brand, comparison, offers, actions, trade }: ReportProps) {
  const categories = categoryReports(report);
  const when = formatScanMoment(new Date(report.scannedAt));
  return (
    <Container className="pt-3 pb-16 lg:pt-8 lg:pb-24 print:p-0">
      <ReportHead {...{ report, brand, when }} />
      <div className="mt-5 grid grid-cols-1 gap-x-14 gap-y-10 lg:mt-8 lg:grid-cols-12 print:mt-3 print:gap-y-3">
        <div className="lg:col-span-7">
          <FirstSteps {...firstStepsOf(report)} offers={offers} actions={actions} />
        </div>
        <div className="lg:col-span-5 lg:pt-2">
          <Breakdown {...{ report, categories }} />
          {trade}
          <Cautions report={report} />
        </div>
      </div>
      {comparison ? (
        <ComparisonPanel
          comparison={comparison}
          when={formatScanMoment(new Date(comparison.scannedAt))}
        />
      ) : null}
      <div className="mt-10 border-t border-ink print:mt-4">
        {categories.map((category) => (
          <CategorySection key={category.key} report={category} />
        ))}
      </div>
      <OffersPanel {...{ categories, offers }} overall={report.overall} />
      <footer className="mt-10 border-t border-ink pt-5 print:mt-4 text-small text-muted">
        <p className="max-w-note">
          We read this one page at the time above, without a browser. So colours, layout and what
          scripts add aren’t part of it. Where we name a law, that isn’t legal advice.
        </p>
        <p className="mt-3 font-mono text-label wrap-anywhere">
          {brand} {report.engine}, {when}, {report.url}
        </p>
      </footer>
      {/* On every printed sheet: date and address (specification, section 5). */}
      <p
        aria-hidden="true"
        className="pointer-events-none fixed inset-x-0 top-[46%] hidden rotate-[-24deg] text-center font-mono text-h3 opacity-10 print:block"
      >
        {brand} · {when} · {report.url}
      </p>
    </Container>
  );
}
