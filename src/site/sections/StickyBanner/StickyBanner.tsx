'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/design/ui/Button';
import { classNames } from '@/design/ui/class-names';
import { Ranges } from '@/design/ui/Figures';
import { IconButton } from '@/design/ui/Icon';
import type { StickyBannerBlock } from '@/payload-types';
import { leadAnchorPath } from '@/platform/paths';

/** Specification, section 9. */
const thresholdPx = 800;
const storageKey = 'ftj_sticky_banner_dismissed';

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false; // storage is blocked: the banner then stays away until the next page load only
  }
}

function rememberDismissal(): void {
  try {
    sessionStorage.setItem(storageKey, '1');
  } catch {
    // See above.
  }
}

/** Where the reminder would repeat the form that it leads to, or cover the page's last lines. */
const ends = '#lead-capture, body > footer';

interface Shown {
  text: string;
  href?: string | undefined;
  /** Name and price of the package that the link carries along. */
  offer?: string | undefined;
}

/** What the page says of the visitor's choice, e.g. of a trade, once there is one. */
function useChosen(): Shown | null {
  const [chosen, setChosen] = useState<Shown | null>(null);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const { reminder, href, offer } = (target as HTMLElement).dataset;
      if (reminder) setChosen({ text: reminder, href, offer });
    };
    document.addEventListener('change', follow);
    return () => document.removeEventListener('change', follow);
  }, []);
  return chosen;
}

/**
 * Reminder at the lower edge after 800 px of scrolling, away from the form and the footer; either
 * button ends it for this visit.
 */
export function StickyBanner(
  props: Omit<Shown, 'text'> & {
    block: Pick<StickyBannerBlock, 'text'> & { buttonText?: string };
  },
) {
  const { block, ...own } = props;
  const { text, href = leadAnchorPath, offer } = useChosen() ?? { ...own, text: block.text };
  const [isShown, setIsShown] = useState(false);
  const [isAway, setIsAway] = useState(false);

  useEffect(() => {
    if (wasDismissed()) return;
    const showWhenDeep = () => {
      if (window.scrollY <= thresholdPx) return;
      setIsShown(true);
      window.removeEventListener('scroll', showWhenDeep);
    };
    window.addEventListener('scroll', showWhenDeep, { passive: true });
    showWhenDeep();
    return () => window.removeEventListener('scroll', showWhenDeep);
  }, []);

  useEffect(() => {
    if (!isShown) return;
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      setIsAway(inView.size > 0);
    });
    for (const end of document.querySelectorAll(ends)) observer.observe(end);
    return () => observer.disconnect();
  }, [isShown]);

  const dismiss = () => {
    rememberDismissal();
    setIsShown(false);
  };

  // The live region exists from the start, because only later changes to it are announced.
  return (
    <aside aria-label="Reminder" aria-live="polite" className="print-hidden">
      {isShown ? (
        <div
          data-sticky-banner={isAway ? 'away' : 'open'}
          className={classNames(
            'night fixed inset-x-0 bottom-0 z-30 animate-enter border-t border-rule bg-foot text-ink',
            isAway && 'invisible',
          )}
        >
          <div className="mx-auto flex max-w-page items-center gap-x-2 px-gutter sm:gap-x-6 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] xl:px-0">
            <p className="min-w-0 flex-1 text-small">
              <Ranges text={text} />
            </p>
            <Button
              href={href}
              data-offer={offer}
              variant="primary"
              size="small"
              className="max-sm:px-3.5 lg:border lg:border-ink lg:bg-transparent lg:text-ink lg:hover:bg-ink lg:hover:text-paper"
              onClick={dismiss}
            >
              {block.buttonText ?? 'Get Started'}
            </Button>
            <IconButton
              icon="close"
              name="Close this reminder"
              className="-me-3 size-11 flex-none hover:bg-sheet"
              onClick={dismiss}
            />
          </div>
        </div>
      ) : null}
    </aside>
  );
}
