import { useId } from 'react';
import { Section } from '@/design/layout/Section';
import { Figures } from '@/design/ui/Figures';
import { SectionHead } from '@/design/ui/SectionHead';
import { TickList } from '@/design/ui/TickList';
import type { TwoListsBlock } from '@/payload-types';
import { sectionHead } from '../section-head';

export interface TwoListsProps {
  /** Name for links to this section. */
  anchor?: string | null;
  eyebrow: string | null;
  heading: string;
  intro: string | null;
  leftHeading: string;
  left: string[];
  rightHeading: string;
  right: string[];
}

/** Included items, ticked, beside excluded items, crossed out. */
export function TwoLists(props: TwoListsProps) {
  const { anchor, eyebrow, heading, intro, leftHeading, left, rightHeading, right } = props;
  const id = useId();
  return (
    <Section id={anchor ?? undefined} reveal labelledBy={id}>
      <SectionHead id={id} eyebrow={eyebrow} heading={heading} intro={intro} />
      <div className="mt-9 grid grid-cols-1 border-y border-ink md:grid-cols-2 lg:mt-12">
        <List heading={leftHeading} lines={left} mark="check" className="md:pe-7 lg:pe-10" />
        <List
          heading={rightHeading}
          lines={right}
          mark="close"
          className="border-rule max-md:border-t max-md:border-ink md:border-s md:ps-7 lg:ps-10"
        />
      </div>
    </Section>
  );
}

function List({
  heading,
  lines,
  mark,
  className,
}: {
  heading: string;
  lines: string[];
  mark: 'check' | 'close';
  className: string;
}) {
  return (
    <div className={`pt-6 pb-7 md:pt-8 ${className}`}>
      <h3 className="text-h3">{heading}</h3>
      <TickList
        mark={mark}
        className="mt-5"
        items={lines.map((line) => <Figures key={line} text={line} />)}
      />
    </div>
  );
}

/** Both lists. */
export function loadTwoLists(block: TwoListsBlock): TwoListsProps {
  return {
    ...sectionHead(block),
    leftHeading: block.leftHeading,
    left: block.left.map(({ text }) => text),
    rightHeading: block.rightHeading,
    right: block.right.map(({ text }) => text),
  };
}
