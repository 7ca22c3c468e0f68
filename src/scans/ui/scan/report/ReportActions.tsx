'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/design/ui/Button';
import { copyLink, showToast } from '@/design/ui/show-toast';
import { deleteJson } from '@/platform/own-server';

export interface ReportActionsProps {
  id: string;
  /** Link to help: an enquiry or an order. */
  ask: { for: 'enquiry' | 'order'; href: string };
  backHref: string;
  /** The visitor requested this scan. */
  isOwner: boolean;
}

export function ReportActions(props: ReportActionsProps) {
  const { id, ask, backHref, isOwner } = props;
  const router = useRouter();
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function remove() {
    setIsBusy(true);
    const answer = await deleteJson(`/api/scan/${id}`).catch(() => null);
    setIsBusy(false);
    if (!answer?.ok) {
      showToast({
        tone: 'error',
        title: 'We couldn’t delete the report',
        description: 'Please try again in a moment.',
      });
      return;
    }
    showToast({ title: 'Report deleted', description: 'Its link no longer works.' });
    router.push(backHref);
  }

  return (
    <div className="print-hidden">
      <div className="flex flex-wrap gap-3">
        {ask.for === 'order' ? (
          <Button href={ask.href} variant="primary" className="max-sm:w-full">
            Have a person look at it
          </Button>
        ) : (
          <Button href={ask.href} variant="primary" className="max-sm:w-full">
            Get Started
          </Button>
        )}
        <Button className="max-sm:grow" onClick={() => window.print()}>
          Print or save as PDF
        </Button>
        <Button
          className="max-sm:grow"
          onClick={() => void copyLink(window.location.href, 'Report link copied to clipboard')}
        >
          Copy the link
        </Button>
        {isOwner && !isAsked ? (
          <Button variant="quiet" onClick={() => setIsAsked(true)}>
            Delete this report
          </Button>
        ) : null}
      </div>
      {isAsked ? (
        <section
          aria-label="Delete this report?"
          className="mt-4 flex flex-wrap items-center gap-3"
        >
          <p>You can’t undo this. The link stops working for everyone.</p>
          <Button size="small" busy={isBusy} busyLabel="Deleting..." onClick={() => void remove()}>
            Delete it
          </Button>
          <Button size="small" variant="quiet" onClick={() => setIsAsked(false)}>
            Keep it
          </Button>
        </section>
      ) : null}
    </div>
  );
}
