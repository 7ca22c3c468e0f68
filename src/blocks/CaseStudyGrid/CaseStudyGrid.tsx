import { useId } from 'react';
import { Section } from '@/components/layout/Section';
import { Button } from '@/components/ui/Button';
import { SectionHead } from '@/components/ui/SectionHead';
import type { CaseStudyCardView } from '@/domain/content/case-study-views';
import type { LinkView } from '@/domain/content/view-models';
import { Cards, type CardView } from '../CardGrid/CardGrid';
import { CaseStudyCards } from './CaseStudyCards';

export interface CaseStudyGridProps {
  /** Name for links to this section. */
  anchor?: string | null;
  eyebrow: string | null;
  heading: string;
  intro: string | null;
  studies: CaseStudyCardView[];
  /** `feature` shows the first one large and leaves out tags. */
  layout: 'even' | 'feature';
  /** To all of them. */
  action: LinkView | null;
}

const toCard = (study: CaseStudyCardView): CardView => ({
  title: study.title,
  text: study.description,
  meta: study.category,
  href: study.href,
  seed: study.slug,
  image: study.image,
});

/** Projects, each leading to what was done, why, and what it cost. */
export function CaseStudyGrid(props: CaseStudyGridProps) {
  const { anchor, eyebrow, heading, intro, studies, layout, action } = props;
  const id = useId();
  if (studies.length === 0) return null;
  return (
    <Section id={anchor ?? undefined} reveal labelledBy={id}>
      <SectionHead id={id} eyebrow={eyebrow} heading={heading} intro={intro} />
      <div className="mt-9 lg:mt-12">
        {layout === 'feature' ? (
          <Cards layout="feature" cards={studies.map(toCard)} />
        ) : (
          <CaseStudyCards studies={studies} />
        )}
      </div>
      {action ? (
        <Button href={action.href} icon="arrow-right" className="mt-9 max-sm:w-full print-hidden">
          {action.label}
        </Button>
      ) : null}
    </Section>
  );
}
