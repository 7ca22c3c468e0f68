import { useId } from 'react';
import { Section, type SectionProps } from '@/design/layout/Section';
import { SectionHead } from '@/design/ui/SectionHead';

/** Fields common to most sections, see `sectionHeadFields`. Empty ones show nothing. */
export interface SectionHeadData {
  eyebrow?: string | null;
  heading: string;
  intro?: string | null;
  anchor?: string | null;
}

/** Props of a section as placed on a page, with the page's path. */
export interface PlacedSection<Block> {
  block: Block;
  path: string;
}

interface HeadedSectionProps extends Omit<SectionProps, 'id' | 'labelledBy'> {
  head: SectionHeadData;
}

/** A section with its heading above the content. */
export function HeadedSection({ head, children, ...section }: HeadedSectionProps) {
  const id = useId();
  const { eyebrow = null, heading, intro = null, anchor } = head;
  return (
    <Section {...section} id={anchor || undefined} labelledBy={id}>
      <SectionHead id={id} eyebrow={eyebrow} heading={heading} intro={intro} />
      {children}
    </Section>
  );
}
