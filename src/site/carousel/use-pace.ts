import { useEffect, useState } from 'react';
import { prefersStill } from '@/design/motion/prefers-still';

/** What the visitor wants: nothing was said, it should run, or it should not. */
type Wish = 'unsaid' | 'run' | 'rest';

export interface Pace {
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
export function usePace(id: string): Pace {
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
