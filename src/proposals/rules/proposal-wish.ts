import { z } from 'zod';
import type { AddressQuery } from '@/keywords/rules/keyword-filter';
import { isKeywordIntent, type KeywordIntent } from '@/keywords/rules/keyword-views';
import type { ProposalFilter } from '@/keywords/rules/propose-keywords';

// What an address holds is anybody’s: whatever can’t be read is left out, and never an error.
const slug = z
  .string()
  .regex(/^[a-z0-9-]{1,80}$/)
  .nullable()
  .catch(null);
const wishSchema = z
  .object({
    place: slug,
    niche: slug,
    intent: z.custom<KeywordIntent>(isKeywordIntent).nullable().catch(null),
  })
  .transform(({ place: city, ...wish }): ProposalFilter => ({ city, ...wish }));

/** Reads out of an address which keywords somebody wishes to have proposed. Never throws. */
export function readProposalWish(address: AddressQuery): ProposalFilter {
  return wishSchema.parse(address);
}
