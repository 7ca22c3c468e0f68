import type { ReactNode } from 'react';
import { Container } from '@/design/layout/Container';
import { Icon } from '@/design/ui/Icon';
import { seoDashboardPath } from '@/platform/paths';

/** Head of a page on which one thing is done with the keywords. */
export function TaskHead({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Container className="pt-5 lg:pt-8">
      <a
        href={seoDashboardPath}
        className="touch inline-flex items-center gap-2 text-small no-underline hover:underline"
      >
        <Icon name="arrow-left" className="size-4.5" />
        SEO dashboard
      </a>
      <h1 className="mt-3 text-h2 font-[670]">{heading}</h1>
      <p className="mt-4 max-w-measure text-muted">{children}</p>
    </Container>
  );
}
