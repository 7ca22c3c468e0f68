import { useId } from 'react';
import type { CaseStudyCardView } from '@/content/rules/case-study-views';
import { listCaseStudies } from '@/content/store/case-studies';
import { getSiteIndex } from '@/content/store/site-index';
import { Section } from '@/design/layout/Section';
import { Button } from '@/design/ui/Button';
import { SectionHead } from '@/design/ui/SectionHead';
import type { LinkView } from '@/design/view-models';
import type { CaseStudyGridBlock } from '@/payload-types';
import { portfolioPath } from '@/platform/paths';
import { FilteredProjects } from '../../lazy-parts';
import { sectionHead } from '../section-head';
import { CaseStudyCard } from './CaseStudyCard';

export interface CaseStudyGridProps {
  /** Name for links to this section. */
  anchor?: string | null;
  eyebrow: string | null;
  heading: string;
  intro: string | null;
  studies: CaseStudyCardView[];
  /** `feature` shows the first one large. */
  layout: 'even' | 'feature';
  /** With buttons that show one kind of project at a time. */
  hasFilter: boolean;
  /** To all of them. */
  action: LinkView | null;
}

/** Projects, each leading to what was done, why, and what it cost. */
export function CaseStudyGrid(props: CaseStudyGridProps) {
  const { anchor, eyebrow, heading, intro, studies, layout, hasFilter, action } = props;
  const id = useId();
  if (studies.length === 0) return null;
  return (
    <Section id={anchor ?? undefined} labelledBy={id}>
      <SectionHead id={id} eyebrow={eyebrow} heading={heading} intro={intro} />
      <div className="mt-9 lg:mt-12">
        <FilteredProjects
          hasFilter={hasFilter}
          isFirstLarge={layout === 'feature'}
          projects={studies.map((study, index) => ({
            slug: study.slug,
            category: study.category,
            filterCategory: study.filterCategory,
            card: <CaseStudyCard study={study} isLarge={layout === 'feature' && index === 0} />,
          }))}
        />
      </div>
      {action ? (
        <Button href={action.href} icon="arrow-right" className="mt-9 max-sm:w-full print-hidden">
          {action.label}
        </Button>
      ) : null}
    </Section>
  );
}

/** The published case studies; a section that shows only some of them leads on to the others. */
export async function loadCaseStudyGrid(block: CaseStudyGridBlock): Promise<CaseStudyGridProps> {
  const [studies, { isLive }] = await Promise.all([listCaseStudies(), getSiteIndex()]);
  const leadsOn = Boolean(block.limit) && isLive(portfolioPath);
  return {
    ...sectionHead(block),
    studies: studies.slice(0, block.limit ?? studies.length),
    layout: block.layout,
    hasFilter: block.hasFilter ?? false,
    action: leadsOn ? { label: 'View Our Portfolio', href: portfolioPath } : null,
  };
}
