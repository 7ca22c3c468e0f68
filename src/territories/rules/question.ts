import { z } from 'zod';
import { fitsInto } from '@/platform/text-length';
import { longestInput } from './territory-answer';

const field = z.string().trim().min(1).refine(fitsInto(longestInput));

/** What the check is asked (specification, sections 5 and 7, call 10). */
export const territoryQuestion = z.object({ businessType: field, location: field });

export type TerritoryQuestion = z.infer<typeof territoryQuestion>;
