'use client';

import { Container } from '@/design/layout/Container';
import { Notice } from '@/design/ui/Notice';

export default function SeoDashboardFailed() {
  return (
    <Container className="py-12">
      <h1 className="text-h2 font-[670]">SEO dashboard</h1>
      <Notice tone="warning" className="mt-6">
        <p>This page can’t be shown at the moment. Load it again in a minute.</p>
      </Notice>
    </Container>
  );
}
