import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';
import { prefersStill } from '@/design/motion/prefers-still';

/** What the visitor wants: nothing was said, it should run, or it should not. */
type Wish = 'unsaid' | 'run' | 'rest';

interface Pace {
  /** Switched on, though perhaps held for a moment. */
  isOn: boolean;
  /** The next slide comes by itself. */
  isRunning: boolean;
  wish: (wish: Wish) => void;
}

/**
 * When a carousel moves by itself: not while the mouse or the keyboard is in it, and never for
 * somebody who wants no motion, unless they ask for it.
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
    // Only after the event is it settled where the focus goes.
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

/** What a visitor has scrolled to by hand until now. */
function slideInSight(id: string): number {
  const viewport = viewportOf(id);
  return viewport ? Math.round(viewport.scrollLeft / viewport.clientWidth) : 0;
}

/**
 * Makes a carousel of a list that is scrolled sideways: it wraps, follows fingers, and moves on
 * every six seconds until somebody chooses a slide (specification, section 4).
 *
 * @param id of an element that holds a `data-viewport` with one row of slides
 */
export function useCarousel(id: string) {
  const [isStill] = useState(prefersStill);
  const [options] = useState(() => ({
    loop: true,
    startIndex: slideInSight(id),
    // Fingers swipe; a mouse has the arrows, and may want to mark words.
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
    /** Somebody chose the slide that is shown. */
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
