import { z } from 'zod';
import { fitsInto } from '@/platform/text-length';
import { estimateSelectionSchema } from '@/prices/rules/selection-schema';

/** Invalid values are dropped, so that they never block an enquiry. */
export const enquiryEnvelopeSchema = z.object({
  /** Identifies one submission; a repeated key is the same enquiry. */
  key: z.uuid().nullable().catch(null),
  page: z
    .string()
    .refine(fitsInto(300))
    .regex(/^\/(?!\/)[\w\-./]*$/)
    .nullable()
    .catch(null),
  /** Milliseconds since the page appeared, from the browser’s clock; null without script. */
  elapsedMs: z.number().int().min(0).nullable().catch(null),
  /** Hidden field that only bots fill in. */
  fax_number: z.string().refine(fitsInto(1000)).catch(''),
  estimate: estimateSelectionSchema.nullable().catch(null),
  scan: z.uuid().nullable().catch(null),
});

export type EnquiryEnvelope = z.output<typeof enquiryEnvelopeSchema>;
