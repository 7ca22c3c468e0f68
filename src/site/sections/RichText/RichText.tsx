import type { ReactNode } from 'react';
import { CmsRichText } from '@/content/store/CmsRichText';
import { Section } from '@/design/layout/Section';
import { Prose } from '@/design/ui/Prose';
import type { RichTextBlock } from '@/payload-types';

export interface RichTextProps {
  children: ReactNode;
  /** `note` is a remark on the section above. */
  width: 'prose' | 'wide' | 'note';
}

/** Running text between other sections. */
export function RichText({ children, width }: RichTextProps) {
  if (width === 'note') {
    return (
      <Section className="-mt-[calc(var(--spacing-section)-2rem)]">
        <Prose className="max-w-measure text-small text-muted">{children}</Prose>
      </Section>
    );
  }
  return (
    <Section>
      <Prose width={width}>{children}</Prose>
    </Section>
  );
}

/** The text with today's figures. */
export function loadRichText(block: RichTextBlock): RichTextProps {
  return { children: <CmsRichText content={block.content} />, width: block.width };
}
