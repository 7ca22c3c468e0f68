import { z } from 'zod';
import { fitsInto } from '@/platform/text-length';
import { estimateSelectionSchema } from '@/prices/rules/selection-schema';

/** What travels with an enquiry without being asked for. Anything odd in it is dropped, not refused. */
export const enquiryEnvelopeSchema = z.object({
  /** One press of the button; the same key again is the same enquiry. */
  key: z.uuid().nullable().catch(null),
  /** Page that the form stands on. */
  page: z
    .string()
    .refine(fitsInto(300))
    .regex(/^\/(?!\/)[\w\-./]*$/)
    .nullable()
    .catch(null),
  /** From when the page was shown, in milliseconds, as the browser claims; null without script. */
  elapsedMs: z.number().int().min(0).nullable().catch(null),
  /** A field that people don’t see. */
  fax_number: z.string().refine(fitsInto(1000)).catch(''),
  estimate: estimateSelectionSchema.nullable().catch(null),
  /** Uuid of a scan report. */
  scan: z.uuid().nullable().catch(null),
});

export type EnquiryEnvelope = z.output<typeof enquiryEnvelopeSchema>;
