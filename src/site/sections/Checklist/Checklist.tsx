import { useId } from 'react';
import { Section } from '@/design/layout/Section';
import { Icon } from '@/design/ui/Icon';
import { PrintPartButton } from '@/design/ui/PrintButton';
import { SectionHead } from '@/design/ui/SectionHead';
import type { ChecklistBlock } from '@/payload-types';
import { HeadedSection } from '../HeadedSection';

const quotes = ['A', 'B', 'C'];
const row =
  'grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 sm:grid-cols-[2rem_1.5rem_minmax(0,1fr)_auto]';

/** Checklist for quotes, drawn as a form with boxes for three quotes, to be ticked on paper. */
export function Checklist({ block }: { block: ChecklistBlock }) {
  const { anchor, eyebrow, heading, intro, isFolded, printLabel } = block;
  const id = useId();
  const button = (
    <div className="pt-6 print:hidden">
      <PrintPartButton label={printLabel} />
    </div>
  );
  if (isFolded) {
    return (
      <HeadedSection head={block}>
        <div data-print-part="">
          {/* Printed alone, the list needs the heading that else stands on its fold. */}
          <p aria-hidden="true" className="hidden text-h2 print:in-data-printing:block">
            {heading}
          </p>
          <Lines {...block} />
        </div>
        {button}
      </HeadedSection>
    );
  }
  return (
    <Section id={anchor || undefined} labelledBy={id}>
      <div data-print-part="">
        <SectionHead id={id} eyebrow={eyebrow} heading={heading} intro={intro} />
        <Lines {...block} />
      </div>
      {button}
    </Section>
  );
}

function Lines({ items }: Pick<ChecklistBlock, 'items'>) {
  return (
    <div className="mt-7 rounded-control border border-ink bg-sheet px-5 pb-2 sm:px-7 lg:mt-9 print:px-0 print:border-0 print:bg-transparent">
      <div
        aria-hidden="true"
        className="flex items-end justify-between gap-6 border-b border-ink pt-5 pb-3 font-mono text-label text-muted max-sm:hidden print:flex"
      >
        <span>Tick what you find. One column for each quote.</span>
        <Boxes labels={quotes} />
      </div>
      <ol>
        {items.map((item, index) => (
          <li key={item.text} className={`${row} border-b border-rule py-3.5 last:border-b-0`}>
            <span
              aria-hidden="true"
              className="pt-1 font-mono text-label text-muted max-sm:hidden print:block"
            >
              {String(index + 1).padStart(2, '0')}
            </span>
            <Icon
              name={item.isPassing ? 'check' : 'close'}
              className={`mt-1 ${item.isPassing ? 'text-orchard' : 'text-danger'}`}
            />
            <p>
              <span className="sr-only">{item.isPassing ? 'Good sign: ' : 'Red flag: '}</span>
              {item.text}
            </p>
            <Boxes />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Three boxes to tick on paper, hidden from screen readers; or the letters above them. */
function Boxes({ labels }: { labels?: string[] }) {
  return (
    <span aria-hidden="true" className="ms-3 flex gap-3 max-sm:hidden print:flex">
      {quotes.map((quote) => (
        <span
          key={quote}
          className={
            labels
              ? 'w-7 text-center text-ink'
              : 'size-7 rounded-[2px] border border-edge bg-paper print:bg-transparent'
          }
        >
          {labels ? quote : null}
        </span>
      ))}
    </span>
  );
}
