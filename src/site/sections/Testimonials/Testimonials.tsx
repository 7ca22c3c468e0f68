import { useId } from 'react';
import type { TestimonialView } from '@/content/rules/view-models';
import { listTestimonials } from '@/content/store/shared-content';
import { Section } from '@/design/layout/Section';
import { classNames } from '@/design/ui/class-names';
import { Picture } from '@/design/ui/Picture';
import { SectionHead } from '@/design/ui/SectionHead';
import { Tag } from '@/design/ui/Tag';
import type { TestimonialsBlock } from '@/payload-types';
import { CarouselControls } from '../../lazy-parts';
import type { SectionHeadData } from '../HeadedSection';

/** `google.com` of `https://www.google.com/maps/…` */
const hostOf = (url: string) => (URL.parse(url)?.host ?? url).replace(/^www\./, '');

/** The client and their package; seeded samples are labelled as such. */
function Source({ item, className }: { item: TestimonialView; className?: string }) {
  const { author, role, company, rating, project, website, reviewUrl, portrait, isSample } = item;
  return (
    <figcaption className={classNames('flex items-start gap-x-4', className)}>
      {portrait ? (
        <Picture
          picture={portrait}
          sizes="4rem"
          className="aspect-square w-16 flex-none rounded-control object-cover"
        />
      ) : null}
      <div className="min-w-0">
        {isSample ? <Tag className="mb-2.5 bg-sheet">Sample testimonial</Tag> : null}
        <p className="font-semibold">{author}</p>
        {role || company ? (
          <p className="text-small text-muted">
            {role}
            {role && company ? ', ' : null}
            {company && website ? <a href={website}>{company}</a> : company}
          </p>
        ) : null}
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 font-mono text-label text-muted">
          <span>
            <span className="sr-only">Rated </span>
            {rating}/5
          </span>
          {reviewUrl ? <a href={reviewUrl}>Read it on {hostOf(reviewUrl)}</a> : null}
          {project ? <span>{project}</span> : null}
        </p>
      </div>
    </figcaption>
  );
}

/** A quote across the whole width, its source at the foot beside it. */
function LargeQuote({ item }: { item: TestimonialView }) {
  return (
    <figure className="grid gap-x-12 gap-y-7 lg:grid-cols-12 lg:items-end">
      <blockquote className="-indent-[0.42em] font-display text-quote font-[560] tracking-[-0.018em] text-balance lg:col-span-8">
        “{item.quote}”
      </blockquote>
      <Source item={item} className="lg:col-span-4" />
    </figure>
  );
}

/** Carousel of quotes: a scrolling list, to which the browser adds arrows, dots and movement. */
function QuoteCarousel({ items, label }: { items: TestimonialView[]; label: string }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls, these are slides
    <div id={id} role="group" aria-roledescription="carousel" aria-label={label}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div
        role="group"
        aria-label="Quotes, left and right arrow keys lead on"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard
        tabIndex={0}
        data-viewport=""
        className="relative -ms-5 snap-x snap-mandatory overflow-x-auto data-live:snap-none data-live:overflow-clip scripting:[scrollbar-width:none] print:overflow-visible"
      >
        <div className="flex touch-pan-y print:block print:transform-none!">
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            <div
              key={item.id}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${items.length}`}
              className="min-w-0 flex-none basis-full snap-start ps-5 pe-1 noscript:basis-[88%] print:mb-8 print:transform-none!"
            >
              <LargeQuote item={item} />
            </div>
          ))}
        </div>
      </div>
      <CarouselControls
        carousel={id}
        thing="testimonial"
        standIn={<div className="mt-8 h-12 noscript:hidden print-hidden max-sm:h-24" />}
      />
    </div>
  );
}

/** While all quotes are samples, the editor's heading would claim clients. */
const sampleHead = {
  heading: 'Sample testimonials',
  intro: 'We wrote these. Clients’ own words will go here.',
};

interface TestimonialListProps {
  /** A section without a heading shows its quotes only. */
  head: Omit<SectionHeadData, 'heading'> & { heading?: string | null };
  layout?: 'columns' | 'carousel';
  items: TestimonialView[];
}

/** One large quote, or several in columns or as a carousel. */
export function TestimonialList({ head, layout = 'columns', items }: TestimonialListProps) {
  const id = useId();
  const [first] = items;
  if (first === undefined) return null;
  const {
    anchor,
    eyebrow = null,
    heading,
    intro = null,
  } = items.every(({ isSample }) => isSample)
    ? { ...head, ...(head.heading ? sampleHead : {}) }
    : head;
  return (
    <Section id={anchor || undefined} reveal ground="mist" labelledBy={heading ? id : undefined}>
      {heading ? <SectionHead id={id} eyebrow={eyebrow} heading={heading} intro={intro} /> : null}
      <div className={heading ? 'mt-7 lg:mt-9' : undefined}>
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
      aria-label="Quotes"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones and tablets it is scrolled by keyboard, too
      tabIndex={0}
      className={classNames(
        'relative grid gap-x-10 gap-y-8 lg:grid-cols-2',
        'max-lg:-mx-gutter max-lg:snap-x max-lg:snap-mandatory max-lg:auto-cols-[85%] md:max-lg:auto-cols-[44%] max-lg:scroll-px-gutter max-lg:grid-flow-col max-lg:gap-x-6 max-lg:overflow-x-auto max-lg:px-gutter print:grid-flow-row',
        items.length !== 2 && items.length !== 4 && 'lg:grid-cols-3',
      )}
    >
      {items.map((item) => (
        <li key={item.id} className="snap-start border-t border-ink pt-5">
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
export async function Testimonials({ block }: { block: TestimonialsBlock }) {
  const items = await listTestimonials(block.limit);
  return <TestimonialList head={block} layout={block.layout} items={items} />;
}
