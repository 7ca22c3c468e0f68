import { Gauge } from '@/design/ui/Gauge';
import { Fold } from '../Fold';
import { Finding, Proofs } from './Finding';
import type { OffersByRemedy } from './offers';
import type { CategoryReport, FindingView } from './report-view';

/** A category of the report: what fails in full, what is right in short. */
export function CategorySection({
  report,
  offers,
}: {
  report: CategoryReport;
  offers: OffersByRemedy;
}) {
  const { key, label, score, weight, failures, notes, unknown, passed, notApplicable } = report;
  const id = `category-${key}`;
  return (
    <section aria-labelledby={id} className="mt-16 lg:mt-20">
      <div className="flex items-end justify-between gap-x-6 border-b border-ink pb-5">
        <div className="min-w-0">
          <h2 id={id} className="scroll-mt-24 text-h2">
            {label}
          </h2>
          <p className="mt-1.5 font-mono text-label text-muted">
            {weight}% of the overall score
            {key === 'performance' ? ', read off the files and not measured in a browser' : null}
          </p>
        </div>
        {score === null ? (
          <p className="text-end text-small text-muted">Nothing to score here</p>
        ) : (
          <Gauge score={score} label={label} size="small" />
        )}
      </div>
      {failures.length > 0 ? (
        <ul>
          {failures.map((finding) => (
            <Finding key={finding.id} finding={finding} offer={offers[finding.remedy] ?? null} />
          ))}
        </ul>
      ) : (
        <p className="border-b border-rule py-5">Nothing fails here.</p>
      )}
      <Short title="Worth knowing" findings={notes} isOpen />
      <Short title="Could not be found out" findings={unknown} isOpen />
      <Short title="Right as it is" findings={passed} />
      {notApplicable.length > 0 ? (
        <p className="py-3 text-small text-muted">
          Does not apply to this page: {notApplicable.join('; ')}.
        </p>
      ) : null}
    </section>
  );
}

function Short({
  title,
  findings,
  isOpen = false,
}: {
  title: string;
  findings: FindingView[];
  isOpen?: boolean;
}) {
  if (findings.length === 0) return null;
  return (
    <Fold title={title} count={findings.length} isOpen={isOpen}>
      <ul className="pb-4">
        {findings.map((finding) => (
          <li
            key={finding.id}
            className="grid grid-cols-1 gap-x-6 border-t border-rule py-2.5 text-small md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <span>{finding.title}</span>
            <div className="min-w-0 text-muted">
              {finding.summary === finding.title ? null : finding.summary}
              {isOpen ? <Proofs proofs={finding.proofs} moreInstances={0} tone="plain" /> : null}
            </div>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
