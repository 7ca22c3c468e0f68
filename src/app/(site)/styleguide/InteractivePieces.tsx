'use client';

import { useRef, useState } from 'react';
import { Button } from '@/design/ui/Button';
import { ErrorSummary } from '@/design/ui/ErrorSummary';
import { showToast } from '@/design/ui/show-toast';

const faults = [
  { id: 'sheet-email', label: 'E-mail', message: 'Please enter a valid email address' },
  { id: 'sheet-project', label: 'What do you need?', message: 'Please select a project type' },
];

/** Pieces that only appear after a click. */
export function InteractivePieces() {
  const [attempt, setAttempt] = useState(0);
  const shown = useRef(0);
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-3">
        {(['success', 'error', 'neutral'] as const).map((tone) => (
          <Button
            key={tone}
            size="small"
            onClick={() => {
              // The same message again would only renew its toast.
              shown.current += 1;
              showToast({ title: tone, description: `Message ${shown.current}`, tone });
            }}
          >
            Toast: {tone}
          </Button>
        ))}
        <Button size="small" onClick={() => setAttempt(attempt + 1)}>
          Send with faults
        </Button>
      </div>
      <ErrorSummary attempt={attempt} faults={attempt === 0 ? [] : faults} />
    </div>
  );
}
