import { Children, isValidElement, type ReactNode, useId } from 'react';
import { Section, type SectionProps } from '@/design/layout/Section';
import { Disclosure } from '@/design/ui/Disclosure';
import { FigureText } from '@/design/ui/Figures';
import { Icon } from '@/design/ui/Icon';
import { SectionHead, type SectionRank } from '@/design/ui/SectionHead';

/** Fields common to most sections, see `sectionHeadFields`. Empty ones show nothing. */
export interface SectionHeadData {
  eyebrow?: string | null;
  heading: string;
  intro?: string | null;
  anchor?: string | null;
  /** Only the heading shows until the visitor opens it. */
  isFolded?: boolean | null;
}

/** Props of a section as placed on a page, with the page's path. */
export interface PlacedSection<Block> {
  block: Block;
  path: string;
}

interface HeadedSectionProps extends Omit<SectionProps, 'id' | 'labelledBy'> {
  head: SectionHeadData;
  rank?: SectionRank;
}

/** A section with its heading above the content, or folded behind it. */
export function HeadedSection({ head, rank = 'minor', children, ...section }: HeadedSectionProps) {
  const id = useId();
  const { eyebrow = null, heading, intro = null, anchor } = head;
  if (head.isFolded) {
    return (
      <FoldedSection id={id} head={head}>
        {children}
      </FoldedSection>
    );
  }
  return (
    <Section {...section} id={anchor || undefined} labelledBy={id}>
      <SectionHead id={id} eyebrow={eyebrow} heading={heading} intro={intro} rank={rank} />
      {children}
    </Section>
  );
}

/**
 * A native disclosure, one line of the list of its folded neighbours. The anchor is inside it, so
 * that browsers open it for a link.
 */
function FoldedSection(props: { id: string; head: SectionHeadData; children: ReactNode }) {
  const { id, head, children } = props;
  return (
    <section
      aria-labelledby={id}
      className="-mt-px border-y border-rule lg:pe-12 lg:has-[>[open]]:col-span-full lg:only:col-span-full"
    >
      <details className="group lg:not-open:h-full">
        <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-6 py-2.5 lg:group-not-open:h-full">
          <h2
            id={id}
            className="text-h4 font-[620] decoration-1 underline-offset-4 hover:underline"
          >
            {head.heading}
          </h2>
          <Icon name="plus" className="transition-transform duration-200 group-open:rotate-45" />
        </summary>
        <div
          id={head.anchor || undefined}
          className="scroll-mt-20 pt-2 pb-section group-open:animate-enter"
        >
          <FigureText text={head.intro ?? null} className="max-w-note text-muted" />
          {children}
        </div>
      </details>
    </section>
  );
}

/** Each has a gap after it, the last of a row outside the grid, wherever the row ends. */
const folds =
  'grid grid-cols-1 lg:-me-12 pt-px shadow-[inset_0_1px_var(--color-rule),inset_0_-1px_var(--color-rule)] lg:grid-cols-3 print:shadow-none';

interface FoldedListProps {
  heading: string | null;
  children: ReactNode;
}

/** Of a long list these many show at once: one row in wide windows. */
const mostShown = 3;

/** Of a section placed by an editor. */
const headingOf = (section: ReactNode) =>
  isValidElement<{ block?: Partial<SectionHeadData> }>(section)
    ? section.props.block?.heading
    : undefined;

/** Folded sections that follow each other: one list in columns, whose rules meet. */
export function FoldedList({ heading, children }: FoldedListProps) {
  const id = useId();
  const sections = Children.toArray(children);
  const further = sections.length > 1.5 * mostShown ? sections.slice(mostShown) : [];
  const next = headingOf(further[0]);
  return (
    <Section {...(heading ? { labelledBy: id } : { className: 'lg:-mt-6' })}>
      {heading ? (
        <p id={id} className="pb-4 font-display text-h3 font-[640]">
          {heading}
        </p>
      ) : null}
      <div className="overflow-x-clip">
        <div className={folds}>{sections.slice(0, sections.length - further.length)}</div>
      </div>
      {further.length > 0 ? (
        <Disclosure
          summary={
            <>
              {further.length} more
              {next ? `, such as “${next}”` : <span className="sr-only"> sections</span>}
            </>
          }
          className="mt-4"
        >
          <div className="mt-4 overflow-x-clip">
            <div className={folds}>{further}</div>
          </div>
        </Disclosure>
      ) : null}
    </Section>
  );
}
