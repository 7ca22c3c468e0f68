'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * On each path change: to the top, with the focus on `<main id="main">`, so that keyboards and
 * screen readers arrive where eyes do. With a hash: to its target instead.
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
