import { CmsRichText } from '@/content/store/CmsRichText';
import { Section } from '@/design/layout/Section';
import { Prose } from '@/design/ui/Prose';
import type { RichTextBlock } from '@/payload-types';

/** Running text between other sections. */
export function RichText({ block: { content, width } }: { block: RichTextBlock }) {
  const text = <CmsRichText content={content} />;
  if (width === 'note') {
    return (
      <Section className="-mt-[calc(var(--spacing-section)-2rem)]">
        <Prose className="max-w-measure text-small text-muted">{text}</Prose>
      </Section>
    );
  }
  return (
    <Section>
      <Prose width={width}>{text}</Prose>
    </Section>
  );
}
