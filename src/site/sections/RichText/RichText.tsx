import { splitAtHeadings } from '@/content/rules/lexical';
import { CmsRichText } from '@/content/store/CmsRichText';
import { Section } from '@/design/layout/Section';
import { classNames } from '@/design/ui/class-names';
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
  const topics = splitAtHeadings(content);
  if (width === 'prose' && topics.length > 1) {
    return (
      <Section>
        <div
          className={classNames(
            'grid grid-cols-1 gap-x-16 gap-y-12',
            topics.length === 3 ? 'lg:grid-cols-3 lg:gap-x-12' : 'lg:grid-cols-2',
          )}
        >
          {topics.map((topic) => (
            <Prose key={JSON.stringify(topic.root.children?.[0])}>
              <CmsRichText content={topic} />
            </Prose>
          ))}
        </div>
      </Section>
    );
  }
  return (
    <Section>
      <Prose width={width}>{text}</Prose>
    </Section>
  );
}
