'use client';

import { useEffect, useRef, useState } from 'react';
import { Toaster as Sonner, toast, useSonner } from 'sonner';
import { classNames } from './class-names';
import { listenForToasts, type ToastTone, takeWaitingToasts } from './show-toast';
import { findFreePlace, harmAt, listObstacles } from './toast-place';

const edges: Record<ToastTone, string> = {
  neutral: 'border-s-ink',
  success: 'border-s-orchard',
  error: 'border-s-danger',
};

/** Specification, section 9. */
const most = 3;
const gap = 14;

/** Size of the toasts that stay, one below the other. */
function measureToasts() {
  const toasts = document.querySelectorAll<HTMLElement>(
    '[data-sonner-toast]:not([data-removed=true])',
  );
  const heights = [...toasts].map(({ offsetHeight }) => offsetHeight).slice(0, most);
  const height = heights.reduce((sum, one) => sum + one + gap, -gap);
  return height > 0 ? { width: toasts[0]?.offsetWidth ?? 0, height } : null;
}

/** Keeps toasts off controls and answers, also when the page moves beneath them. */
function usePlace() {
  const { toasts } = useSonner();
  const count = toasts.length;
  const [place, setPlace] = useState({ left: 0, top: 0 });

  useEffect(() => {
    if (count === 0) return;
    const look = (isNew: boolean) => {
      const size = measureToasts();
      if (!size) return;
      const obstacles = listObstacles();
      setPlace((present) => {
        const { left, top } = present;
        const area = { left, top, right: left + size.width, bottom: top + size.height };
        if (!isNew && harmAt(area, obstacles) <= size.width * size.height) return present;
        return findFreePlace(size, { width: innerWidth, height: innerHeight }, obstacles);
      });
    };
    // Sonner measures a toast before it is painted.
    const frame = requestAnimationFrame(() => look(true));
    const watch = setInterval(look, 300, false);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(watch);
    };
  }, [count]);

  return place;
}

/** Loaded by `ToastHost` with the first toast. Timings: specification, section 9. */
export function Toaster() {
  const place = usePlace();
  const lastFault = useRef('');
  // Runs after Sonner's own effect has subscribed, so that no queued toast is lost.
  useEffect(
    () =>
      listenForToasts(() => {
        for (const { title, description, tone = 'neutral' } of takeWaitingToasts()) {
          const show = tone === 'error' ? toast.error : tone === 'success' ? toast.success : toast;
          // A pile of toasts covers what they are about: one is renewed, or gives way to the next fault.
          const id = `${title} ${description}`;
          if (tone === 'error') {
            // Without an id, all would go.
            if (lastFault.current && lastFault.current !== id) toast.dismiss(lastFault.current);
            lastFault.current = id;
          }
          show(title, { id, description, className: edges[tone] });
        }
      }),
    [],
  );

  return (
    <Sonner
      position="top-left"
      offset={place}
      mobileOffset={{ top: place.top, left: 16, right: 16 }}
      duration={4000}
      visibleToasts={most}
      gap={gap}
      expand
      closeButton
      style={{ fontFamily: 'inherit' }}
      icons={{ success: null, error: null }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: classNames(
            'relative w-full rounded-control border border-s-3 border-rule bg-sheet py-2.5 ps-4 pe-13 text-small text-ink',
            'sm:w-90 print-hidden',
          ),
          title: 'font-semibold',
          description: 'text-muted',
          closeButton:
            'absolute end-1 top-1 grid size-11 place-items-center rounded-control hover:bg-mist',
        },
      }}
    />
  );
}
