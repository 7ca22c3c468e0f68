import { useId } from 'react';
import { Section } from '@/components/layout/Section';
import { BrowserFrame } from '@/components/ui/BrowserFrame';
import { Picture } from '@/components/ui/Picture';
import { SectionHead } from '@/components/ui/SectionHead';
import type { CaseStudyView } from '@/domain/content/case-study-views';

type ScreensProps = Pick<CaseStudyView<unknown>, 'slug' | 'screenshots' | 'beforeAfter'>;

/** Screenshots in browser frames, each with its caption, and the site before and after. */
export function Screens({ slug, screenshots, beforeAfter }: ScreensProps) {
  const id = useId();
  if (screenshots.length === 0 && !beforeAfter) return null;
  const pair = beforeAfter
    ? [
        { image: beforeAfter.before, caption: beforeAfter.beforeLabel },
        { image: beforeAfter.after, caption: beforeAfter.afterLabel },
      ]
    : [];
  return (
    <Section labelledBy={id}>
      <SectionHead id={id} eyebrow="Screens" heading="What it looks like" />
      <ul className="mt-9 grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-12">
        {[...screenshots, ...pair].map(({ image, caption }) => (
          <li key={image.src + caption}>
            <figure>
              <BrowserFrame label={slug}>
                <Picture
                  picture={image}
                  sizes="(min-width: 40rem) 50vw, 100vw"
                  className="w-full"
                />
              </BrowserFrame>
              <figcaption className="mt-2.5 text-small text-muted">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
