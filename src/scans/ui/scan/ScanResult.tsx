import type { Ref } from 'react';
import { Button } from '@/design/ui/Button';
import { classNames } from '@/design/ui/class-names';
import { BarMeter, Gauge } from '@/design/ui/Gauge';
import { Notice } from '@/design/ui/Notice';
import type { FreeResult } from '../../rules/scan-state';

const rows = [
  ['critical', 'critical'],
  ['high', 'high'],
  ['medium', 'medium'],
  ['low', 'low'],
] as const;

/** Numbers of failing checks by severity. */
function SeverityCounts({
  counts,
  className,
}: {
  counts: FreeResult['counts'];
  className?: string;
}) {
  return (
    <dl
      className={classNames(
        'grid grid-cols-2 border-y border-ink sm:grid-cols-4 sm:divide-x sm:divide-rule',
        className,
      )}
    >
      {rows.map(([key, label]) => (
        <div key={key} className="flex flex-col-reverse py-4 sm:px-5 sm:first:ps-0">
          <dt className="text-small text-muted">{label}</dt>
          <dd
            className={classNames(
              'font-mono text-h2 font-semibold tracking-[-0.04em]',
              key === 'critical' && counts.critical > 0 && 'text-danger',
            )}
          >
            {counts[key]}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface ScanResultProps {
  /** The heading receives the focus when the result appears. */
  headingRef: Ref<HTMLHeadingElement>;
  result: FreeResult;
  onScanAgain: () => void;
}

const host = (url: string) => URL.parse(url)?.host ?? url;

/** Result of a free scan: score, categories, counts and the three worst findings. */
export function ScanResult({ headingRef, result, onScanAgain }: ScanResultProps) {
  const { url, overall, categories, counts, top, isPartial, reportPath } = result;
  return (
    <section aria-labelledby="scan-result" className="border-t border-ink pt-9">
      <h2
        id="scan-result"
        ref={headingRef}
        tabIndex={-1}
        className="scroll-mt-24 text-h2 wrap-anywhere outline-none"
      >
        {host(url)}
      </h2>
      <p className="mt-2 font-mono text-label text-muted wrap-anywhere">{url}</p>
      {isPartial ? (
        <Notice tone="info" className="mt-5">
          Partial scan: more than 30% of what counts could not be found out. The report lists what.
        </Notice>
      ) : null}
      <div className="mt-8 grid grid-cols-1 items-center gap-x-12 gap-y-9 lg:grid-cols-12">
        <Gauge score={overall} label="Overall score" className="mx-auto lg:col-span-4" />
        <div className="lg:col-span-8">
          {categories.map(({ key, label, score }) =>
            score === null ? (
              <p key={key} className="py-1 text-small text-muted">
                {label}: nothing to score
              </p>
            ) : (
              <BarMeter key={key} label={label} value={score} />
            ),
          )}
        </div>
      </div>
      <SeverityCounts counts={counts} className="mt-9" />
      <h3 className="mt-10 text-h3">
        {top.length > 0 ? 'What to look at first' : 'Nothing to mend'}
      </h3>
      {top.length > 0 ? (
        <ol className="mt-3 border-t border-ink">
          {top.map((title, index) => (
            <li
              key={title}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-b border-rule py-3"
            >
              <span aria-hidden="true" className="font-mono text-muted">
                {index + 1}
              </span>
              {title}
            </li>
          ))}
        </ol>
      ) : (
        <p className="mt-3 text-muted">Every check that applies to this page is passed.</p>
      )}
      <div className="mt-8 flex flex-wrap gap-3 print-hidden">
        <Button href={reportPath} variant="primary" prefetch={false} className="max-sm:w-full">
          See the full report
        </Button>
        <Button onClick={onScanAgain} className="max-sm:w-full">
          Scan again
        </Button>
      </div>
    </section>
  );
}
