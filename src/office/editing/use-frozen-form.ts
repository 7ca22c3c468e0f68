'use client';

import { useEffect, useRef } from 'react';
import type { OpenForm } from './open-forms';

const whyBlocked = 'Not saved: see the note above the form.';

/** Everything of a form but the notice: the fields, the sidebar, and the buttons above. */
function partsAround(notice: HTMLElement): Element[] {
  const form = notice.closest('form');
  const parts = form?.querySelectorAll(
    '.doc-controls, .document-fields__sidebar-wrap, .document-fields__edit > *, .document-fields__fields > *',
  );
  return [...(parts ?? [])].filter((part) => !part.contains(notice));
}

/**
 * Takes a form out of use, what was typed in sight, and lets it save nothing.
 *
 * @returns where the notice stands
 */
export function useFrozenForm(isFrozen: boolean, openForm: () => OpenForm | null) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = openForm();
    if (!isFrozen || !notice.current || !open) return;
    const parts = partsAround(notice.current);
    open.blocked = whyBlocked;
    for (const part of parts) part.setAttribute('inert', '');
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    notice.current.scrollIntoView({ block: 'center' });
    return () => {
      open.blocked = null;
      for (const part of parts) part.removeAttribute('inert');
      window.removeEventListener('beforeunload', ask);
    };
  }, [isFrozen, openForm]);
  return notice;
}
