import { readSession, writeSession } from './session-store';

/** Data from other parts of the site for the enquiry form. Browser only. */
export interface EnquiryPrefill {
  projectType?: string;
  packageTier?: string;
  /** Opening lines; they never replace the visitor's text. */
  message?: string;
  /** The estimator's selection; the server recalculates the total. */
  estimate?: {
    type: string;
    pages: number;
    addOns: string[];
    label?: string;
    /** Its parts in one line, its total and where it can be changed. */
    receipt?: { parts: string; total: string; href: string };
  };
  scan?: string;
}

const storageKey = 'ftj_enquiry_prefill';
const eventName = 'enquiry-prefill';

/** Fills the form on this page, or on the next page opened in this tab. */
export function prefillEnquiry(prefill: EnquiryPrefill): void {
  writeSession(storageKey, prefill);
  window.dispatchEvent(new CustomEvent(eventName, { detail: prefill }));
}

/** Takes the pending prefill once. Storage is untrusted, so the caller validates it. */
export function takeEnquiryPrefill(): unknown {
  const waiting = readSession(storageKey);
  writeSession(storageKey, null);
  return waiting;
}

export function listenForPrefill(callback: (prefill: unknown) => void): () => void {
  const hear = (event: Event) => {
    writeSession(storageKey, null);
    callback((event as CustomEvent<unknown>).detail);
  };
  window.addEventListener(eventName, hear);
  return () => window.removeEventListener(eventName, hear);
}
