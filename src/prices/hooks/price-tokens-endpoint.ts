import type { Endpoint } from 'payload';
import { listPriceTokens } from '../data/list-price-tokens';
import { readPriceBook } from '../data/read-price-book';

/** `GET /api/price-tokens`: the live figures that signed-in staff can put into texts. */
export const priceTokensEndpoint: Endpoint = {
  path: '/price-tokens',
  method: 'get',
  handler: async (req) => {
    if (!req.user)
      return Response.json({ errors: [{ message: 'Please sign in.' }] }, { status: 401 });
    const options = listPriceTokens(await readPriceBook(req.payload, req));
    return Response.json({ options }, { headers: { 'Cache-Control': 'no-store' } });
  },
};
