import { useId } from 'react';
import type { TestimonialView } from '@/content/rules/view-models';
import { CarouselControls } from '../../lazy-parts';
import { LargeQuote } from './LargeQuote';

/**
 * One quote at a time. As it comes from the server it is a list to scroll sideways; once in sight it
 * gets arrows, dots and a pace of its own.
 */
export function QuoteCarousel({ items, label }: { items: TestimonialView[]; label: string }) {
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
