import { classNames } from '@/design/ui/class-names';
import { Figures } from '@/design/ui/Figures';
import { Gauge } from '@/design/ui/Gauge';
import { Tag, type TagTone } from '@/design/ui/Tag';
import { checks, explainResult } from '@/scanner/checks/registry';
import { type Category, type Proof, severities } from '@/scanner/model/check';
import type { CategoryScore, CheckResult, ScanReport } from '@/scanner/model/report';
import { categoryWeights } from '@/scanner/score/weights';
import { categoryLabels } from '../../../rules/scan-state';
import { Fold } from '../ScanResult';

/** Offers of the agency for one kind of fault. */
export interface OfferView {
  /** Text with live figures filled in. */
  words: string | null;
  offers: { label: string; href: string; price: string }[];
}

export type OffersByRemedy = Readonly<Record<string, OfferView>>;

const sureness = {
  certain: 'Seen on the page',
  likely: 'Very likely',
  possible: 'Worth a second look',
} as const;

export type FindingView = ReturnType<typeof findingView>;

function findingView(result: CheckResult) {
  const { outcome, confidence, instances, proofs } = result;
  return {
    ...result,
    ...explainResult(result),
    /** Number of further failures beyond the shown evidence. */
    moreInstances: Math.max(0, (instances ?? 0) - proofs.length),
    /** Certainty of a failure, in words; null for other outcomes. */
    sureness: outcome === 'fail' && confidence ? sureness[confidence] : null,
  };
}

export interface CategoryReport {
  key: Category;
  label: string;
  score: CategoryScore['score'];
  /** Percent of the overall score. */
  weight: number;
  failures: FindingView[];
  notes: FindingView[];
  unknown: FindingView[];
  passed: FindingView[];
  notApplicable: string[];
}

function byWeight(a: CheckResult, b: CheckResult): number {
  return severities.indexOf(a.severity) - severities.indexOf(b.severity) || b.weight - a.weight;
}

/** A stored report, sorted and explained for its page. */
export function categoryReports({ categories, checks: results }: ScanReport): CategoryReport[] {
  return categories.map(({ category, score }) => {
    const own = results.filter((result) => result.category === category).toSorted(byWeight);
    const of = (outcome: CheckResult['outcome']) =>
      own.filter((result) => result.outcome === outcome).map(findingView);
    return {
      key: category,
      label: categoryLabels[category],
      score,
      weight: categoryWeights[category],
      failures: of('fail'),
      notes: of('note'),
      unknown: of('unknown'),
      passed: of('pass'),
      notApplicable: of('na').map(({ title }) => title),
    };
  });
}

/** Differences from an earlier scan of the same page, whose owner stays private. */
export interface Comparison {
  /** ISO 8601. */
  scannedAt: string;
  overall: number;
  difference: number;
  /** Titles of checks that passed since, and of those that failed since. */
  mended: string[];
  appeared: string[];
  /** Both scans used the same version of the rules. */
  isSameRules: boolean;
}

export function compareReports(now: ScanReport, before: ScanReport): Comparison {
  const outcomes = (report: ScanReport) =>
    new Map(report.checks.map(({ id, outcome }) => [id, outcome]));
  const titleOf = (id: string) => checks.find((check) => check.id === id)?.title ?? id;
  const failsOnlyIn = (one: ScanReport, other: ScanReport) => {
    const [here, there] = [outcomes(one), outcomes(other)];
    return [...outcomes(now).keys()]
      .filter((id) => here.get(id) === 'fail' && ['pass', 'note'].includes(there.get(id) ?? ''))
      .map(titleOf);
  };
  return {
    scannedAt: before.scannedAt,
    overall: before.overall,
    difference: now.overall - before.overall,
    mended: failsOnlyIn(before, now),
    appeared: failsOnlyIn(now, before),
    isSameRules: now.engine === before.engine,
  };
}

const tones: Record<FindingView['severity'], TagTone> = {
  critical: 'cider',
  high: 'cider',
  medium: 'amber',
  low: 'plain',
  info: 'plain',
};

interface FindingProps {
  finding: FindingView;
  /** Matching offer of the agency; null for a passing check. */
  offer: OfferView | null;
}

function Finding({ finding, offer }: FindingProps) {
  const { severity, title, summary, proofs, moreInstances, sureness, why, fix, source } = finding;
  return (
    <li
      id={finding.id}
      className="grid scroll-mt-24 break-inside-avoid grid-cols-1 gap-x-8 gap-y-2.5 border-b border-rule py-7 md:grid-cols-[7.5rem_minmax(0,1fr)]"
    >
      <Tag tone={tones[severity]} className="self-start justify-self-start">
        {severity}
      </Tag>
      <div className="min-w-0">
        <h3 className="text-h3">{title}</h3>
        <p className="mt-1.5">{summary}</p>
        <Proofs proofs={proofs} moreInstances={moreInstances} />
        <dl className="mt-4 grid gap-y-3 text-small">
          <Row term="Why it matters">{why}</Row>
          <Row term="How to fix it">{fix}</Row>
          {offer ? (
            <Row term="How we’d fix it">
              {offer.offers.map(({ label, href, price }, index) => (
                <span key={label}>
                  {index > 0 ? ', ' : null}
                  <a href={href}>{label}</a> <Figures text={price} />
                </span>
              ))}
            </Row>
          ) : null}
        </dl>
        <p className="mt-3 flex flex-wrap gap-x-4 font-mono text-label text-muted">
          {sureness ? <span>{sureness}</span> : null}
          {source ? (
            <a href={source.url} rel="noreferrer nofollow">
              {source.name}
            </a>
          ) : null}
        </p>
      </div>
    </li>
  );
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-5 sm:grid-cols-[10.5rem_minmax(0,1fr)]">
      <dt className="font-semibold">{term}</dt>
      <dd className="max-w-note">{children}</dd>
    </div>
  );
}

interface ProofsProps extends Pick<FindingView, 'proofs' | 'moreInstances'> {
  /** `plain` for evidence without a fault. */
  tone?: 'fault' | 'plain';
}

function Proofs({ proofs, moreInstances, tone = 'fault' }: ProofsProps) {
  if (proofs.length === 0) return null;
  return (
    <ul
      className={classNames(
        'mt-3 border border-s-3 border-rule bg-sheet px-3.5 py-2.5 font-mono text-label',
        tone === 'fault' ? 'border-s-danger' : 'border-s-edge',
      )}
    >
      {proofs.map((proof, index) => (
        // The same element can fail twice, so the index is the key.
        // biome-ignore lint/suspicious/noArrayIndexKey: a printed list that never changes
        <li key={index} className="py-1 wrap-anywhere">
          <ProofValue proof={proof} />
          {proof.remark ? <span className="text-muted"> ({proof.remark})</span> : null}
        </li>
      ))}
      {moreInstances > 0 ? <li className="py-1 text-muted">and {moreInstances} more</li> : null}
    </ul>
  );
}

function ProofValue({ proof }: { proof: Proof }) {
  return proof.kind === 'text' || proof.kind === 'measure' ? (
    proof.value
  ) : (
    <code>{proof.value}</code>
  );
}

/** A category of the report: failures in full, passes in short. */
export function CategorySection(props: { report: CategoryReport; offers: OffersByRemedy }) {
  const { report, offers } = props;
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
            {key === 'performance' ? ', from the files, without a browser' : null}
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
        <p className="border-b border-rule py-5">Nothing to fix here.</p>
      )}
      <Short title="Worth knowing" findings={notes} isOpen />
      <Short title="Couldn’t check" findings={unknown} isOpen />
      <Short title="Passed" findings={passed} />
      {notApplicable.length > 0 ? (
        <p className="py-3 text-small text-muted">
          Doesn’t apply to this page: {notApplicable.join('; ')}.
        </p>
      ) : null}
    </section>
  );
}

function Short(props: { title: string; findings: FindingView[]; isOpen?: boolean }) {
  const { title, findings, isOpen = false } = props;
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
