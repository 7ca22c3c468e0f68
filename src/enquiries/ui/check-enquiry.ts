import { zodResolver } from '@hookform/resolvers/zod';
import { type EnquiryInput, enquirySchema } from '../rules/schema';

/** The server’s own rules, fetched with the first look at the form; values stay as typed. */
export const checkEnquiry = zodResolver<EnquiryInput, unknown, EnquiryInput>(
  enquirySchema as never,
  undefined,
  { raw: true },
);
