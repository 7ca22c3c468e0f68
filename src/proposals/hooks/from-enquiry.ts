import { type Endpoint, NotFound, type PayloadRequest } from 'payload';
import { demandRight } from '@/accounts/hooks/access';
import { lockEnquiry } from '@/enquiries/data/find-enquiries';
import type { Proposal, User } from '@/payload-types';
import { inTransaction } from '@/platform/database/transaction';
import { noStore } from '@/platform/http/read-endpoint-body';
import { idOf } from '@/platform/jobs/id-of';
import { slugify } from '@/platform/slugify';
import { readEnquiryWords } from '@/territories/data/read-enquiry-words';
import { readTradeAndPlaceOfEnquiry } from '@/territories/data/territory-conflicts';
import { linesOfEnquiry, packageIn, sectionsOfEnquiry } from '../data/draft-from-enquiry';
import { freeSlug } from '../data/free-slug';

async function findDraft(req: PayloadRequest, enquiry: number): Promise<number | null> {
  const { docs } = await req.payload.find({
    collection: 'proposals',
    where: { enquiry: { equals: enquiry }, status: { equals: 'draft' } },
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    select: {},
  });
  return docs[0]?.id ?? null;
}

async function begin(req: PayloadRequest, user: User, id: number): Promise<number> {
  const enquiry = await lockEnquiry(req, id);
  const draft = await findDraft(req, id);
  if (draft) return draft;
  const { name, email, place, trade } = enquiry;
  // Trade and place let staff see reserved areas before sending, even if the fields are empty.
  const words = await readEnquiryWords(req, enquiry, { trade: trade ?? '', place: place ?? '' });
  const wish = await readTradeAndPlaceOfEnquiry(req, words);
  const lines = await linesOfEnquiry(req, enquiry);
  const created = await req.payload.create({
    collection: 'proposals',
    data: {
      title: `Website for ${name}`.slice(0, 120),
      slug: await freeSlug(req, slugify(name)),
      clientName: name,
      contactName: name,
      clientEmail: email,
      enquiry: id,
      scan: idOf(enquiry.scan) ?? null,
      niche: wish.niche,
      place: place || wish.place,
      owner: idOf(enquiry.owner) ?? user.id,
      sections: await sectionsOfEnquiry(req, enquiry, packageIn(lines)),
      lines,
    } as Partial<Proposal> as Proposal,
    depth: 0,
    req,
  });
  return created.id;
}

/** `POST /api/proposals/from-enquiry/:enquiry`: creates a draft from the enquiry's details. */
export const fromEnquiryEndpoint: Omit<Endpoint, 'root'> = {
  path: '/from-enquiry/:enquiry',
  method: 'post',
  handler: async (req) => {
    const user = demandRight(req, 'proposals', 'create');
    demandRight(req, 'submissions', 'read');
    const enquiry = Number(req.routeParams?.enquiry);
    if (!Number.isSafeInteger(enquiry) || enquiry < 1) throw new NotFound(req.t);
    const id = await inTransaction(req, () => begin(req, user, enquiry));
    return Response.json({ id }, noStore);
  },
};
