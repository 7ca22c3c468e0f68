import type { ReactNode } from 'react';
import { Eyebrow } from '@/design/ui/Eyebrow';
import { dayInWords } from '@/platform/time/uk-days';
import type { FrozenProposal } from '../rules/frozen';
import type { DocumentPart } from './document-view';
import { partNumber } from './Part';

export interface DocumentHeadProps {
  document: FrozenProposal;
  /** The last day, `YYYY-MM-DD`, and how far away it is. */
  validUntil: string;
  daysLeft: string | null;
  contents: DocumentPart[];
  /** What it comes to, which follows the choice. */
  total: ReactNode;
}

/** Title, what is in it, and the title block that a drawing has. */
export function DocumentHead(props: DocumentHeadProps) {
  const { document, validUntil, daysLeft, contents, total } = props;
  const { title, client, from, preparedBy, preparedOn } = document;
  const cells: { term: string; value: string; more: ReactNode }[] = [
    { term: 'Client', value: client.business, more: client.contact },
    { term: 'From', value: from.brandName, more: preparedBy },
    { term: 'Prepared on', value: dayInWords(preparedOn), more: null },
    {
      term: 'Valid until',
      value: dayInWords(validUntil),
      // True today; paper is read on other days.
      more: daysLeft ? <span className="print-hidden">{daysLeft}</span> : null,
    },
  ];
  return (
    <header className="grid grid-cols-1 gap-x-12 gap-y-9 pt-10 pb-10 lg:grid-cols-12 lg:pt-16 lg:pb-12 print:gap-y-5 print:pt-4 print:pb-6">
      <div className="lg:col-span-7">
        <Eyebrow className="mb-5">Proposal for {client.business}</Eyebrow>
        <h1 className="max-w-[16em] text-h1 font-[670]">{title}</h1>
      </div>
      <dl className="grid grid-cols-2 self-end border border-ink lg:col-span-5 lg:row-span-2">
        {cells.map(({ term, value, more }, index) => (
          <div
            key={term}
            className={`min-w-0 border-rule px-4 py-3 even:border-s ${index > 1 ? 'border-t' : ''}`}
          >
            <dt className="font-mono text-label text-muted">{term}</dt>
            <dd className="mt-0.5 font-semibold wrap-break-word max-sm:text-small">
              {value}
              {more ? (
                <span className="block text-small font-normal text-muted">{more}</span>
              ) : null}
            </dd>
          </div>
        ))}
        <div className="col-span-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink bg-mist px-4 py-3.5 print:bg-transparent">
          <dt className="font-mono text-label text-muted">Total</dt>
          <dd className="font-mono font-semibold">{total}</dd>
        </div>
      </dl>
      <nav aria-label="In this proposal" className="lg:col-span-7 print:hidden">
        <ol className="max-w-note border-t border-rule sm:columns-2 sm:gap-x-8">
          {contents.map(({ id, number, heading }) => (
            <li key={id} className="break-inside-avoid border-b border-rule">
              <a
                href={`#${id}`}
                className="touch flex items-center gap-3 text-small no-underline hover:underline"
              >
                <span aria-hidden="true" className="font-mono text-label text-muted">
                  {partNumber(number)}
                </span>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </header>
  );
}
