'use client';

import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { listenForPrefill, takeEnquiryPrefill } from '@/platform/enquiry-prefill';
import { randomUuid } from '@/platform/random-uuid';
import { readSession, writeSession } from '@/platform/session-store';
import {
  type Attachments,
  noAttachments,
  readDraft,
  readEnquiryQuery,
  readPrefill,
} from '../rules/handed-over';
import { type EnquiryInput, emptyEnquiry, enquiryFieldNames } from '../rules/schema';

/**
 * When the visitor got the page that they are on, in milliseconds since 1970. For the page that the
 * browser itself loaded it is when the visit to it began, however much later this script woke up; a
 * page that was reached by a link within the site is shown when this is asked.
 */
export function pageShownAt(): number {
  const [loaded] = performance.getEntriesByType('navigation');
  const isLoadedPage = loaded && new URL(loaded.name).pathname === window.location.pathname;
  return isLoadedPage ? performance.timeOrigin : Date.now();
}

const storageKey = 'ftj_enquiry_draft';

/** What belongs to one sending and outlives a reload. */
interface Sending {
  key: string;
  startedAt: number;
}

const newSending = (): Sending => ({ key: randomUuid(), startedAt: pageShownAt() });

export interface EnquiryDraftHandle {
  attachments: Attachments;
  detach: (what: keyof Attachments) => void;
  /** The envelope of what is sent now. */
  envelope: () => { key: string; elapsedMs: number } & Attachments;
  /** After success: nothing is kept, the next message is another one. */
  forget: () => void;
}

/**
 * Keeps what was written in this tab until it is sent, and fills in what other parts of the site
 * hand over. What the visitor typed before this script came is never replaced.
 */
export function useEnquiryDraft(form: UseFormReturn<EnquiryInput>): EnquiryDraftHandle {
  const { getValues, setValue, watch, reset } = form;
  const sending = useRef<Sending>({ key: '', startedAt: 0 });
  const attached = useRef<Attachments>(noAttachments);
  const [attachments, setAttachments] = useState<Attachments>(noAttachments);

  // Nothing is kept of a form that nobody has touched.
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
    detach: (what) => {
      attach({ [what]: null });
      keep(getValues());
    },
    envelope: () => {
      const { key, startedAt } = sending.current;
      return { key, elapsedMs: Math.max(0, Date.now() - startedAt), ...attached.current };
    },
    forget: () => {
      reset(emptyEnquiry);
      attach(noAttachments);
      sending.current = newSending();
      writeSession(storageKey, null);
    },
  };
}
