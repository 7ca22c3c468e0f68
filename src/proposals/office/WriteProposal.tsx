'use client';

import { Button, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askAsStaff } from '@/platform/ask-as-staff';

interface Props {
  enquiry: number;
  isSpam: boolean;
}

/** Begins a proposal with what the enquiry says, and opens it. */
export function WriteProposal({ enquiry, isSpam }: Props) {
  const router = useRouter();
  const { config } = useConfig();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function write() {
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    try {
      const address = `/api/proposals/from-enquiry/${enquiry}` as const;
      const { id } = await askAsStaff<{ id: number }>(address);
      router.push(`${config.routes.admin}/collections/proposals/${id}`);
    } catch (error) {
      setProblem((error as Error).message);
      setIsBusy(false);
    }
  }

  return (
    <>
      <Button buttonStyle="secondary" onClick={write} disabled={isBusy || isSpam} margin={false}>
        {isBusy ? 'One moment …' : 'Write a proposal'}
      </Button>
      {isSpam && <p>Held as spam. Set the status to New first, and save.</p>}
      <p role="alert" className="proposal-problem">
        {problem}
      </p>
    </>
  );
}
