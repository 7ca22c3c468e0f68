import type { Block } from 'payload';
import { validatePriceTokens } from './validate-price-tokens';

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
