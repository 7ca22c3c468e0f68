import { CmsRichText } from '@/content/store/CmsRichText';
import type { IndustryPageView } from '@/content/store/industries';
import { Section } from '@/design/layout/Section';
import { FigureText } from '@/design/ui/Figures';
import { Notice } from '@/design/ui/Notice';
import { Prose } from '@/design/ui/Prose';
import { SectionHead } from '@/design/ui/SectionHead';
import { SiteScene } from '../case-study/ShownDemo';
import { findSitePicture } from '../case-study/site-picture';
import { EnquiryFrames } from './EnquiryFrames';

/** A site of the trade across the window, how an enquiry comes in, what it does, and its home page from the top down. */
export async function SitePlan({ view }: { view: IndustryPageView }) {
  const shown = view.package && (await findSitePicture(view.package));
  return (
    <div id="site-plan" className="scroll-mt-header">
      {view.package && shown ? (
        <SiteScene item={view.package} shown={shown} headingLevel="h2" isFirst />
      ) : null}
      <EnquiryFrames frames={view.enquiryFrames} site={shown?.site?.title ?? null} />
      <Section ground="mist">
        <div className="grid grid-cols-1 gap-x-12 gap-y-12 lg:grid-cols-12">
          <Benefits items={view.benefits} notice={view.notice} />
          <HomePage plan={view.sitePlan} />
        </div>
      </Section>
    </div>
  );
}

interface BenefitsProps {
  items: IndustryPageView['benefits'];
  notice: string | null;
}

function Benefits({ items, notice }: BenefitsProps) {
  return (
    <div className="lg:col-span-7">
      <SectionHead layout="stacked" heading="What the site does for you" />
      {notice ? (
        <Notice tone="warning" className="mt-7 max-w-measure">
          {notice}
        </Notice>
      ) : null}
      <ul className="mt-7 grid grid-cols-1 gap-x-10 border-t border-ink sm:grid-cols-2 lg:mt-9 lg:grid-cols-1">
        {items.map(({ title, text }) => (
          <li key={title} className="border-b border-rule py-5">
            <h3 className="text-h4">{title}</h3>
            <FigureText
              text={text}
              className="mt-1 max-w-note text-small text-muted lg:max-w-measure"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Drawn like the page itself, its parts below each other. */
function HomePage({ plan: { intro, parts } }: { plan: IndustryPageView['sitePlan'] }) {
  if (parts.length === 0) return null;
  return (
    <div className="self-start border border-ink bg-sheet lg:col-span-5">
      <div className="border-b border-ink px-5 py-4">
        <h2 className="text-h3">What the site contains</h2>
        {intro ? (
          <Prose className="mt-1.5 text-small text-muted">
            <CmsRichText content={intro} />
          </Prose>
        ) : null}
      </div>
      <ol className="px-5">
        {parts.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-baseline border-rule py-3 not-first:border-t"
          >
            <span aria-hidden="true" className="font-mono text-label font-medium text-orchard">
              {String(index + 1).padStart(2, '0')}
            </span>
            <div>
              <h3 className="text-h4">{title}</h3>
              <p className="text-small text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
