import type { ReactNode } from 'react';
import { Container } from '@/design/layout/Container';
import { Prose } from '@/design/ui/Prose';
import { partIds } from '../rules/offer-words';
import type { ProposalView } from '../rules/proposal-view';
import { DocumentHead } from './DocumentHead';
import { DocumentSection } from './DocumentSection';
import { contentsOf, daysLeftOf, sectionPartId } from './document-view';
import { LiveTotal } from './LiveTotal';
import { OfferLines } from './OfferLines';
import { Part } from './Part';
import { Territory } from './Territory';
import { TotalBar } from './TotalBar';
import { TotalReceipts } from './TotalReceipts';
import { ChoiceProvider } from './use-choice';

export interface ProposalDocumentProps {
  view: ProposalView;
  /** Ids of the optional lines that are ticked when the page comes. */
  chosen: readonly string[];
  now: Date;
  /** Print and PDF. */
  actions: ReactNode;
  /** Shows formatted text of the CMS. */
  showText: (content: unknown) => ReactNode;
  /** Where the client answers. */
  answer: ReactNode;
}

/** A whole proposal: what it says, what it costs, the terms, and the answer to it. */
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
      {/* Slides over the bar with the total, which is of no use any more. */}
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
            heading={isOpen ? 'Your answer' : 'Where it stands'}
          >
            {answer}
          </Part>
          {/* What a company has to state on its letters. */}
          <p className="hidden border-t border-rule pt-3 text-label text-muted print:block">
            {from.legalName}, registered in England and Wales, no. {from.companyNumber}. Registered
            office: {from.registeredAddress.replace(/\s*\n\s*/g, ', ')}.
          </p>
        </Container>
      </div>
    </ChoiceProvider>
  );
}
