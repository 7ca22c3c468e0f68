import type { ReactNode } from 'react';
import { Section } from '@/components/layout/Section';
import { Prose } from '@/components/ui/Prose';

export interface RichTextProps {
  children: ReactNode;
  width: 'prose' | 'wide';
}

/** Running text between other sections. */
export function RichText({ children, width }: RichTextProps) {
  return (
    <Section>
      <Prose width={width}>{children}</Prose>
    </Section>
  );
}
