import { useId } from 'react';
import type { CaseStudyView } from '@/content/rules/case-study-views';
import { Section } from '@/design/layout/Section';
import { SectionHead } from '@/design/ui/SectionHead';
import { CompareSlider, Gallery } from '../lazy-parts';

type ScreensProps = Pick<CaseStudyView<unknown>, 'slug' | 'screenshots' | 'beforeAfter'>;

/** Screenshots that open large, and the site before and after. */
export function Screens({ slug, screenshots, beforeAfter }: ScreensProps) {
  const id = useId();
  if (screenshots.length === 0 && !beforeAfter) return null;
  return (
    <Section id="screenshots" labelledBy={id}>
      <SectionHead id={id} eyebrow="Screens" heading="What it looks like" />
      <div className="mt-9 grid gap-y-14 lg:mt-12">
        {screenshots.length > 0 ? <Gallery label={slug} screenshots={screenshots} /> : null}
        {beforeAfter ? <CompareSlider {...beforeAfter} /> : null}
      </div>
    </Section>
  );
}
