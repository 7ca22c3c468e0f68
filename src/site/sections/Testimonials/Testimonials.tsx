import { useId } from 'react';
import type { TestimonialView } from '@/content/rules/view-models';
import { listTestimonials } from '@/content/store/testimonials';
import { Section } from '@/design/layout/Section';
import { classNames } from '@/design/ui/class-names';
import { SectionHead } from '@/design/ui/SectionHead';
import type { TestimonialsBlock } from '@/payload-types';
import { LargeQuote } from './LargeQuote';
import { QuoteCarousel } from './QuoteCarousel';
import { Source } from './Source';

export interface TestimonialsProps {
  /** Name for links to this section. */
  anchor?: string | null;
  eyebrow: string | null;
  heading: string | null;
  intro?: string | null;
  /** `carousel` shows one at a time. */
  layout?: 'columns' | 'carousel';
  items: TestimonialView[];
}

/** One quote large, or several: in columns, or one after the other. */
export function Testimonials(props: TestimonialsProps) {
  const { anchor, eyebrow, heading, intro, layout = 'columns', items } = props;
  const id = useId();
  const [first] = items;
  if (first === undefined) return null;
  return (
    <Section id={anchor ?? undefined} reveal ground="mist" labelledBy={heading ? id : undefined}>
      {heading ? <SectionHead id={id} eyebrow={eyebrow} heading={heading} intro={intro} /> : null}
      <div className={heading ? 'mt-9 lg:mt-12' : undefined}>
        {items.length === 1 ? (
          <LargeQuote item={first} />
        ) : layout === 'carousel' ? (
          <QuoteCarousel items={items} label={heading ?? 'Testimonials'} />
        ) : (
          <QuoteColumns items={items} />
        )}
      </div>
    </Section>
  );
}

function QuoteColumns({ items }: { items: TestimonialView[] }) {
  return (
    <ul
      className={classNames(
        'grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-2',
        items.length !== 2 && items.length !== 4 && 'xl:grid-cols-3',
      )}
    >
      {items.map((item) => (
        <li key={item.id} className="border-t border-ink pt-5">
          <figure className="flex h-full flex-col justify-between gap-5">
            <blockquote className="font-display text-[1.25rem]/[1.4] font-[520] tracking-[-0.008em] text-pretty">
              “{item.quote}”
            </blockquote>
            <Source item={item} />
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** The first published testimonials. */
export async function loadTestimonials(block: TestimonialsBlock): Promise<TestimonialsProps> {
  return {
    anchor: block.anchor || null,
    eyebrow: block.eyebrow || null,
    heading: block.heading || null,
    intro: block.intro || null,
    layout: block.layout ?? 'columns',
    items: await listTestimonials(block.limit),
  };
}
