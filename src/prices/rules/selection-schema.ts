import { z } from 'zod';
import { fitsInto } from '@/platform/text-length';
import { maxAddOns } from './estimator-config';

/** A selection from outside, e.g. sent with an enquiry. What it names may not exist any more. */
export const estimateSelectionSchema = z.object({
  type: z.string().refine(fitsInto(40)),
  pages: z.number().int().min(1).max(200),
  addOns: z.array(z.string().refine(fitsInto(100))).max(maxAddOns),
});
