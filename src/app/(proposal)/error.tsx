'use client';

import { Container } from '@/design/layout/Container';
import { Button } from '@/design/ui/Button';

export default function ProposalFailed({ reset }: { error: Error; reset: () => void }) {
  return (
    <Container className="pt-12 pb-section lg:pt-20">
      <h1 className="text-h1 font-[670]">That did not work.</h1>
      <p className="mt-5 max-w-note text-lead text-muted">
        The fault is ours, not yours. Try again; if it stays, write to us and we send you the
        proposal another way.
      </p>
      <Button variant="primary" onClick={reset} className="mt-8 max-sm:w-full">
        Try again
      </Button>
    </Container>
  );
}
