'use client';

import { Button } from './Button';

/** The browser’s own way to paper, and to a PDF. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button size="small" onClick={() => window.print()} className="noscript:hidden">
      {label}
    </Button>
  );
}
