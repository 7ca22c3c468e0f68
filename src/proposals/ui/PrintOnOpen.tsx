'use client';

import { useEffect } from 'react';

/** Opens the print dialog once the page is set, for whoever came to print. */
export function PrintOnOpen() {
  useEffect(() => {
    let isGone = false;
    void document.fonts.ready.then(() => {
      if (!isGone) window.print();
    });
    return () => {
      isGone = true;
    };
  }, []);
  return null;
}
