import { EnquiryForm } from './EnquiryForm';

/** The enquiry form, in a file of its own to fetch; see `lazy-parts.ts`. */
export const parts = { EnquiryForm };
