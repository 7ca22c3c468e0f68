import { zodResolver } from '@hookform/resolvers/zod';
import type { EnquiryInput, ShortEnquiryInput } from '../rules/fields';
import { enquirySchema, firstFaults, shortEnquirySchema } from '../rules/schema';

/** The server’s own rules, loaded when the form is visible; values stay as typed. */
export const checkEnquiry = zodResolver<EnquiryInput, unknown, EnquiryInput>(
  enquirySchema as never,
  undefined,
  { raw: true },
);

/** Its faults at present, by the same rules. */
export function checkShortEnquiry(form: FormData) {
  const { error } = shortEnquirySchema.safeParse(Object.fromEntries(form));
  return error ? firstFaults<keyof ShortEnquiryInput>(error) : {};
}
