import { choiceField } from '@/content/hooks/fields/common';
import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { priceTextareaField } from '@/prices/hooks/price-fields';

export const addOnListBlock = defineSection(
  'addOnList',
  ['Add-ons', 'Add-ons'],
  [
    ...sectionHeadFields(),
    choiceField('kind', 'Which add-ons', {
      build: 'For a new website',
      retainer: 'With or without a retainer',
    }),
    priceTextareaField('note', 'Note below', { maxLength: 500 }),
  ],
);
