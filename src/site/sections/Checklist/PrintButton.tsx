'use client';

import type { MouseEvent } from 'react';
import { Button } from '@/design/ui/Button';

/** Prints the checklist alone; base.css leaves the rest of the page off the paper. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button onClick={printPart} className="max-sm:w-full noscript:hidden">
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
