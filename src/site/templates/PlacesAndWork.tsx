import Link from 'next/link';
import { useId } from 'react';
import type { IndustryPageView } from '@/content/rules/place-views';
import { CmsRichText } from '@/content/store/CmsRichText';
import { Section } from '@/design/layout/Section';
import { PlanDrawing } from '@/design/media/PlanDrawing';
import { BrowserFrame } from '@/design/ui/BrowserFrame';
import { classNames } from '@/design/ui/class-names';
import { Prose } from '@/design/ui/Prose';
import { SectionHead } from '@/design/ui/SectionHead';

/** Where we build for this trade, and one site to look at. */
export function PlacesAndWork({
  places,
  caseStudy,
}: Pick<IndustryPageView, 'places' | 'caseStudy'>) {
  const id = useId();
  if (!places && !caseStudy) return null;
  return (
    <Section labelledBy={id}>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className={caseStudy ? 'lg:col-span-6' : 'lg:col-span-8'}>
          <SectionHead
            id={id}
            layout="stacked"
            eyebrow={places ? 'Where' : 'Work'}
            heading={places ? 'Where we build' : 'One to look at'}
          />
          {places ? (
            <Prose className="mt-6">
              <CmsRichText content={places} />
            </Prose>
          ) : null}
        </div>
        {caseStudy ? (
          <article
            className={classNames(
              'group relative',
              places ? 'lg:col-span-5 lg:col-start-8' : 'lg:col-span-6',
            )}
          >
            <BrowserFrame label={caseStudy.href.split('/').at(-1) ?? ''}>
              <PlanDrawing seed={caseStudy.href.split('/').at(-1) ?? caseStudy.title} />
            </BrowserFrame>
            <p className="mt-4 font-mono text-label text-muted">Case study</p>
            <h3 className="mt-0.5 text-h3">
              <Link
                href={caseStudy.href}
                className="no-underline decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {caseStudy.title}
              </Link>
            </h3>
            <p className="mt-1.5 text-small text-muted">{caseStudy.description}</p>
          </article>
        ) : null}
      </div>
    </Section>
  );
}
