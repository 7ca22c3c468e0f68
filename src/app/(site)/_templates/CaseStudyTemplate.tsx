import { CallToAction } from '@/blocks/CallToAction/CallToAction';
import { CaseStudyGrid } from '@/blocks/CaseStudyGrid/CaseStudyGrid';
import { Sections } from '@/blocks/registry';
import { Testimonials } from '@/blocks/Testimonials/Testimonials';
import type { PageSection } from '@/cms/queries/pages';
import { listRelatedProjects } from '@/cms/queries/related';
import { getEnv } from '@/config/env';
import type { CaseStudyView } from '@/domain/content/case-study-views';
import { absoluteUrl, workAnchorPath } from '@/domain/routing/paths';
import { Architecture } from './Architecture';
import { BriefAndAnswer } from './BriefAndAnswer';
import { CaseStudyHead } from './CaseStudyHead';
import { FeatureGrid } from './FeatureGrid';
import { Impact } from './Impact';
import { Investment } from './Investment';
import { Screens } from './Screens';
import { Share } from './Share';
import { Timeline } from './Timeline';

/** A project from brief to bill (specification, section 2, case studies). */
export async function CaseStudyTemplate({ view }: { view: CaseStudyView<PageSection> }) {
  const { cta } = view;
  const related = await listRelatedProjects(view.slug);
  return (
    <>
      <CaseStudyHead {...view} />
      <BriefAndAnswer challenge={view.challenge} solution={view.solution} />
      <FeatureGrid features={view.features} />
      <Screens {...view} />
      <Architecture diagram={view.architecture} technologies={view.technologies} />
      <Timeline steps={view.timeline} />
      <Investment investment={view.investment} />
      <Impact metrics={view.impact} />
      <Sections sections={view.sections} path={view.path} />
      <Testimonials
        eyebrow="Testimonials"
        heading={headingOf(view.testimonials)}
        items={view.testimonials}
      />
      <Share url={absoluteUrl(getEnv().siteUrl, view.path)} title={view.title} />
      <CaseStudyGrid
        eyebrow="More projects"
        heading="Read on"
        intro={null}
        studies={related}
        layout="even"
        hasFilter={false}
        action={{ label: 'All projects', href: workAnchorPath }}
      />
      <CallToAction
        shared
        anchor="contact-cta"
        title={cta.title}
        description={cta.description}
        buttonText={cta.buttonText}
        buttonHref={cta.buttonLink}
        secondary={null}
        variant={cta.variant}
      />
    </>
  );
}

/** Nobody is called a client who is none. */
function headingOf(testimonials: CaseStudyView<PageSection>['testimonials']): string | null {
  if (testimonials.length === 0) return null;
  return testimonials.every(({ isSample }) => isSample)
    ? 'Sample testimonials'
    : 'What clients say';
}
