import type { ReactNode, Ref } from 'react';
import { Button } from '@/design/ui/Button';
import { BarMeter, Gauge } from '@/design/ui/Gauge';
import { Icon } from '@/design/ui/Icon';
import { Notice } from '@/design/ui/Notice';
import { Tag, type TagTone } from '@/design/ui/Tag';
import {
  type FreeResult,
  partialWords,
  type SpeedFinding,
  unscoredWords,
} from '../../rules/scan-state';
import { SeverityCounts } from './SeverityCounts';

export interface FoldProps {
  title: string;
  count: number;
  isOpen?: boolean;
  children: ReactNode;
}

/** A collapsible part of a result; always open in print. */
export function Fold({ title, count, isOpen = false, children }: FoldProps) {
  return (
    <details open={isOpen} className="border-b border-rule">
      <summary className="touch flex cursor-pointer items-center gap-x-3 py-3 font-semibold hover:bg-mist">
        <Icon
          name="chevron"
          className="-rotate-90 transition-transform duration-120 print-hidden [[open]>summary>&]:rotate-0"
        />
        <span className="grow">{title}</span>
        <span className="font-mono text-label font-normal text-muted">{count}</span>
      </summary>
      {children}
    </details>
  );
}

interface ScanResultProps {
  /** The heading receives the focus when the result appears. */
  headingRef: Ref<HTMLHeadingElement>;
  result: FreeResult;
  onScanAgain: () => void;
}

interface ResultFrameProps extends Pick<ScanResultProps, 'onScanAgain'> {
  reportPath: string;
  again: string;
  children: ReactNode;
}

function ResultFrame({ reportPath, again, onScanAgain, children }: ResultFrameProps) {
  return (
    <section aria-labelledby="scan-result" className="border-t border-ink pt-9">
      {children}
      <div className="mt-8 flex flex-wrap gap-3 print-hidden">
        <Button href={reportPath} variant="primary" className="max-sm:w-full">
          See the full report
        </Button>
        <Button onClick={onScanAgain} className="max-sm:w-full">
          {again}
        </Button>
      </div>
    </section>
  );
}

interface ResultHeadingProps extends Pick<ScanResultProps, 'headingRef'> {
  url: string;
  children: ReactNode;
}

function ResultHeading({ headingRef, url, children }: ResultHeadingProps) {
  return (
    <>
      <h2
        id="scan-result"
        ref={headingRef}
        tabIndex={-1}
        className="scroll-mt-24 text-h2 wrap-anywhere outline-none"
      >
        {children}
      </h2>
      <p className="mt-2 font-mono text-label text-muted wrap-anywhere">{url}</p>
    </>
  );
}

export function ScanResult({ headingRef, result, onScanAgain }: ScanResultProps) {
  const { url, overall, categories, counts, top, isPartial, reportPath } = result;
  return (
    <ResultFrame {...{ reportPath, onScanAgain }} again="Scan again">
      <ResultHeading headingRef={headingRef} url={url}>
        {URL.parse(url)?.host ?? url}
      </ResultHeading>
      {isPartial ? (
        <Notice tone="info" className="mt-5">
          Partial scan: {partialWords(result)}
        </Notice>
      ) : null}
      <div className="mt-8 grid grid-cols-1 items-center gap-x-12 gap-y-9 lg:grid-cols-12">
        <Gauge score={overall} label="Overall score" className="mx-auto lg:col-span-4" />
        <div className="lg:col-span-8">
          {categories.map(({ key, label, score, byOurLimit }) =>
            score === null ? (
              <p key={key} className="py-1 text-small text-muted">
                {label}: {unscoredWords({ byOurLimit })}
              </p>
            ) : (
              <BarMeter key={key} label={label} value={score} />
            ),
          )}
        </div>
      </div>
      <SeverityCounts
        counts={counts}
        className="mt-9 border-y border-ink py-4 max-sm:grid-cols-2"
      />
      <h3 className="mt-10 text-h3">
        {top.length > 0 ? 'What to look at first' : 'Nothing to fix'}
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
        <p className="mt-3 text-muted">Your page passes every check that applies to it.</p>
      )}
    </ResultFrame>
  );
}

const looks: Record<SpeedFinding['outcome'], { words: string; tone: TagTone }> = {
  fail: { words: 'to fix', tone: 'cider' },
  note: { words: 'worth knowing', tone: 'amber' },
  pass: { words: 'passed', tone: 'orchard' },
  unknown: { words: 'couldn’t check', tone: 'plain' },
  na: { words: 'doesn’t apply', tone: 'plain' },
};

/** Outcomes that may need action, in the order of display. */
const order: SpeedFinding['outcome'][] = ['fail', 'note', 'unknown'];

const folds: [title: string, outcome: SpeedFinding['outcome']][] = [
  ['Passed', 'pass'],
  ['Doesn’t apply to this page', 'na'],
];

function Explained({ finding }: { finding: SpeedFinding }) {
  const { outcome, title, summary, why, fix } = finding;
  const { words, tone } = looks[outcome];
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-2 border-b border-rule py-5 last:border-b-0 md:grid-cols-[8rem_minmax(0,1fr)]">
      <Tag tone={tone} className="self-start justify-self-start">
        {words}
      </Tag>
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

export function SpeedResult({ headingRef, result, onScanAgain }: ScanResultProps) {
  const estimate = result.categories.find(({ key }) => key === 'performance')?.score ?? null;
  const findings = result.speed ?? [];
  const pressing = findings
    .filter(({ outcome }) => order.includes(outcome))
    .toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome));
  return (
    <ResultFrame reportPath={result.reportPath} onScanAgain={onScanAgain} again="Measure again">
      <div className="grid grid-cols-1 items-center gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <ResultHeading headingRef={headingRef} url={result.url}>
            Speed estimate
          </ResultHeading>
          <p className="mt-5 max-w-note text-muted">
            We read the page and its files without a browser: what’s sent, how much of it and in
            which order. It’s not Google’s PageSpeed score, which is measured in Chrome.
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
    </ResultFrame>
  );
}
