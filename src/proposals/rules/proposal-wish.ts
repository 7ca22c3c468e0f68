import { z } from 'zod';
import type { AddressQuery } from '@/keywords/rules/keyword-filter';
import { isKeywordIntent, type KeywordIntent } from '@/keywords/rules/keyword-views';
import type { ProposalFilter } from '@/keywords/rules/propose-keywords';

// The query is untrusted: invalid values are dropped without an error.
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

/** Reads the filter for suggested keywords from an address. Never throws. */
export function readProposalWish(address: AddressQuery): ProposalFilter {
  return wishSchema.parse(address);
}
