import type { Block } from 'payload';
import { choiceField } from '@/content/hooks/fields/common';
import { sectionHeadFields } from '@/content/hooks/fields/section';
import { priceTextareaField } from '@/prices/hooks/price-fields';

export const addOnListBlock: Block = {
  slug: 'addOnList',
  interfaceName: 'AddOnListBlock',
  labels: { singular: 'Add-ons', plural: 'Add-ons' },
  fields: [
    ...sectionHeadFields(),
    choiceField('kind', 'Which add-ons', {
      build: 'For a new website',
      retainer: 'With or without a retainer',
    }),
    priceTextareaField('note', 'Note below', { maxLength: 500 }),
  ],
};
