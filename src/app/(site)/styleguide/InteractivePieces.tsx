'use client';

import { useState } from 'react';
import { Button } from '@/design/ui/Button';
import { Dialog } from '@/design/ui/Dialog';
import { ErrorSummary } from '@/design/ui/ErrorSummary';
import { showToast } from '@/design/ui/show-toast';

/** What only a press brings to light. */
export function InteractivePieces() {
  const [attempt, setAttempt] = useState(0);
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          onClick={() =>
            showToast({
              title: 'Message Sent Successfully!',
              description: 'Thanks for reaching out. We’ll get back to you within 24 hours.',
              tone: 'success',
            })
          }
        >
          Toast
        </Button>
        <Button
          size="small"
          onClick={() =>
            showToast({
              title: 'Something went wrong',
              description: 'Please try again or contact us directly.',
              tone: 'error',
            })
          }
        >
          Destructive toast
        </Button>
        <Dialog
          title="Live demo"
          description="Press ESC to close."
          trigger={<Button size="small">Dialog</Button>}
        >
          <p>Click inside the preview to interact with the live website.</p>
        </Dialog>
        <Button size="small" onClick={() => setAttempt(attempt + 1)}>
          Send with faults
        </Button>
      </div>
      <ErrorSummary
        attempt={attempt}
        faults={
          attempt === 0
            ? []
            : [
                { id: 'email', message: 'Please enter a valid email address' },
                { id: 'project_type', message: 'Please select a project type' },
              ]
        }
      />
    </div>
  );
}
