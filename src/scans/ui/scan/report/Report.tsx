import type { ReactNode } from 'react';
import { Container } from '@/design/layout/Container';
import { classNames } from '@/design/ui/class-names';
import { Figures } from '@/design/ui/Figures';
import { BarMeter, Gauge } from '@/design/ui/Gauge';
import { Notice } from '@/design/ui/Notice';
import { Eyebrow } from '@/design/ui/SectionHead';
import type { ScanReport } from '@/scanner/model/report';
import { formatScanMoment } from '../../../rules/scan-state';
import { remedyOptions } from '../../../rules/scans';
import {
  type CategoryReport,
  CategorySection,
  type Comparison,
  categoryReports,
  type OffersByRemedy,
} from './CategorySection';

interface ReportHeadProps {
  report: ScanReport;
  categories: readonly CategoryReport[];
  /** Name of the scanner at the time of the scan. */
  brand: string;
  when: string;
  actions: ReactNode;
}

const severities = ['critical', 'high', 'medium', 'low'] as const;

function ReportHead({ report, categories, brand, when, actions }: ReportHeadProps) {
  const { host, url, askedUrl, overall, counts, isPartial, caps } = report;
  return (
    <header>
      <Eyebrow className="mb-5">{brand} report</Eyebrow>
      <h1 className="text-h1 font-[670] wrap-anywhere">{host}</h1>
      <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 font-mono text-label text-muted">
        <dt>Page</dt>
        <dd className="wrap-anywhere">{url}</dd>
        {askedUrl === url ? null : (
          <>
            <dt>Asked for</dt>
            <dd className="wrap-anywhere">{askedUrl}</dd>
          </>
        )}
        <dt>Scanned</dt>
        <dd>{when}</dd>
      </dl>
      <div className="mt-8">{actions}</div>
      <div className="mt-10 grid grid-cols-1 items-center gap-x-12 gap-y-9 border-y border-ink py-9 lg:grid-cols-12">
        <Gauge score={overall} label="Overall score" className="mx-auto lg:col-span-3" />
        <div className="lg:col-span-6">
          {categories.map(({ key, label, score }) =>
            score === null ? (
              <p key={key} className="py-1 text-small text-muted">
                {label}: nothing to score
              </p>
            ) : (
              <a key={key} href={`#category-${key}`} className="block no-underline hover:underline">
                <BarMeter label={label} value={score} />
              </a>
            ),
          )}
        </div>
        <dl className="grid grid-cols-4 gap-4 lg:col-span-3 lg:grid-cols-2">
          {severities.map((severity) => (
            <div key={severity} className="flex flex-col-reverse">
              <dt className="text-small text-muted">{severity}</dt>
              <dd
                className={classNames(
                  'font-mono text-h3 font-semibold',
                  severity === 'critical' && counts.critical > 0 && 'text-danger',
                )}
              >
                {counts[severity]}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {isPartial ? (
        <Notice tone="warning" className="mt-6" title="Partial scan">
          We couldn’t check more than 30% of what counts. Each section lists what.
        </Notice>
      ) : null}
      {caps.length > 0 ? (
        <Notice tone="warning" className="mt-6" title="The score is capped">
          {caps.map((cap) => (
            <p key={cap}>{cap}</p>
          ))}
        </Notice>
      ) : null}
    </header>
  );
}

/** Offers by kind of fault; empty without failures. */
function OffersPanel(props: { categories: readonly CategoryReport[]; offers: OffersByRemedy }) {
  const { categories, offers } = props;
  const failures = categories.flatMap((category) => category.failures);
  const rows = remedyOptions.flatMap(({ value, label }) => {
    const offer = offers[value];
    const count = failures.filter(({ remedy }) => remedy === value).length;
    return offer && count > 0 ? [{ ...offer, label, count }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="offers" className="mt-16 lg:mt-20">
      <h2 id="offers" className="text-h2">
        How we’d fix it, and what it costs
      </h2>
      <p className="mt-3 max-w-note text-muted">
        Any developer can work from this report. If you’d like us to do it, here’s what fits, at
        today’s prices.
      </p>
      <ul className="mt-7 border-t border-ink">
        {rows.map(({ label, count, words, offers: found }) => (
          <li
            key={label}
            className="grid grid-cols-1 gap-x-8 gap-y-1.5 border-b border-rule py-4 md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,4fr)]"
          >
            <span>
              {label}
              <span className="block font-mono text-label text-muted">
                {count === 1 ? '1 finding' : `${count} findings`}
              </span>
            </span>
            <span className="text-small text-muted">{words ? <Figures text={words} /> : null}</span>
            <ul className="md:text-end">
              {found.map((offer) => (
                <li key={offer.label}>
                  <a href={offer.href}>{offer.label}</a> <Figures text={offer.price} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ComparisonPanel({ comparison, when }: { comparison: Comparison; when: string }) {
  const { overall, difference, mended, appeared, isSameRules } = comparison;
  const change =
    difference === 0
      ? 'no change'
      : `${Math.abs(difference)} ${Math.abs(difference) === 1 ? 'point' : 'points'} ${difference > 0 ? 'better' : 'lower'}`;
  return (
    <section aria-labelledby="comparison" className="mt-12 border-y border-ink py-6">
      <h2 id="comparison" className="text-h3">
        Compared with the scan before
      </h2>
      <p className="mt-2">
        {when}: <span className="font-mono font-semibold">{overall}</span> of 100, so {change}.{' '}
        {isSameRules ? null : 'Our rules have changed since, so part of it may come from that.'}
      </p>
      <div className="mt-4 grid grid-cols-1 gap-x-12 gap-y-5 md:grid-cols-2">
        <TitleList heading="Fixed since then" titles={mended} none="Nothing that failed then." />
        <TitleList heading="New since then" titles={appeared} none="Nothing." />
      </div>
    </section>
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
}

export function Report({ report, brand, comparison, offers, actions }: ReportProps) {
  const categories = categoryReports(report);
  const when = formatScanMoment(new Date(report.scannedAt));
  return (
    <Container className="pt-8 pb-20 lg:pt-12 lg:pb-28">
      <ReportHead {...{ report, categories, brand, when, actions }} />
      {comparison ? (
        <ComparisonPanel
          comparison={comparison}
          when={formatScanMoment(new Date(comparison.scannedAt))}
        />
      ) : null}
      {categories.map((category) => (
        <CategorySection key={category.key} report={category} offers={offers} />
      ))}
      <OffersPanel categories={categories} offers={offers} />
      <footer className="mt-16 border-t border-ink pt-5 text-small text-muted">
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
