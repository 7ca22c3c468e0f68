import type { MouseEvent } from 'react';
import { prefersStill } from '@/design/motion/prefers-still';
import { type EnquiryPrefill, prefillEnquiry } from '@/platform/enquiry-prefill';

/** What a visitor would fill in first: no hidden field, no trap for robots. */
const firstField = ':is(input, select, textarea):not([type=hidden], [tabindex="-1"], :disabled)';

/**
 * Hands something to the enquiry form and goes there: on this page by scrolling, otherwise where the
 * pressed link leads.
 */
export function askForQuote(event: MouseEvent<HTMLAnchorElement>, prefill: EnquiryPrefill): void {
  prefillEnquiry(prefill);
  const form = document.getElementById('lead-capture');
  if (form === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  form.scrollIntoView({ behavior: prefersStill() ? 'instant' : 'smooth' });
  form.querySelector<HTMLElement>(firstField)?.focus({ preventScroll: true });
}
