import { useId } from 'react';
import { CmsRichText } from '@/content/store/CmsRichText';
import { type CaseStudyView, findSiteOffer } from '@/content/store/case-studies';
import { listRelatedProjects } from '@/content/store/related';
import { Section } from '@/design/layout/Section';
import { classNames } from '@/design/ui/class-names';
import { Prose } from '@/design/ui/Prose';
import { SectionHead } from '@/design/ui/SectionHead';
import { Tag } from '@/design/ui/Tag';
import { getEnv } from '@/platform/env';
import { absoluteUrl, workAnchorPath } from '@/platform/paths';
import { describePackage } from '@/prices/rules/price-book';
import { comparisonHead } from '../case-study/BeforeAfter';
import type { ShareBarProps } from '../case-study/ShareBar';
import { CompareSlider, CountUp, Gallery, ShareBar } from '../lazy-parts';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { CaseStudyGrid } from '../sections/CaseStudyGrid/CaseStudyGrid';
import { HeadedSection } from '../sections/HeadedSection';
import { Sections } from '../sections/registry';
import { TestimonialList } from '../sections/Testimonials/Testimonials';
import { ArchitectureDiagram } from './ArchitectureDiagram';
import { CaseStudyHead, MetricFigure } from './CaseStudyHead';
import { FeatureGrid, Investment, PlanCosts, Timeline } from './CaseStudyParts';
import { ShownPrice } from './ShownPrice';

function Architecture({ architecture: diagram, technologies }: CaseStudyView) {
  const heading = diagram ? 'How it is put together' : 'What it is made of';
  return (
    <HeadedSection head={{ heading, isFolded: true }}>
      <div
        className={classNames(
          'mt-4 grid gap-x-8 gap-y-6',
          diagram && technologies.length > 0 && 'lg:grid-cols-[minmax(0,1fr)_15rem]',
        )}
      >
        {diagram ? <ArchitectureDiagram text={diagram} /> : null}
        {technologies.length > 0 ? (
          <div className="border-t border-ink pt-4">
            <p className="font-mono text-label font-medium text-muted">Technologies</p>
            <ul className="mt-3 flex flex-wrap gap-2">
              {technologies.map((name) => (
                <li key={name}>
                  <Tag>{name}</Tag>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </HeadedSection>
  );
}

function BriefAndAnswer({ challenge, solution }: CaseStudyView) {
  const id = useId();
  return (
    <Section labelledBy={`${id}challenge ${id}solution`}>
      <div className="grid grid-cols-1 gap-y-12 border-ink lg:grid-cols-2 lg:border-t">
        {[
          { key: 'challenge', heading: 'The challenge', content: challenge },
          { key: 'solution', heading: 'The solution', content: solution },
        ].map(({ key, heading, content }) => (
          <div
            key={key}
            className="border-rule max-lg:not-first:border-t max-lg:not-first:pt-8 lg:pt-10 lg:first:pe-12 lg:not-first:border-s lg:not-first:ps-12"
          >
            <SectionHead id={id + key} layout="stacked" heading={heading} />
            <Prose className="mt-6">
              <CmsRichText content={content} />
            </Prose>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** One row for up to seven figures, else rows of four. */
const columnsFor = (count: number) =>
  ({ 5: 'lg:grid-cols-5', 6: 'lg:grid-cols-6', 7: 'lg:grid-cols-7' })[count] ?? 'lg:grid-cols-4';

interface ImpactProps extends Pick<CaseStudyView, 'impact'> {
  heading: string;
  isFolded?: boolean;
}

function Impact({ impact, ...head }: ImpactProps) {
  if (impact.length === 0) return null;
  return (
    <HeadedSection head={head} ground="mist">
      <dl
        className={`mt-7 grid grid-cols-2 border-t border-ink lg:mt-9 ${columnsFor(impact.length)}`}
      >
        {impact.map((metric) => (
          <MetricFigure
            key={metric.label}
            figure={<CountUp value={metric.value} />}
            metric={metric}
            className="border-b border-rule py-5 pe-6 lg:py-7"
          />
        ))}
      </dl>
    </HeadedSection>
  );
}

function Screens({ title, image, phoneImage, screenshots, beforeAfter }: CaseStudyView) {
  if (screenshots.length === 0 && !beforeAfter) return null;
  const head = { anchor: 'screenshots', heading: 'What it looks like' };
  return (
    <HeadedSection head={head} rank="main">
      <div className="mt-7 grid grid-cols-1 gap-y-10 lg:mt-9">
        {screenshots.length > 0 ? (
          <Gallery label={title} screenshots={screenshots} inHead={image && phoneImage} />
        ) : null}
        {beforeAfter ? (
          <div>
            <h3 className="text-h3">{comparisonHead.heading}</h3>
            <p className="mt-1.5 mb-5 text-muted">{comparisonHead.intro}</p>
            <CompareSlider {...beforeAfter} />
          </div>
        ) : null}
      </div>
    </HeadedSection>
  );
}

function Share(props: ShareBarProps) {
  return (
    <Section shared className="print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-y border-rule py-3">
        <h2 className="text-h3">Share this project</h2>
        <ShareBar {...props} />
      </div>
    </Section>
  );
}

/** Folded parts: what the site is made of, after all of a plan that goes beyond the site shown. */
function foldedParts(view: CaseStudyView, hasPlan: boolean, hasPrice: boolean) {
  const { comparison, rates } = view.investment;
  const isExplained = Boolean(view.architecture) || view.technologies.length > 0;
  return [
    ...(hasPrice && (comparison || rates.length > 0)
      ? [<PlanCosts key="costs" investment={view.investment} />]
      : []),
    ...(hasPlan
      ? [
          <Timeline key="phases" steps={view.timeline} isFolded />,
          <Impact key="figures" impact={view.impact} heading="The plan in figures" isFolded />,
        ]
      : []),
    ...(isExplained ? [<Architecture key="parts" {...view} />] : []),
  ];
}

/**
 * A project from brief to bill (specification, section 2, case studies). A trade's site is told first;
 * the plan to which it may grow comes last, folded.
 */
export async function CaseStudyTemplate({ view }: { view: CaseStudyView }) {
  const [related, offer] = await Promise.all([
    listRelatedProjects(view.slug),
    findSiteOffer(view.id),
  ]);
  const isOfTrade = offer !== null && !offer.isNamed;
  const price =
    offer && (isOfTrade || offer.built) ? <ShownPrice view={view} offer={offer} /> : null;
  const folded = foldedParts(view, isOfTrade, price !== null);
  const testimonials = (
    <TestimonialList head={{ heading: 'What the client says' }} items={view.testimonials} />
  );
  return (
    <>
      {offer?.isNamed ? (
        <div
          hidden
          data-enquiry=""
          data-package={offer.item.key}
          data-offer={describePackage(offer.item)}
        />
      ) : null}
      <CaseStudyHead view={view} offer={offer} />
      <BriefAndAnswer {...view} />
      <FeatureGrid features={view.features} />
      <Screens {...view} />
      {isOfTrade ? (
        <>
          {price}
          {testimonials}
        </>
      ) : (
        <>
          <Timeline steps={view.timeline} />
          {price ?? <Investment investment={view.investment} />}
          <Impact impact={view.impact} heading="The project in figures" />
        </>
      )}
      <Sections
        sections={view.sections}
        path={view.path}
        folded={folded.length > 0 ? folded : null}
      />
      {isOfTrade ? null : testimonials}
      <CaseStudyGrid
        head={{ heading: 'More sites' }}
        studies={related}
        layout="brief"
        action={{ label: 'All projects', href: workAnchorPath }}
      />
      <Share url={absoluteUrl(getEnv().siteUrl, view.path)} title={view.title} />
      <CallToAction shared anchor="contact-cta" {...view.cta} />
    </>
  );
}
