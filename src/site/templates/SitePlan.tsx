import { useId } from 'react';
import { CmsRichText } from '@/content/store/CmsRichText';
import type { IndustryPageView } from '@/content/store/industries';
import { Section } from '@/design/layout/Section';
import { Notice } from '@/design/ui/Notice';
import { Prose } from '@/design/ui/Prose';
import { SectionHead } from '@/design/ui/SectionHead';
import { findSitePicture, SiteScene } from '../case-study/ShownDemo';

/** A site of the trade across the window, and what such a site's home page holds from the top down. */
export async function SitePlan({ view }: { view: IndustryPageView }) {
  const { package: item, sitePlan, notice } = view;
  const shown = item && (await findSitePicture(item));
  return (
    <div id="site-plan" className="scroll-mt-header">
      {shown ? <SiteScene item={item} shown={shown} headingLevel="h2" isFirst /> : null}
      <PlanParts plan={sitePlan} notice={notice} />
    </div>
  );
}

interface PlanPartsProps {
  plan: IndustryPageView['sitePlan'];
  notice: string | null;
}

function PlanParts({ plan: { intro, parts }, notice }: PlanPartsProps) {
  const id = useId();
  return (
    <Section labelledBy={id} ground="mist">
      <SectionHead
        id={id}
        heading="What the site contains"
        intro={
          intro ? (
            <Prose>
              <CmsRichText content={intro} />
            </Prose>
          ) : null
        }
      />
      {notice ? (
        <Notice tone="warning" className="mt-8 max-w-measure">
          {notice}
        </Notice>
      ) : null}
      <ol className="mt-7 grid grid-cols-1 gap-x-12 border-t border-ink md:grid-cols-2 lg:mt-9">
        {parts.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline border-b border-rule py-4"
          >
            <span aria-hidden="true" className="font-mono text-label font-medium text-orchard">
              {String(index + 1).padStart(2, '0')}
            </span>
            <div>
              <h3 className="text-h4">{title}</h3>
              <p className="mt-0.5 max-w-note text-small text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
