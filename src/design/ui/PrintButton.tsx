'use client';

import { Button } from './Button';

/** Opens the browser's print dialog, also for PDF. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button size="small" onClick={() => window.print()} className="noscript:hidden">
      {label}
    </Button>
  );
}
