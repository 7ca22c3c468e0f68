import { useId } from 'react';
import { TwoReceipts } from '@/blocks/CostComparison/CostComparison';
import { CmsRichText } from '@/cms/CmsRichText';
import { Section } from '@/components/layout/Section';
import { Prose } from '@/components/ui/Prose';
import { SectionHead } from '@/components/ui/SectionHead';
import type { CaseStudyView } from '@/domain/content/case-study-views';

/** What the project costs, beside what it would cost elsewhere. */
export function Investment({ investment }: Pick<CaseStudyView<unknown>, 'investment'>) {
  const { comparison, note } = investment;
  const id = useId();
  if (!comparison && !note) return null;
  return (
    <Section id="investment" labelledBy={id}>
      <SectionHead id={id} eyebrow="Investment" heading="What it costs" />
      {note ? (
        <Prose className="mt-6">
          <CmsRichText content={note} />
        </Prose>
      ) : null}
      {comparison ? (
        <div className="mt-9 lg:mt-12">
          <TwoReceipts comparison={comparison} />
        </div>
      ) : null}
    </Section>
  );
}
