import { classNames } from '@/design/ui/class-names';
import { Figures } from '@/design/ui/Figures';
import { Tag, type TagTone } from '@/design/ui/Tag';
import type { Proof } from '@/scanner/model/check';
import type { OfferView } from './offers';
import type { FindingView } from './report-view';

const tones: Record<FindingView['severity'], TagTone> = {
  critical: 'cider',
  high: 'cider',
  medium: 'amber',
  low: 'plain',
  info: 'plain',
};

export interface FindingProps {
  finding: FindingView;
  /** What of ours would mend it; none where nothing fails. */
  offer: OfferView | null;
}

/** One failing check: what is wrong, the evidence, why it matters and what to do. */
export function Finding({ finding, offer }: FindingProps) {
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
          <Row term="How to mend it">{fix}</Row>
          {offer ? (
            <Row term="What of ours mends it">
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

export interface ProofsProps extends Pick<FindingView, 'proofs' | 'moreInstances'> {
  /** `plain` for what is no fault. */
  tone?: 'fault' | 'plain';
}

/** What was seen, word for word. */
export function Proofs({ proofs, moreInstances, tone = 'fault' }: ProofsProps) {
  if (proofs.length === 0) return null;
  return (
    <ul
      className={classNames(
        'mt-3 border border-s-3 border-rule bg-sheet px-3.5 py-2.5 font-mono text-label',
        tone === 'fault' ? 'border-s-danger' : 'border-s-edge',
      )}
    >
      {proofs.map((proof, index) => (
        // The same element can fail twice.
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
