import type { Block, Endpoint, PayloadRequest } from 'payload';
import {
  type FieldOptions,
  numberField,
  textareaField,
  textField,
} from '@/platform/database/fields';
import { noStore } from '@/platform/http/read-endpoint-body';
import { readPriceBook } from '../data/read-price-book';
import { findAmountProblem, mostPence, noPounds } from '../rules/price-board';
import type { PriceBook } from '../rules/price-book';
import { findUnknownTokens, listPriceTokens } from '../rules/price-tokens';

/** Validates an amount: `true`, or the message shown beside the field. */
export function validatePence(value: number | null | undefined, required = false): string | true {
  const isEmpty = value === null || value === undefined;
  if (!isEmpty && !Number.isInteger(value)) return noPounds;
  return findAmountProblem(value ?? null, !required) ?? true;
}

/** A money field: stored as whole pence, entered and shown in pounds. */
export function penceField(name: string, label: string, options: FieldOptions<'number'> = {}) {
  return numberField(name, label, {
    min: 0,
    max: mostPence,
    validate: (value: number | null | undefined) => validatePence(value, options.required),
    components: {
      Field: '@/prices/office/price-fields#PenceField',
      Cell: '@/prices/office/price-fields#PenceCell',
    },
    ...options,
  });
}

interface PriceTextOptions {
  description?: string;
  required?: boolean;
  /** Applies to the text before resolving. */
  maxLength?: number;
}

function priceText(label: string, { maxLength, required = false, ...options }: PriceTextOptions) {
  return {
    ...options,
    required,
    validate: async (value: unknown, { req }: { req: PayloadRequest }): Promise<string | true> => {
      const text = typeof value === 'string' ? value.trim() : '';
      if (required && text === '') return `${label} is needed.`;
      if (maxLength && text.length > maxLength) {
        return `Keep this to ${maxLength} characters; it has ${text.length}.`;
      }
      return validatePriceTokens(text, req);
    },
    components: { afterInput: ['@/prices/office/price-fields#InsertPriceToken'] },
  };
}

/** A line of text that may contain price tokens. */
export const priceTextField = (name: string, label: string, options: PriceTextOptions = {}) =>
  textField(name, label, priceText(label, options));

/** A paragraph of text that may contain price tokens. */
export const priceTextareaField = (
  name: string,
  label: string,
  { rows = 3, ...options }: PriceTextOptions & { rows?: number } = {},
) => textareaField(name, label, { ...priceText(label, options), rows });

const books = new WeakMap<PayloadRequest, Promise<PriceBook>>();

/** The price book, cached per save: a page validates dozens of fields in parallel. */
function priceBookFor(req: PayloadRequest): Promise<PriceBook> {
  const book = books.get(req) ?? readPriceBook('published', req.payload, req);
  books.set(req, book);
  return book;
}

/** Refuses a text with price tokens of unpublished or unknown items. */
async function validatePriceTokens(
  text: string | null | undefined,
  req: PayloadRequest,
): Promise<string | true> {
  // The seed writes documents whose references do not exist yet.
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
    components: { Label: '@/prices/office/price-fields#PriceTokenLabel' },
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
      admin: { components: { Field: '@/prices/office/price-fields#PriceTokenField' } },
    },
  ],
};

/** `GET /api/price-tokens`: live figures available in texts, for signed-in staff. */
export const priceTokensEndpoint: Endpoint = {
  path: '/price-tokens',
  method: 'get',
  handler: async (req) => {
    if (!req.user)
      return Response.json({ errors: [{ message: 'Please sign in.' }] }, { status: 401 });
    const options = listPriceTokens(await readPriceBook('published', req.payload, req));
    return Response.json({ options }, noStore);
  },
};
