import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';
import { prefersStill } from '@/design/motion/prefers-still';

/** The visitor's choice of movement: none made, run, or rest. */
type Wish = 'unsaid' | 'run' | 'rest';

interface Pace {
  /** Enabled, but possibly paused for the moment. */
  isOn: boolean;
  /** Whether slides advance automatically. */
  isRunning: boolean;
  wish: (wish: Wish) => void;
}

/**
 * Decides when a carousel advances automatically. It pauses under mouse or keyboard focus, and for
 * reduced motion unless the visitor starts it.
 *
 * @param id of the carousel
 */
function usePace(id: string): Pace {
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
export function useCarousel(id: string) {
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
