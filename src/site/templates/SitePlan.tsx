import { useId } from 'react';
import { CmsRichText } from '@/content/store/CmsRichText';
import type { IndustryPageView } from '@/content/store/industries';
import { Section } from '@/design/layout/Section';
import { PageSketch, sketchKind } from '@/design/media/PageSketch';
import { classNames } from '@/design/ui/class-names';
import { Notice } from '@/design/ui/Notice';
import { Prose } from '@/design/ui/Prose';
import { SectionHead } from '@/design/ui/SectionHead';

export interface SitePlanProps {
  /** Chooses the sketch’s pictures, e.g. a slug. */
  seed: string;
  plan: IndustryPageView['sitePlan'];
  notice: string | null;
}

/** The home page of such a site as an annotated wireframe, read from top to bottom. */
export function SitePlan({ seed, plan, notice }: SitePlanProps) {
  const id = useId();
  return (
    <Section labelledBy={id} ground="mist" id="site-plan">
      <SectionHead
        id={id}
        eyebrow="Design preview"
        heading="What the site contains"
        intro={
          plan.intro ? (
            <Prose>
              <CmsRichText content={plan.intro} />
            </Prose>
          ) : null
        }
      />
      {notice ? (
        <Notice tone="warning" className="mt-8 max-w-measure">
          {notice}
        </Notice>
      ) : null}
      <ol className="mt-7 lg:mt-9">
        {plan.parts.map((part, index) => (
          <Part
            key={part.title}
            {...part}
            seed={seed}
            index={index}
            isLast={index === plan.parts.length - 1}
          />
        ))}
      </ol>
    </Section>
  );
}

interface PartProps {
  title: string;
  text: string;
  seed: string;
  index: number;
  isLast: boolean;
}

function Part({ title, text, seed, index, isLast }: PartProps) {
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)] sm:grid-cols-[11rem_minmax(0,1fr)] md:grid-cols-12">
      <div
        className={classNames(
          'flex flex-col border-x border-ink bg-sheet md:col-span-7',
          index === 0 ? 'rounded-t-control border-t' : 'border-t border-t-rule',
          isLast && 'rounded-b-control border-b',
        )}
      >
        {index === 0 ? (
          <div
            aria-hidden="true"
            className="flex h-7 items-center gap-1.5 border-b border-rule px-3"
          >
            {[1, 2, 3].map((button) => (
              <span key={button} className="size-2 rounded-full border border-tick" />
            ))}
          </div>
        ) : null}
        <PageSketch
          kind={sketchKind(title, text, index)}
          seed={seed}
          className={classNames('flex-1 px-3 py-5 md:px-9', index === 0 ? 'md:py-7' : 'md:py-8')}
        />
      </div>
      <div className="relative ps-8 pb-8 sm:ps-12 md:col-span-5 md:ps-20">
        <span
          aria-hidden="true"
          className={classNames(
            'absolute start-0 flex w-5 items-center sm:w-9 md:w-16',
            index === 0 ? 'top-12' : 'top-6',
          )}
        >
          <span className="-ms-1 size-2 flex-none rounded-full bg-ink" />
          <span className="w-full border-t border-ink" />
        </span>
        <div className={index === 0 ? 'pt-8.5' : 'pt-2.5'}>
          <h3 className="flex items-baseline text-h3">
            <span
              aria-hidden="true"
              className="w-8 flex-none font-mono text-label font-medium text-orchard"
            >
              {String(index + 1).padStart(2, '0')}
            </span>
            {title}
          </h3>
          <p className="mt-1 max-w-note ps-8 text-small text-muted">{text}</p>
        </div>
      </div>
    </li>
  );
}
