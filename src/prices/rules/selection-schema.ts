import { z } from 'zod';
import { fitsInto } from '@/platform/text-length';
import { maxAddOns } from './estimator-config';

/** An untrusted selection, e.g. sent with an enquiry. It may name deleted items. */
export const estimateSelectionSchema = z.object({
  type: z.string().refine(fitsInto(40)),
  pages: z.number().int().min(1).max(200),
  addOns: z.array(z.string().refine(fitsInto(100))).max(maxAddOns),
});
