import type { Ref } from 'react';
import { Button } from '@/design/ui/Button';
import { Gauge } from '@/design/ui/Gauge';
import { Tag, type TagTone } from '@/design/ui/Tag';
import type { FreeResult, SpeedFinding } from '../../rules/scan-state';
import { Fold } from './Fold';

const looks: Record<SpeedFinding['outcome'], { words: string; tone: TagTone }> = {
  fail: { words: 'to mend', tone: 'cider' },
  note: { words: 'worth knowing', tone: 'amber' },
  pass: { words: 'right', tone: 'orchard' },
  unknown: { words: 'not known', tone: 'plain' },
  na: { words: 'does not apply', tone: 'plain' },
};

/** Outcome of a check as a stamp. */
function OutcomeTag({ outcome }: { outcome: SpeedFinding['outcome'] }) {
  const { words, tone } = looks[outcome];
  return (
    <Tag tone={tone} className="self-start justify-self-start">
      {words}
    </Tag>
  );
}

export interface SpeedResultProps {
  /** The heading receives the focus when the result appears. */
  headingRef: Ref<HTMLHeadingElement>;
  result: FreeResult;
  onScanAgain: () => void;
}

/** Outcomes that may need action, in the order of display. */
const order: SpeedFinding['outcome'][] = ['fail', 'note', 'unknown'];

/** Outcomes that need no action. */
const folds: [title: string, outcome: SpeedFinding['outcome']][] = [
  ['Right as it is', 'pass'],
  ['Does not apply to this page', 'na'],
];

/** One check: outcome, importance and, for a failure, advice. */
function Explained({ finding }: { finding: SpeedFinding }) {
  const { outcome, title, summary, why, fix } = finding;
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-2 border-b border-rule py-5 last:border-b-0 md:grid-cols-[8rem_minmax(0,1fr)]">
      <OutcomeTag outcome={outcome} />
      <div>
        <h3 className="text-h4">{title}</h3>
        <p className="mt-1">{summary}</p>
        <p className="mt-2 max-w-note text-small text-muted">{why}</p>
        {outcome === 'fail' ? (
          <p className="mt-2 max-w-note text-small">
            <strong>What to do: </strong>
            {fix}
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** The speed estimate of one page: its score and each of its checks. */
export function SpeedResult({ headingRef, result, onScanAgain }: SpeedResultProps) {
  const estimate = result.categories.find(({ key }) => key === 'performance')?.score ?? null;
  const findings = result.speed ?? [];
  const pressing = findings
    .filter(({ outcome }) => order.includes(outcome))
    .toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome));
  return (
    <section aria-labelledby="scan-result" className="border-t border-ink pt-9">
      <div className="grid grid-cols-1 items-center gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h2
            id="scan-result"
            ref={headingRef}
            tabIndex={-1}
            className="scroll-mt-24 text-h2 wrap-anywhere outline-none"
          >
            Speed estimate
          </h2>
          <p className="mt-2 font-mono text-label text-muted wrap-anywhere">{result.url}</p>
          <p className="mt-5 max-w-note text-muted">
            Read off the page and its files, without a browser: what is sent, how much of it and in
            which order. It is not Google’s PageSpeed score, which is measured in Chrome.
          </p>
        </div>
        {estimate === null ? null : (
          <Gauge score={estimate} label="Speed estimate" className="mx-auto lg:col-span-4" />
        )}
      </div>
      <div className="mt-9 border-t border-ink">
        <ul className="border-b border-rule empty:border-0">
          {pressing.map((finding) => (
            <Explained key={finding.id} finding={finding} />
          ))}
        </ul>
        {folds.map(([title, outcome]) => {
          const found = findings.filter((finding) => finding.outcome === outcome);
          return found.length > 0 ? (
            <Fold key={outcome} title={title} count={found.length}>
              <ul className="border-t border-rule">
                {found.map((finding) => (
                  <Explained key={finding.id} finding={finding} />
                ))}
              </ul>
            </Fold>
          ) : null;
        })}
      </div>
      <div className="mt-8 flex flex-wrap gap-3 print-hidden">
        <Button
          href={result.reportPath}
          variant="primary"
          prefetch={false}
          className="max-sm:w-full"
        >
          See the full report
        </Button>
        <Button onClick={onScanAgain} className="max-sm:w-full">
          Measure again
        </Button>
      </div>
    </section>
  );
}
