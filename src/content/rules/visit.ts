import { z } from 'zod';
import { fitsInto } from '@/platform/text-length';

/**
 * What a browser sends for a page that somebody looked at: where, and whether a visit began there.
 * Nothing says who.
 */
export const visitSchema = z.strictObject({
  path: z.string().startsWith('/').refine(fitsInto(300)),
  isVisitStart: z.boolean(),
});

export type Visit = z.infer<typeof visitSchema>;
