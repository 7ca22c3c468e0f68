'use client';

import { useEffect } from 'react';

/** Opens the print dialog once the page is laid out, after a print link was followed. */
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
