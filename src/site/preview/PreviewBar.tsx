'use client';

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react';
import { useRouter } from 'next/navigation';

/** Tells staff that they see a draft, and keeps it fresh while they type in the back office. */
export function PreviewBar({ siteUrl }: { siteUrl: string }) {
  const router = useRouter();
  return (
    <aside
      aria-label="Preview"
      className="flex min-h-11 flex-wrap items-center justify-center gap-x-4 bg-amber px-4 text-center text-small text-on-amber print-hidden"
    >
      <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={siteUrl} />
      <span>Preview: you see drafts that visitors don’t.</span>
      {/* A plain link: the exit is a route that answers with a redirect, not a page to prefetch. */}
      <a href="/preview/exit" className="touch inline-flex items-center font-semibold">
        Leave the preview
      </a>
    </aside>
  );
}
