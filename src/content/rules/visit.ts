import { z } from 'zod';
import { fitsInto } from '@/platform/text-length';

/** A page view as sent by the browser. It identifies no visitor. */
export const visitSchema = z.strictObject({
  path: z.string().startsWith('/').refine(fitsInto(300)),
  isVisitStart: z.boolean(),
});

export type Visit = z.infer<typeof visitSchema>;
