'use client';

import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/design/ui/Button';
import { classNames } from '@/design/ui/class-names';
import { Notice } from '@/design/ui/Notice';

/** Specification, section 4, “PDF reminder”. */
const storageKey = 'ftj_pdf_issues_reminder_dismissed';

function isDismissed(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

function dismiss(): void {
  try {
    localStorage.setItem(storageKey, 'true');
  } catch {
    // Storage is blocked: it goes for this visit.
  }
}

function listen(callback: () => void): () => void {
  window.addEventListener('storage', callback);
  return () => window.removeEventListener('storage', callback);
}

/** Hint about print-dialog settings, until the user dismisses it. */
export function PdfReminder() {
  // The server can't know. Without script it is shown; with it, once this is known.
  const wasDismissed = useSyncExternalStore(listen, isDismissed, () => null);
  const [isGone, setIsGone] = useState(false);
  if (wasDismissed || isGone) return null;
  return (
    <Notice
      tone="warning"
      title="If the PDF does not look right"
      className={classNames('mt-8 max-w-measure', wasDismissed === null && 'scripting:hidden')}
    >
      <p>
        “Print PDF” opens the proposal and your browser’s print window. Choose “Save as PDF” there,
        paper A4, margins “Default” and scale 100, and switch “Background graphics” on. Headers and
        footers of the browser are best switched off.
      </p>
      {wasDismissed === false ? (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            dismiss();
            setIsGone(true);
          }}
        >
          Got it, don’t show this again
        </Button>
      ) : null}
    </Notice>
  );
}
