import type { PayloadRequest } from 'payload';
import type { Submission } from '@/payload-types';
import { idOf } from '@/platform/jobs/id-of';
import { targetOf } from '@/platform/paths';
import type { EnquiryWords } from '../rules/read-trade-and-place';

/** The niche or city page that an enquiry was sent from. */
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
 * Collects the words of an enquiry that may name trade and place.
 * @param typed Trade and Area of the form, perhaps unsaved
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
