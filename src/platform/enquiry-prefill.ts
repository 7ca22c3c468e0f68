import { readSession, writeSession } from './session-store';

/**
 * How other parts of the site hand something to the enquiry form without knowing it. Browser only.
 */
export interface EnquiryPrefill {
  /** Value of the form’s project type, e.g. `new_website`. */
  projectType?: string;
  /** Reference of a package, e.g. `growth`. */
  packageTier?: string;
  /** Opening lines; they never replace what the visitor wrote. */
  message?: string;
  /** What was chosen in the estimator; the server works the sum out again. */
  estimate?: {
    type: string;
    pages: number;
    addOns: string[];
    /** What the form shows of it, e.g. `Multi-page website, 8 pages, £1,500`. */
    label?: string;
  };
  /** Uuid of a scan report. */
  scan?: string;
}

const storageKey = 'ftj_enquiry_prefill';
const eventName = 'enquiry-prefill';

/** Fills the form if it is on this page, or the next one that the visitor opens in this tab. */
export function prefillEnquiry(prefill: EnquiryPrefill): void {
  writeSession(storageKey, prefill);
  window.dispatchEvent(new CustomEvent(eventName, { detail: prefill }));
}

/** What waits to be filled in, once. The caller checks it: anybody can write into storage. */
export function takeEnquiryPrefill(): unknown {
  const waiting = readSession(storageKey);
  writeSession(storageKey, null);
  return waiting;
}

/** Calls back whenever something is handed over on this page; for the form. */
export function listenForPrefill(callback: (prefill: unknown) => void): () => void {
  const hear = (event: Event) => {
    writeSession(storageKey, null);
    callback((event as CustomEvent<unknown>).detail);
  };
  window.addEventListener(eventName, hear);
  return () => window.removeEventListener(eventName, hear);
}
