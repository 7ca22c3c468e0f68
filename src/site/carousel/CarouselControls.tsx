'use client';

import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';
import { prefersStill } from '@/design/motion/once-near';
import { IconButton, type IconName } from '@/design/ui/Icon';

/** The visitor's choice of movement: none made, run, or rest. */
type Wish = 'unsaid' | 'run' | 'rest';

/**
 * Decides when a carousel advances automatically. It pauses under mouse or keyboard focus, and for
 * reduced motion unless the visitor starts it.
 *
 * @param id of the carousel
 */
function usePace(id: string) {
  const [wanted, wish] = useState<Wish>(() => (prefersStill() ? 'rest' : 'unsaid'));
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    const carousel = document.getElementById(id);
    if (carousel === null) return;
    const look = () => {
      setIsHeld(carousel.matches(':hover') || carousel.contains(document.activeElement));
    };
    look();
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    // The focus target is only known after the event.
    const lookSoon = () => queueMicrotask(look);
    for (const event of events) carousel.addEventListener(event, lookSoon);
    return () => {
      for (const event of events) carousel.removeEventListener(event, lookSoon);
    };
  }, [id]);

  return {
    /** Enabled, but possibly paused for the moment. */
    isOn: wanted !== 'rest',
    isRunning: wanted === 'run' || (wanted === 'unsaid' && !isHeld),
    wish,
  };
}

/** Milliseconds (specification, section 9). */
const delay = 6000;

const viewportOf = (id: string) =>
  document.getElementById(id)?.querySelector<HTMLElement>('[data-viewport]') ?? null;

/** Index of the slide reached by manual scrolling. */
function slideInSight(id: string): number {
  const viewport = viewportOf(id);
  return viewport ? Math.round(viewport.scrollLeft / viewport.clientWidth) : 0;
}

/**
 * Turns a sideways-scrolling list into a carousel. It wraps, can be swiped, and advances every six
 * seconds until the visitor chooses a slide (specification, section 4).
 *
 * @param id of an element that holds a `data-viewport` with one row of slides
 */
function useCarousel(id: string) {
  const [isStill] = useState(prefersStill);
  const [options] = useState(() => ({
    loop: true,
    startIndex: slideInSight(id),
    // Touch swipes; mouse users have arrows and may want to select text.
    watchDrag: (_: unknown, { type }: Event) => type.startsWith('touch'),
  }));
  const [plugins] = useState(() => [
    Autoplay({ delay, jump: isStill, playOnInit: false, stopOnFocusIn: false }),
  ]);
  const [setViewport, embla] = useEmblaCarousel(options, plugins);
  const [selected, setSelected] = useState(options.startIndex);
  const [isChosen, setIsChosen] = useState(false);
  const { isOn, isRunning, wish } = usePace(id);

  useEffect(() => {
    const viewport = viewportOf(id);
    if (viewport === null) return;
    viewport.dataset.live = '';
    viewport.scrollLeft = 0;
    setViewport(viewport);
  }, [id, setViewport]);

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (isRunning) autoplay?.play();
    else autoplay?.stop();
  }, [embla, isRunning]);

  const takeOver = useCallback(() => {
    wish('rest');
    setIsChosen(true);
  }, [wish]);

  useEffect(() => {
    embla?.on('select', () => setSelected(embla.selectedScrollSnap())).on('pointerDown', takeOver);
  }, [embla, takeOver]);

  useEffect(() => {
    for (const [index, slide] of embla?.slideNodes().entries() ?? []) {
      slide.ariaHidden = index === selected ? null : 'true';
    }
  }, [embla, selected]);

  const step = useCallback(
    (direction: 'back' | 'on') => {
      takeOver();
      if (direction === 'on') embla?.scrollNext(isStill);
      else embla?.scrollPrev(isStill);
    },
    [embla, isStill, takeOver],
  );

  useEffect(() => {
    const carousel = document.getElementById(id);
    const lead = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      step(event.key === 'ArrowRight' ? 'on' : 'back');
    };
    carousel?.addEventListener('keydown', lead);
    return () => carousel?.removeEventListener('keydown', lead);
  }, [id, step]);

  return {
    slides: embla?.slideNodes() ?? [],
    selected,
    /** The visitor chose the present slide. */
    isChosen,
    isOn,
    step,
    show: (index: number) => {
      takeOver();
      embla?.scrollTo(index, isStill);
    },
    toggle: () => {
      wish(isOn ? 'rest' : 'run');
      setIsChosen(false);
    },
  };
}

export interface CarouselControlsProps {
  /** Id of an element that holds a `data-viewport` with one row of slides. */
  carousel: string;
  /** Name of a slide, e.g. `testimonial`. */
  thing: string;
}

/** Arrows, a pause button and a mark for each slide. Only chosen slides are announced. */
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

function Control(props: { icon: IconName; name: string; onClick: () => void }) {
  return (
    <IconButton
      {...props}
      className="size-12 border border-edge hover:border-ink hover:bg-ink hover:text-paper"
    />
  );
}
