import { type ReactNode, useId } from 'react';
import { Prose } from '../ui/Prose';
import { SectionHead } from '../ui/SectionHead';
import { Section, type SectionGround } from './Section';

export interface TextSectionProps {
  heading: string;
  eyebrow: string | null;
  /** Text of the editor. */
  children: ReactNode;
  /** `columns` sets the text in two newspaper columns below its heading. */
  layout?: 'beside' | 'columns';
  ground?: SectionGround;
  /** Below the heading. */
  note?: ReactNode;
}

/** Running text with a heading. */
export function TextSection(props: TextSectionProps) {
  const { heading, eyebrow, children, layout = 'beside', ground, note } = props;
  const id = useId();
  if (layout === 'columns') {
    return (
      <Section labelledBy={id} ground={ground}>
        <SectionHead id={id} eyebrow={eyebrow} heading={heading} intro={note} />
        <Prose
          width="wide"
          className="mt-8 max-w-measure gap-x-12 lg:mt-10 lg:max-w-none lg:columns-2 [&>p]:[orphans:3] [&>p]:[widows:3]"
        >
          {children}
        </Prose>
      </Section>
    );
  }
  return (
    <Section labelledBy={id} ground={ground}>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="self-start lg:sticky lg:top-28 lg:col-span-5">
          <SectionHead id={id} layout="stacked" eyebrow={eyebrow} heading={heading} />
          {note}
        </div>
        <Prose className="min-w-0 lg:col-span-7">{children}</Prose>
      </div>
    </Section>
  );
}
