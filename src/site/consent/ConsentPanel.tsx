'use client';

import { type FocusEvent, useEffect, useId, useRef } from 'react';
import { Button } from '@/design/ui/Button';
import { IconButton } from '@/design/ui/Icon';
import { showToast } from '@/design/ui/show-toast';
import { type Answer, isRefusedByBrowser, keepAnswer } from '@/platform/consent-store';

export interface ConsentPanelProps {
  heading: string;
  text: string;
  /** `null` while the privacy policy is unpublished. */
  policyHref: string | null;
  /** `null` until the visitor answers. */
  answer: Answer | null;
  /** Opened by the visitor, who may close it if an answer is already stored. */
  isAskedFor: boolean;
  onClose: () => void;
}

const heightVariable = '--consent-height';

/** Publishes the panel's height, which base.css adds below the page; focus never lands beneath it. */
function followHeight(panel: HTMLElement): () => void {
  const { body, documentElement: root } = document;
  const observer = new ResizeObserver(() => {
    const height = innerHeight - panel.offsetTop;
    body.style.setProperty(heightVariable, `${height}px`);
    root.style.scrollPaddingBlockEnd = `calc(${height}px + 1rem)`;
  });
  observer.observe(panel);
  return () => {
    observer.disconnect();
    body.style.removeProperty(heightVariable);
    root.style.removeProperty('scroll-padding-block-end');
  };
}

/** A kept no needs no word: nothing begins. */
function confirm(statistics: boolean, isKept: boolean): void {
  if (!isKept) {
    showToast({
      title: 'Nothing is counted',
      description:
        'Your browser keeps nothing for this site, so your answer holds for this page only.',
    });
    return;
  }
  if (!statistics) return;
  showToast({
    title: 'Your visits are counted',
    description: 'You can change that under “Cookie settings” at the foot of each page.',
  });
}

/** Consent banner. Yes and no look the same; it cannot be closed, because closing is no answer. */
export function ConsentPanel(props: ConsentPanelProps) {
  const { heading, text, policyHref, answer, isAskedFor, onClose } = props;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const focusedBefore = useRef<HTMLElement>(null);
  const isRefused = isRefusedByBrowser();

  useEffect(() => (panel.current ? followHeight(panel.current) : undefined), []);

  useEffect(() => {
    if (isAskedFor) panel.current?.focus();
  }, [isAskedFor]);

  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) {
      focusedBefore.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    }
  };

  /** Restores the focus before the panel is removed, which would lose it. */
  const leave = () => {
    if (panel.current?.contains(document.activeElement)) {
      const before = focusedBefore.current ?? document.getElementById('main');
      before?.focus({ preventScroll: true });
    }
    onClose();
  };

  const reply = (statistics: boolean) => {
    leave();
    confirm(statistics, keepAnswer(statistics));
  };

  return (
    <section
      ref={panel}
      aria-labelledby={id}
      tabIndex={-1}
      data-consent-panel=""
      onFocus={rememberFocus}
      onKeyDown={({ key }) => key === 'Escape' && answer !== null && leave()}
      className="fixed inset-x-0 bottom-0 z-30 max-h-[70dvh] animate-enter overflow-y-auto border-t border-ink bg-sheet"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-10 gap-y-2 px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] xl:px-0">
        <div className="min-w-0 grow basis-[24rem] text-small max-sm:text-label">
          <h2 id={id} className="inline font-semibold">
            {heading}
          </h2>{' '}
          <p className="inline text-muted">
            {isRefused
              ? 'Your browser sends Global Privacy Control. We take that for a no: nothing is counted, and there is nothing to set.'
              : text}{' '}
            {policyHref ? (
              <a href={policyHref} className="text-ink">
                Privacy policy
              </a>
            ) : null}
          </p>
          {answer !== null && !isRefused ? (
            <p className="mt-1">
              Your answer at the moment: <strong>{answer}</strong>.
            </p>
          ) : null}
        </div>
        <div className="flex gap-3 max-sm:w-full">
          {isRefused ? null : (
            <div className="grid flex-1 grid-cols-2 gap-3">
              <Button size="small" onClick={() => reply(true)}>
                Yes, count it
              </Button>
              <Button size="small" onClick={() => reply(false)}>
                No, don’t
              </Button>
            </div>
          )}
          {answer === null ? null : (
            <IconButton
              icon="close"
              name="Close the cookie settings"
              onClick={leave}
              className="-me-3 size-11 flex-none hover:bg-mist"
            />
          )}
        </div>
      </div>
    </section>
  );
}
