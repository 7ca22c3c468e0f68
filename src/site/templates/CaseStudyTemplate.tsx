import type { CaseStudyView } from '@/content/rules/case-study-views';
import type { PageSection } from '@/content/store/pages';
import { listRelatedProjects } from '@/content/store/related';
import { getEnv } from '@/platform/env';
import { absoluteUrl, workAnchorPath } from '@/platform/paths';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { CaseStudyGrid } from '../sections/CaseStudyGrid/CaseStudyGrid';
import { Sections } from '../sections/registry';
import { Testimonials } from '../sections/Testimonials/Testimonials';
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
