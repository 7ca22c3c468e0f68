'use client';

import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { classNames } from './class-names';
import { listenForToasts, type ToastTone, takeWaitingToasts } from './show-toast';

const edges: Record<ToastTone, string> = {
  neutral: 'border-s-ink',
  success: 'border-s-orchard',
  error: 'border-s-danger',
};

/** Above the consent banner, whose answer must stay in reach. */
const above = (edge: string) => ({ bottom: `calc(var(--consent-height, 0px) + ${edge})` });

/** Loaded by `ToastHost` with the first toast. Timings: specification, section 9. */
export function Toaster() {
  // Runs after Sonner's own effect has subscribed, so that no queued toast is lost.
  useEffect(
    () =>
      listenForToasts(() => {
        for (const { title, description, tone = 'neutral' } of takeWaitingToasts()) {
          const show = tone === 'error' ? toast.error : tone === 'success' ? toast.success : toast;
          show(title, { description, className: edges[tone] });
        }
      }),
    [],
  );

  return (
    <Sonner
      position="bottom-right"
      offset={above('24px')}
      mobileOffset={above('16px')}
      duration={4000}
      visibleToasts={3}
      gap={14}
      expand
      closeButton
      style={{ fontFamily: 'inherit' }}
      icons={{ success: null, error: null }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: classNames(
            'relative w-full rounded-control border border-s-3 border-rule bg-sheet py-3.5 ps-4 pe-13 text-small text-ink',
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
