'use client';

import type { MouseEvent } from 'react';
import { Button } from './Button';

/** Opens the browser's print dialog, also for PDF. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button size="small" onClick={() => window.print()} className="noscript:hidden">
      {label}
    </Button>
  );
}

function printPart(event: MouseEvent<HTMLElement>) {
  const part = event.currentTarget.closest('section')?.querySelector('[data-print-part]');
  part?.setAttribute('data-printing', '');
  window.addEventListener('afterprint', () => part?.removeAttribute('data-printing'), {
    once: true,
  });
  window.print();
}

/** Prints the marked part of its section alone; base.css leaves the rest off the paper. */
export function PrintPartButton({ label }: { label: string }) {
  return (
    <Button onClick={printPart} className="max-sm:w-full noscript:hidden">
      {label}
    </Button>
  );
}
