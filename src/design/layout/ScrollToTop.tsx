'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Scrolls to the top on path changes and focuses `<main id="main">`, so that keyboards and screen
 * readers start there too. With a hash, it scrolls to the target.
 */
export function ScrollToTop() {
  const path = usePathname();
  const lastPath = useRef(path);

  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;

    const { hash } = window.location;
    if (hash.length > 1) {
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (target !== null) {
        target.scrollIntoView({ behavior: 'instant' });
        focusQuietly(target);
      }
      return;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    const main = document.getElementById('main');
    if (main !== null) focusQuietly(main);
  }, [path]);

  return null;
}
