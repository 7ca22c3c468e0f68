import { zodResolver } from '@hookform/resolvers/zod';
import type { EnquiryInput } from '../rules/fields';
import { enquirySchema } from '../rules/schema';

/** The server’s own rules, loaded when the form is visible; values stay as typed. */
export const checkEnquiry = zodResolver<EnquiryInput, unknown, EnquiryInput>(
  enquirySchema as never,
  undefined,
  { raw: true },
);
