import { CallToAction } from '@/blocks/CallToAction/CallToAction';
import { Sections } from '@/blocks/registry';
import { Testimonials } from '@/blocks/Testimonials/Testimonials';
import type { PageSection } from '@/cms/queries/pages';
import type { CaseStudyView } from '@/domain/content/case-study-views';
import { Architecture } from './Architecture';
import { BriefAndAnswer } from './BriefAndAnswer';
import { CaseStudyHead } from './CaseStudyHead';
import { FeatureGrid } from './FeatureGrid';
import { Impact } from './Impact';
import { Investment } from './Investment';
import { Screens } from './Screens';
import { Timeline } from './Timeline';

/** A project from brief to bill (specification, section 2, case studies). */
export function CaseStudyTemplate({ view }: { view: CaseStudyView<PageSection> }) {
  const { cta } = view;
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
      <Sections sections={view.sections} />
      <Testimonials
        eyebrow="Testimonials"
        heading={view.testimonials.length > 0 ? 'What clients say' : null}
        items={view.testimonials}
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
