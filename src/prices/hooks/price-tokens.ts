import type { Block, Endpoint, PayloadRequest } from 'payload';
import { listPriceTokens } from '../data/list-price-tokens';
import { readPriceBook } from '../data/read-price-book';
import type { PriceBook } from '../rules/price-book';
import { findUnknownTokens } from '../rules/price-tokens';

const books = new WeakMap<PayloadRequest, Promise<PriceBook>>();

/**
 * The prices as they are at the start of a save. Its fields are checked side by side, and a page
 * has dozens of them: one reading serves them all.
 */
function priceBookFor(req: PayloadRequest): Promise<PriceBook> {
  const book = books.get(req) ?? readPriceBook('published', req.payload, req);
  books.set(req, book);
  return book;
}

/**
 * Refuses a text whose price tokens name nothing that is published.
 *
 * @returns `true`, or the message shown beside the field
 */
export async function validatePriceTokens(
  text: string | null | undefined,
  req: PayloadRequest,
): Promise<string | true> {
  // The seed writes documents that name each other before all of them exist.
  if (!text || !/\{\{|\}\}/.test(text) || req.context.skipPriceTokenCheck) return true;
  const unknown = findUnknownTokens(text, await priceBookFor(req));
  if (unknown.length === 0) return true;
  return `There is no published figure called ${unknown.join(', ')}. Pick one from the list of live figures.`;
}

/** A live figure inside rich text. */
export const priceTokenBlock: Block = {
  slug: 'priceToken',
  interfaceName: 'PriceTokenBlock',
  labels: { singular: 'Live figure', plural: 'Live figures' },
  admin: {
    components: { Label: '@/prices/office/PriceTokenLabel#PriceTokenLabel' },
  },
  fields: [
    {
      name: 'token',
      type: 'text',
      label: 'Figure',
      required: true,
      validate: async (
        value: unknown,
        { req }: { req: Parameters<typeof validatePriceTokens>[1] },
      ) => {
        if (typeof value !== 'string' || value === '') return 'Pick a figure.';
        return validatePriceTokens(`{{${value}}}`, req);
      },
      admin: { components: { Field: '@/prices/office/PriceTokenField#PriceTokenField' } },
    },
  ],
};

/** `GET /api/price-tokens`: the live figures that signed-in staff can put into texts. */
export const priceTokensEndpoint: Endpoint = {
  path: '/price-tokens',
  method: 'get',
  handler: async (req) => {
    if (!req.user)
      return Response.json({ errors: [{ message: 'Please sign in.' }] }, { status: 401 });
    const options = listPriceTokens(await readPriceBook('published', req.payload, req));
    return Response.json({ options }, { headers: { 'Cache-Control': 'no-store' } });
  },
};
