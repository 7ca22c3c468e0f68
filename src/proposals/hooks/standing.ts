import { type Endpoint, NotFound, type PayloadRequest } from 'payload';
import { demandRight, documentOf, problem } from '@/accounts/hooks/demand-right';
import type { Proposal } from '@/payload-types';
import { noStore } from '@/platform/http/read-endpoint-body';
import { clientPath } from '../data/private-link';
import { readPriceList } from '../data/read-listed';
import { readStanding } from '../data/read-standing';

async function readProposal(req: PayloadRequest): Promise<Proposal> {
  demandRight(req, 'proposals', 'read');
  const doc = await req.payload.findByID({
    collection: 'proposals',
    id: documentOf(req),
    depth: 0,
    disableErrors: true,
    req,
  });
  if (!doc) throw new NotFound(req.t);
  return doc;
}

/** `GET /api/proposals/:id/standing`: where it stands, and what can be done. */
export const standingEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/standing',
  method: 'get',
  handler: async (req) =>
    Response.json(await readStanding(req, await readProposal(req), new Date()), noStore),
};

/** `GET /api/proposals/:id/link`: what the client opens, also after the mail is gone. */
export const linkEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/link',
  method: 'get',
  handler: async (req) => {
    const doc = await readProposal(req);
    if (doc.status === 'draft') throw problem('It has no link until it is sent.', 409);
    return Response.json({ link: `${req.payload.config.serverURL}${clientPath(doc)}` }, noStore);
  },
};

/** `GET /api/proposals/price-list`: what lines can be taken from, for their labels in the form. */
export const priceListEndpoint: Omit<Endpoint, 'root'> = {
  path: '/price-list',
  method: 'get',
  handler: async (req) => {
    demandRight(req, 'proposals', 'read');
    return Response.json({ items: await readPriceList(req) }, noStore);
  },
};
