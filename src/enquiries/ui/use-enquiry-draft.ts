'use client';

import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { listenForPrefill, takeEnquiryPrefill } from '@/platform/enquiry-prefill';
import { randomUuid } from '@/platform/random-uuid';
import { readSession, writeSession } from '@/platform/session-store';
import { type EnquiryInput, emptyEnquiry, enquiryFieldNames } from '../rules/fields';
import {
  type Attachments,
  noAttachments,
  readDraft,
  readEnquiryQuery,
  readPrefill,
} from '../rules/handed-over';

/**
 * Milliseconds since 1970. After a page load it is the start of the navigation, however late the
 * script runs; after a link within the site, the present time.
 */
export function pageShownAt(): number {
  const [loaded] = performance.getEntriesByType('navigation');
  const isLoadedPage = loaded && new URL(loaded.name).pathname === window.location.pathname;
  return isLoadedPage ? performance.timeOrigin : Date.now();
}

const storageKey = 'ftj_enquiry_draft';

/** State of one submission that survives a reload. */
interface Sending {
  key: string;
  startedAt: number;
}

const newSending = (): Sending => ({ key: randomUuid(), startedAt: pageShownAt() });

/** Keeps input in this tab until it is sent; input from before the script is never replaced. */
export function useEnquiryDraft(form: UseFormReturn<EnquiryInput>) {
  const { getValues, setValue, watch, reset } = form;
  const sending = useRef<Sending>({ key: '', startedAt: 0 });
  const attached = useRef<Attachments>(noAttachments);
  const [attachments, setAttachments] = useState<Attachments>(noAttachments);

  // An untouched form has no draft.
  const keep = (values: Partial<EnquiryInput>) => {
    const { estimate, scan } = attached.current;
    const isEmpty = !estimate && !scan && !enquiryFieldNames.some((name) => values[name]);
    const draft = { values, attachments: attached.current, ...sending.current };
    writeSession(storageKey, isEmpty ? null : draft);
  };
  const attach = (more: Partial<Attachments>) => {
    attached.current = { ...attached.current, ...more };
    setAttachments(attached.current);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the form's functions never change
  useEffect(() => {
    const fill = (values: Partial<EnquiryInput>, replaces: readonly (keyof EnquiryInput)[]) => {
      for (const name of enquiryFieldNames) {
        const value = values[name];
        if (value && (replaces.includes(name) || !getValues(name))) setValue(name, value);
      }
    };
    const takeOver = (prefill: unknown) => {
      const { values, attachments: more } = readPrefill(prefill);
      fill(values, ['projectType', 'packageTier']);
      attach(more);
      keep(getValues());
    };

    const draft = readDraft(readSession(storageKey));
    sending.current = newSending();
    if (draft.key && draft.startedAt) {
      sending.current = { key: draft.key, startedAt: draft.startedAt };
    }
    attach(draft.attachments);
    fill(draft.values, []);
    fill(readEnquiryQuery(window.location.search), ['packageTier']);
    const handedOver = takeEnquiryPrefill();
    if (handedOver !== null) takeOver(handedOver);
    const { unsubscribe } = watch((values) => keep(values));
    const stopListening = listenForPrefill(takeOver);
    return () => {
      unsubscribe();
      stopListening();
    };
  }, []);

  return {
    attachments,
    detach: (what: keyof Attachments) => {
      attach({ [what]: null });
      keep(getValues());
    },
    envelope: () => {
      const { key, startedAt } = sending.current;
      return { key, elapsedMs: Math.max(0, Date.now() - startedAt), ...attached.current };
    },
    /** Clears the state after success, so that the next message is a new one. */
    forget: () => {
      reset(emptyEnquiry);
      attach(noAttachments);
      sending.current = newSending();
      writeSession(storageKey, null);
    },
  };
}
