import type { ReactNode } from 'react';
import { BarMeter } from '@/design/ui/BarMeter';
import { classNames } from '@/design/ui/class-names';
import { Eyebrow } from '@/design/ui/Eyebrow';
import { Gauge } from '@/design/ui/Gauge';
import { Notice } from '@/design/ui/Notice';
import type { ScanReport } from '@/scanner/model/report';
import type { CategoryReport } from './report-view';

export interface ReportHeadProps {
  report: ScanReport;
  categories: readonly CategoryReport[];
  /** Name of the scanner that made it. */
  brand: string;
  /** When it was scanned, in words. */
  when: string;
  actions: ReactNode;
}

const severities = ['critical', 'high', 'medium', 'low'] as const;

/** What was scanned, when, and what it came to. */
export function ReportHead({ report, categories, brand, when, actions }: ReportHeadProps) {
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
          More than 30% of what counts could not be found out. Each section lists what.
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
