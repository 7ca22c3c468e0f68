import { classNames } from '@/design/ui/class-names';
import { Icon } from '@/design/ui/Icon';
import { Tag, type TagTone } from '@/design/ui/Tag';
import { countNoun, type Proof } from '@/scanner/model/check';
import { Fold } from '../ScanResult';
import type { CategoryReport, FindingView } from './report-view';

const tones: Record<FindingView['severity'], TagTone> = {
  critical: 'cider',
  high: 'cider',
  medium: 'amber',
  low: 'plain',
  info: 'plain',
};

/** Mark of a folded part. */
export function FoldMark() {
  return (
    <Icon
      name="chevron"
      className="flex-none -rotate-90 transition-transform duration-120 print-hidden [[open]>summary>&]:rotate-0"
    />
  );
}

/** HTML, e.g. `<a href="tel:+44…">…</a>` or `<nav>`. */
const markup = /(<(\w+)[^>]*>[^<]*<\/\2>|<[^>]+>)/;

/** What to repair; HTML in it stands out from the words. */
export function FixText({ text }: { text: string }) {
  return text.split(markup).map((part, index) => {
    // Of each find, the name of its element follows.
    if (index % 3 === 2) return null;
    return index % 3 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed sentence never reorder
      <code key={index} className="font-mono text-[0.92em] wrap-anywhere">
        {part}
      </code>
    ) : (
      part
    );
  });
}

/**
 * A failure, folded. Its id is inside, so that a link to it opens it and its category.
 * On paper it is one line or two.
 */
function Finding({ finding }: { finding: FindingView }) {
  const { id, severity, title, summary, proofs, moreInstances, sureness, why, fix, source } =
    finding;
  return (
    <li className="border-b border-rule last:border-b-0">
      <details>
        <summary className="touch flex cursor-pointer items-start gap-x-3 py-3 hover:bg-mist print:min-h-0 print:py-0.5 print:text-[8pt] print:leading-snug">
          <FoldMark />
          <span className="min-w-0 grow">
            <span className="block font-semibold">{title}</span>
            <span className="block text-small text-muted print:text-[7.5pt] print:leading-snug">
              {summary}
            </span>
          </span>
          <Tag tone={tones[severity]} className="flex-none print:text-[7pt]">
            {severity}
          </Tag>
        </summary>
        <div id={id} className="scroll-mt-44 pb-6 print-hidden sm:ps-8">
          <Proofs proofs={proofs} moreInstances={moreInstances} />
          <dl className="mt-4 grid gap-y-3 text-small">
            <Row term="Why it matters">{why}</Row>
            <Row term="For your developer">
              <FixText text={fix} />
            </Row>
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
      </details>
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

/** A category of the report, folded: the failures, then the rest in short. */
export function CategorySection({ report }: { report: CategoryReport }) {
  const { key, label, score, weight, failures, notes, unknown, passed, notApplicable } = report;
  const others = [
    notes.length > 0 ? `${notes.length} worth knowing` : null,
    unknown.length > 0 ? `${unknown.length} not checked` : null,
    passed.length > 0 ? `${passed.length} passed` : null,
  ].filter((words) => words !== null);
  return (
    <details className="border-b border-rule">
      <summary className="touch flex cursor-pointer items-center gap-x-3 py-3.5 hover:bg-mist print:min-h-0 print:py-1">
        <FoldMark />
        <h2 className="min-w-0 grow text-h4">
          {label}
          <span className="block text-small font-normal text-muted">
            {failures.length > 0 ? countNoun(failures.length, 'thing') : 'Nothing'} to fix
          </span>
        </h2>
        <span className="flex-none text-end font-mono">
          <span className="font-semibold">{score ?? 'no score'}</span>
          {score === null ? null : <span className="text-label text-muted"> of 100</span>}
        </span>
      </summary>
      <div id={`category-${key}`} className="scroll-mt-44 pb-6 sm:ps-8 print:p-0">
        <p className="font-mono text-label text-muted print-hidden">
          {weight}% of the overall score
          {key === 'performance' ? ', from the files, without a browser' : null}
        </p>
        <ul className="mt-2 print:mt-0 print:columns-3 print:gap-5">
          {failures.map((finding) => (
            <Finding key={finding.id} finding={finding} />
          ))}
        </ul>
        <p className="hidden text-[7.5pt] leading-snug text-muted print:block">
          {others.join(', ')}.
        </p>
        <div className="print-hidden">
          <Short title="Worth knowing" findings={notes} hasProofs />
          <Short title="Couldn’t check" findings={unknown} hasProofs />
          <Short title="Passed" findings={passed} />
          {notApplicable.length > 0 ? (
            <p className="py-3 text-small text-muted">
              Doesn’t apply to this page: {notApplicable.join('; ')}.
            </p>
          ) : null}
        </div>
      </div>
    </details>
  );
}

function Short(props: { title: string; findings: FindingView[]; hasProofs?: boolean }) {
  const { title, findings, hasProofs = false } = props;
  if (findings.length === 0) return null;
  return (
    <Fold title={title} count={findings.length}>
      <ul className="pb-4">
        {findings.map((finding) => (
          <li
            key={finding.id}
            className="grid grid-cols-1 gap-x-6 border-t border-rule py-2.5 text-small md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <span>{finding.title}</span>
            <div className="min-w-0 text-muted">
              {finding.summary === finding.title ? null : finding.summary}
              {hasProofs ? <Proofs proofs={finding.proofs} moreInstances={0} tone="plain" /> : null}
            </div>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
