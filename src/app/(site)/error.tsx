'use client';

import { Container } from '@/design/layout/Container';
import { Button } from '@/design/ui/Button';
import { Notice } from '@/design/ui/Notice';

/** Error page within the site's layout, with links to retry and to the home page. */
export default function SiteError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return (
    <Container className="pt-12 pb-section lg:pt-20">
      <h1 className="text-h1 font-[670]">That did not work.</h1>
      <p className="mt-5 max-w-note text-lead text-muted">
        The fault is ours, not yours. Try again; if it stays, write to us and we answer by hand.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="primary" onClick={reset} className="max-sm:w-full">
          Try again
        </Button>
        <Button href="/contact" variant="line" className="max-sm:w-full">
          Contact Us
        </Button>
      </div>
      {error.digest ? (
        <Notice className="mt-10 max-w-note">
          Reference for our log: <span className="font-mono">{error.digest}</span>
        </Notice>
      ) : null}
    </Container>
  );
}
