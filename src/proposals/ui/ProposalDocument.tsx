import type { ReactNode } from 'react';
import { Container } from '@/design/layout/Container';
import { classNames } from '@/design/ui/class-names';
import { Prose } from '@/design/ui/Prose';
import { Eyebrow } from '@/design/ui/SectionHead';
import { dayInWords, daysBetween } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import type { FrozenProposal, FrozenSection, FrozenText } from '../rules/frozen';
import { partIds } from '../rules/offer';
import type { ProposalView } from '../rules/proposal-view';
import { DocumentSection } from './DocumentSection';
import { LiveTotal, OfferLines, TotalBar, TotalReceipts } from './OfferLines';
import { ChoiceProvider } from './use-choice';

export interface PartProps {
  id: string;
  /** Number in the contents; null for a part without a heading. */
  number: number | null;
  heading: string | null;
  note?: ReactNode;
  children: ReactNode;
  /** `wide` places the heading above the content, which then has the full width. */
  layout?: 'beside' | 'wide';
  className?: string;
}

/** Pads `3` to `03`, so that part numbers align. */
function partNumber(number: number): string {
  return String(number).padStart(2, '0');
}

function Part(props: PartProps) {
  const { id, number, heading, note, children, layout = 'beside', className } = props;
  const isBeside = layout === 'beside';
  return (
    <section
      id={id}
      aria-labelledby={heading ? `${id}-heading` : undefined}
      className={classNames(
        'grid grid-cols-1 gap-x-12 gap-y-6 border-t border-ink py-10 lg:py-14 print:gap-y-3 print:py-6',
        isBeside && 'lg:grid-cols-12',
        className,
      )}
    >
      <div className={isBeside ? 'lg:col-span-4' : undefined}>
        {heading ? (
          <div className={isBeside ? 'lg:sticky lg:top-8' : undefined}>
            {number ? (
              <p aria-hidden="true" className="mb-2 font-mono text-label text-muted">
                {partNumber(number)}
              </p>
            ) : null}
            <h2 id={`${id}-heading`} className="text-[clamp(1.625rem,2.6vw,2.25rem)]/[1.1]">
              {heading}
            </h2>
            {note ? <div className="mt-3 max-w-note text-small text-muted">{note}</div> : null}
          </div>
        ) : null}
      </div>
      <div className={classNames('min-w-0', isBeside && 'lg:col-span-8')}>{children}</div>
    </section>
  );
}

interface DocumentPart {
  id: string;
  number: number;
  heading: string;
}

function sectionPartId({ id }: Pick<FrozenSection, 'id'>): string {
  return `part-${id}`;
}

function contentsOf({ document, isOpen }: ProposalView): DocumentPart[] {
  const parts = [
    ...document.sections.map((section) => ({
      id: sectionPartId(section),
      heading: section.heading,
    })),
    { id: partIds.offer, heading: 'What it costs' },
    { id: partIds.terms, heading: 'Terms' },
    { id: partIds.answer, heading: isOpen ? 'Your answer' : 'Status' },
  ];
  return parts
    .flatMap(({ id, heading }) => (heading ? [{ id, heading }] : []))
    .map((part, index) => ({ ...part, number: index + 1 }));
}

/** e.g. `30 days left`; null once the proposal has ended. */
function daysLeftOf({ validUntil, isOpen }: ProposalView, now: Date): string | null {
  if (!isOpen) return null;
  const days = daysBetween(ukDay(now), validUntil);
  if (days === 0) return 'The last day is today';
  return days === 1 ? '1 day left' : `${days} days left`;
}

interface DocumentHeadProps {
  document: FrozenProposal;
  validUntil: string;
  daysLeft: string | null;
  contents: DocumentPart[];
  total: ReactNode;
}

function DocumentHead(props: DocumentHeadProps) {
  const { document, validUntil, daysLeft, contents, total } = props;
  const { title, client, from, preparedBy, preparedOn } = document;
  const cells: { term: string; value: string; more: ReactNode }[] = [
    { term: 'Client', value: client.business, more: client.contact },
    { term: 'From', value: from.brandName, more: preparedBy },
    { term: 'Prepared on', value: dayInWords(preparedOn), more: null },
    {
      term: 'Valid until',
      value: dayInWords(validUntil),
      // Days left are correct today only; a print is read later.
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

function Territory({ view }: { view: ProposalView }) {
  const { isOpen, validUntil, document } = view;
  const { territory } = document;
  if (!territory) return null;
  return (
    <p className="mt-6 max-w-note text-small">
      <strong className="font-semibold">
        Territory: {territory.niche} in {territory.place}.
      </strong>{' '}
      It comes with the retainer: while that is active, we take on no other client in this niche and
      area.
      {isOpen ? ` We keep it for you until ${dayInWords(validUntil)}.` : ''}
    </p>
  );
}

export interface ProposalDocumentProps {
  view: ProposalView;
  chosen: readonly string[];
  now: Date;
  actions: ReactNode;
  showText: (content: FrozenText) => ReactNode;
  answer: ReactNode;
}

export function ProposalDocument(props: ProposalDocumentProps) {
  const { view, chosen, now, actions, answer, showText } = props;
  const { document, validUntil, isOpen, status } = view;
  const { from, sections, lines, payment, terms } = document;
  const contents = contentsOf(view);
  const numberOf = (id: string) => contents.find((part) => part.id === id)?.number ?? null;
  const isFixed = !isOpen && status !== 'draft';
  return (
    <ChoiceProvider lines={lines} depositPercent={payment.depositPercent} initial={chosen}>
      <Container>
        <DocumentHead
          {...{ document, validUntil, contents }}
          daysLeft={daysLeftOf(view, now)}
          total={<LiveTotal />}
        />
        {actions}
        {sections.map((section) => {
          const id = sectionPartId(section);
          return (
            <Part key={id} id={id} number={numberOf(id)} heading={section.heading}>
              <DocumentSection section={section} showText={showText} />
            </Part>
          );
        })}
        <Part
          id={partIds.offer}
          number={numberOf(partIds.offer)}
          heading="What it costs"
          layout="wide"
        >
          <div className="grid grid-cols-1 items-start gap-x-12 gap-y-9 lg:grid-cols-12">
            <div className="min-w-0 lg:col-span-7">
              <OfferLines isFixed={isFixed} mayAccept={isOpen} />
              <Territory view={view} />
            </div>
            <div className="lg:sticky lg:top-8 lg:col-span-5">
              <TotalReceipts depositPercent={payment.depositPercent} note={payment.note} />
            </div>
          </div>
        </Part>
        <Part
          id={partIds.terms}
          number={numberOf(partIds.terms)}
          heading="Terms"
          note={`Version ${terms.version}. They stay as they are, whatever we change later.`}
        >
          <details className="group">
            <summary className="touch inline-flex cursor-pointer items-center font-semibold underline hover:no-underline print-hidden">
              <span className="group-open:hidden">Read the terms in full</span>
              <span className="hidden group-open:inline">Close the terms</span>
            </summary>
            <Prose className="pt-4 text-small print:pt-0 [&_h2]:mt-8 [&_h2]:text-h4">
              {showText(terms.body)}
            </Prose>
          </details>
        </Part>
        {isOpen ? <TotalBar /> : null}
      </Container>
      {/* Covers the bar with the total, which is redundant beside the form. */}
      <div
        className={
          isOpen
            ? 'relative z-20 bg-paper max-lg:-mt-16 print:mt-0 print:bg-transparent'
            : undefined
        }
      >
        <Container>
          <Part
            id={partIds.answer}
            number={numberOf(partIds.answer)}
            heading={isOpen ? 'Your answer' : 'Status'}
          >
            {answer}
          </Part>
          {/* Company details required on business letters. */}
          <p className="hidden border-t border-rule pt-3 text-label text-muted print:block">
            {from.legalName}, registered in England and Wales, no. {from.companyNumber}. Registered
            office: {from.registeredAddress.replace(/\s*\n\s*/g, ', ')}.
          </p>
        </Container>
      </div>
    </ChoiceProvider>
  );
}
