import type { Block } from 'payload';
import { sectionHeadFields } from '@/content/hooks/fields/section';
import { priceTextareaField } from '@/prices/hooks/price-fields';

export const addOnListBlock: Block = {
  slug: 'addOnList',
  interfaceName: 'AddOnListBlock',
  labels: { singular: 'Add-ons', plural: 'Add-ons' },
  fields: [
    ...sectionHeadFields(),
    {
      name: 'kind',
      type: 'select',
      label: 'Which add-ons',
      required: true,
      defaultValue: 'build',
      options: [
        { value: 'build', label: 'For a new website' },
        { value: 'retainer', label: 'With or without a retainer' },
      ],
    },
    priceTextareaField('note', 'Note below', { maxLength: 500 }),
  ],
};
