import { listCaseStudies } from '@/content/store/case-studies';
import { getSiteIndex } from '@/content/store/site-index';
import type { CaseStudyGridBlock } from '@/payload-types';
import { portfolioPath } from '@/platform/paths';
import { sectionHead } from '../section-head';
import type { CaseStudyGridProps } from './CaseStudyGrid';

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
