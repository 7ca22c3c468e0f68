import type { PayloadRequest } from 'payload';
import type { Submission } from '@/payload-types';
import { idOf } from '@/platform/jobs/id-of';
import { targetOf } from '@/platform/paths';
import type { EnquiryWords } from '../rules/read-trade-and-place';

/** The page of a niche in a city, or of a city, that an enquiry was sent from. */
function pageOf({ page }: Submission): EnquiryWords['page'] {
  const target = page ? targetOf(page) : null;
  if (target?.collection === 'city-niche-pages') return { niche: target.niche, city: target.city };
  return { niche: null, city: target?.collection === 'cities' ? target.slug : null };
}

async function hostOfScan(req: PayloadRequest, { scan }: Submission): Promise<string | null> {
  const id = idOf(scan);
  if (!id) return null;
  const found = await req.payload.findByID({
    collection: 'scan-results',
    id,
    depth: 0,
    joins: false,
    disableErrors: true,
    req,
    select: { host: true },
  });
  return found?.host ?? null;
}

/**
 * Everything in an enquiry that may say what somebody does, and where.
 *
 * @param typed what stands in Trade and Area, which may not be saved yet
 */
export async function readEnquiryWords(
  req: PayloadRequest,
  enquiry: Submission,
  typed: Pick<EnquiryWords, 'trade' | 'place'>,
): Promise<EnquiryWords> {
  const { name, email, message, industry, packageTier } = enquiry;
  const isText = (each: unknown) => typeof each === 'string';
  return {
    ...typed,
    name,
    message,
    page: pageOf(enquiry),
    hosts: [await hostOfScan(req, enquiry), email.split('@')[1]].filter(isText),
    choices: [packageTier, industry].filter(isText),
  };
}
