import { CmsRichText } from '@/content/store/CmsRichText';
import { Section } from '@/design/layout/Section';
import { Prose } from '@/design/ui/Prose';
import type { RichTextBlock } from '@/payload-types';
import { HeadedSection } from '../HeadedSection';

/** Running text between other sections, below its heading if it has one. */
export function RichText({ block }: { block: RichTextBlock }) {
  const { content, width, heading } = block;
  const text = <CmsRichText content={content} />;
  if (heading) {
    return (
      <HeadedSection head={{ ...block, heading }}>
        <Prose width={width === 'note' ? 'prose' : width} className="mt-7 lg:mt-9">
          {text}
        </Prose>
      </HeadedSection>
    );
  }
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
