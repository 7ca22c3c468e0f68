'use client';

import { useRouter } from 'next/navigation';
import { type ElementType, useEffect, useRef } from 'react';
import { hydratedEvent } from '@/platform/hydrated-event';

/** One object for all renderings: React would replace the HTML if it changed. */
const untouched = { __html: '' };

/** Set while all data of the page is loaded again. */
let isLoading = false;

/**
 * Stands for an element whose content is in the page's HTML but not in its data; the server puts it
 * there (src/platform/http/static-parts.ts). Hydration keeps the HTML. Where React builds the page
 * itself instead, as after a browser extension changed it, the part is empty: the data is loaded.
 */
export function StaticPart({ as: Tag }: { as: ElementType }) {
  const part = useRef<HTMLElement>(null);
  const router = useRouter();
  useEffect(() => {
    if (isLoading || part.current?.hasChildNodes()) return;
    isLoading = true;
    router.refresh();
    setTimeout(() => {
      isLoading = false;
    });
  }, [router]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing
  return <Tag ref={part} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />;
}

/**
 * Reports that React has hydrated the page.
 * @param part never rendered: puts the component's address into the data of the page
 */
export function PageScript(_: { part: typeof StaticPart }) {
  useEffect(() => {
    window.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
}
