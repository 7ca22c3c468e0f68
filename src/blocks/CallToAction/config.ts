import type { Block } from 'payload';
import { linkFields, validateHref } from '@/fields/link';
import { priceTextareaField, priceTextField } from '@/fields/price-text';

export const callToActionBlock: Block = {
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  fields: [
    priceTextField({ name: 'title', label: 'Heading', required: true, maxLength: 120 }),
    priceTextareaField({ name: 'description', label: 'Text', maxLength: 400 }),
    {
      type: 'row',
      fields: [
        {
          name: 'buttonText',
          type: 'text',
          label: 'Button',
          required: true,
          defaultValue: 'Get Your Transparent Quote',
          maxLength: 40,
        },
        {
          name: 'buttonLink',
          type: 'text',
          label: 'Button goes to',
          required: true,
          defaultValue: '/#contact',
          validate: validateHref as never,
        },
      ],
    },
    {
      name: 'secondary',
      type: 'group',
      label: 'Second link',
      fields: linkFields({ required: false }),
    },
    {
      name: 'variant',
      type: 'select',
      label: 'Size',
      required: true,
      defaultValue: 'default',
      options: [
        { value: 'default', label: 'Full' },
        { value: 'compact', label: 'Compact' },
      ],
    },
  ],
};
