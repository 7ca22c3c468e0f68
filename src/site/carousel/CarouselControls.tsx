'use client';

import { Icon, type IconName } from '@/design/ui/Icon';
import { useCarousel } from './use-carousel';

export interface CarouselControlsProps {
  /** Id of an element that holds a `data-viewport` with one row of slides. */
  carousel: string;
  /** Name of a slide, e.g. `testimonial`. */
  thing: string;
}

/**
 * Arrows, a pause button and a mark for each slide. Only slides chosen by the visitor are
 * announced.
 */
export function CarouselControls({ carousel, thing }: CarouselControlsProps) {
  const { slides, selected, isChosen, isOn, step, show, toggle } = useCarousel(carousel);
  const place = (index: number) => `${index + 1} of ${slides.length}`;
  return (
    <div className="mt-8 flex min-h-12 flex-wrap items-center justify-between gap-x-8 print-hidden max-sm:min-h-24">
      <div className="flex gap-2">
        <Control icon="arrow-left" name={`Previous ${thing}`} onClick={() => step('back')} />
        <Control icon="arrow-right" name={`Next ${thing}`} onClick={() => step('on')} />
        <Control
          icon={isOn ? 'pause' : 'play'}
          name={isOn ? `Pause the ${thing}s` : `Play the ${thing}s`}
          onClick={toggle}
        />
      </div>
      <div className="flex max-sm:w-full">
        {slides.map((_, index) => (
          <button
            key={place(index)}
            type="button"
            aria-label={`Show ${thing} ${place(index)}`}
            aria-current={index === selected ? 'true' : undefined}
            onClick={() => show(index)}
            className="group touch grid w-11 min-w-0 place-items-center max-sm:flex-1"
          >
            <span className="h-3 border-s-2 border-edge group-hover:border-ink group-aria-current:h-6 group-aria-current:border-s-4 group-aria-current:border-orchard" />
          </button>
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {isChosen ? `${place(selected)}: ${wordsOf(slides[selected])}` : ''}
      </p>
    </div>
  );
}

function wordsOf(slide: HTMLElement | undefined): string {
  // biome-ignore lint/performance/useDomNodeTextContent: it separates words of paragraphs
  return slide?.innerText ?? '';
}

interface ControlProps {
  icon: IconName;
  name: string;
  onClick: () => void;
}

function Control({ icon, name, onClick }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onClick}
      className="grid size-12 place-items-center rounded-control border border-edge hover:border-ink hover:bg-ink hover:text-paper"
    >
      <Icon name={icon} />
    </button>
  );
}
