import { useId } from 'react';
import type { LexicalState } from '@/content/rules/lexical';
import { CmsRichText } from '@/content/store/CmsRichText';
import { Section } from '@/design/layout/Section';
import { Prose } from '@/design/ui/Prose';
import { SectionHead } from '@/design/ui/SectionHead';

/** The challenge beside its solution. */
export function BriefAndAnswer({
  challenge,
  solution,
}: {
  challenge: LexicalState;
  solution: LexicalState;
}) {
  const id = useId();
  return (
    <Section labelledBy={`${id}challenge ${id}solution`}>
      <div className="grid grid-cols-1 gap-y-12 border-t border-ink lg:grid-cols-2">
        {[
          { key: 'challenge', eyebrow: 'Asked', heading: 'The challenge', content: challenge },
          { key: 'solution', eyebrow: 'Answered', heading: 'The solution', content: solution },
        ].map(({ key, eyebrow, heading, content }) => (
          <div
            key={key}
            className="border-rule pt-8 max-lg:not-first:border-t lg:pt-10 lg:first:pe-12 lg:not-first:border-s lg:not-first:ps-12"
          >
            <SectionHead id={id + key} layout="stacked" eyebrow={eyebrow} heading={heading} />
            <Prose className="mt-6">
              <CmsRichText content={content} />
            </Prose>
          </div>
        ))}
      </div>
    </Section>
  );
}
