'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askAsStaff } from '@/platform/ask-as-staff';

/** Beside something that the site gave up: has it done again. */
export function TryAgain({ job, name }: { job: number; name: string }) {
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState('');

  async function ask() {
    if (isAsking) return;
    setIsAsking(true);
    setProblem('');
    try {
      await askAsStaff(`/api/payload-jobs/${job}/retry`);
      toast.success('It is tried again now. If it fails once more, it comes back here.');
      router.refresh();
    } catch (error) {
      setProblem((error as Error).message);
    }
    setIsAsking(false);
  }

  return (
    <span className="try-again">
      <Button
        onClick={ask}
        disabled={isAsking}
        size="small"
        buttonStyle="secondary"
        margin={false}
        aria-label={`Try again: ${name}`}
      >
        {isAsking ? 'One moment …' : 'Try again'}
      </Button>
      <span role="alert">{problem}</span>
    </span>
  );
}
