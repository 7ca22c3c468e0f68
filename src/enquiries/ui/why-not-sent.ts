import { tryAgainIn } from '@/design/ui/FormParts';
import type { EnquiryOutcome } from '../actions/receive-enquiry';

/** General error of an enquiry; null after success or with field errors. Browser only. */
export function whyNotSent(outcome: EnquiryOutcome | null): string | null {
  if (outcome?.status === 'limited') {
    return `Several messages came from your connection in a short time. ${tryAgainIn(outcome.retryAfterSeconds)}; what you wrote is kept.`;
  }
  if (outcome?.status !== 'failed') return null;
  return typeof navigator !== 'undefined' && !navigator.onLine
    ? 'You seem to be offline. What you wrote is kept here; send it again when you are back.'
    : 'Your message did not reach us. What you wrote is kept here, so you can send it again.';
}
