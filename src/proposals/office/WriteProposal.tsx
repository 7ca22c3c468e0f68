'use client';

import { useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button, useAttempt } from '@/design/office/controls';
import { Problem } from '@/design/office/pieces';
import { askAsStaff } from '@/platform/ask-as-staff';

interface Props {
  enquiry: number;
  isSpam: boolean;
}

export function WriteProposal({ enquiry, isSpam }: Props) {
  const router = useRouter();
  const { config } = useConfig();
  const { attempt, isBusy, problem } = useAttempt();
  /** Locks the button until the new page loads: a double click would create two proposals. */
  const [isLeaving, setIsLeaving] = useState(false);

  const write = () =>
    void attempt(async () => {
      const address = `/api/proposals/from-enquiry/${enquiry}` as const;
      const { id } = await askAsStaff<{ id: number }>(address);
      setIsLeaving(true);
      router.push(`${config.routes.admin}/collections/proposals/${id}`);
    });

  return (
    <div className="office-actions">
      <Button
        buttonStyle="secondary"
        onClick={write}
        isBusy={isBusy || isLeaving}
        disabled={isSpam}
      >
        Write a proposal
      </Button>
      {isSpam && <p>Held as spam. Set the status to New first, and save.</p>}
      <Problem>{problem}</Problem>
    </div>
  );
}
