import { choiceField, linkFields, listField, row } from '@/content/hooks/fields/common';
import { defineSection } from '@/content/hooks/fields/section';
import { groupField, relationField, textField } from '@/platform/database/fields';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';

export const heroBlock = defineSection(
  'hero',
  ['Opening', 'Openings'],
  [
    textField('eyebrow', 'Small line above', { maxLength: 80 }),
    priceTextField('heading', 'Heading', { required: true, maxLength: 120 }),
    priceTextField('headingAccent', 'Second line, in colour', { maxLength: 80 }),
    priceTextareaField('lead', 'Opening text', { maxLength: 600 }),
    textField('dimension', 'Words on the measured line', { maxLength: 60 }),
    listField('actions', 'Buttons', {
      rows: ['Button', 'Buttons'],
      maxRows: 2,
      fields: linkFields(),
    }),
    groupField('teaser', 'Price line', {
      fields: [
        priceTextField('text', 'Words', { maxLength: 200 }),
        { name: 'href', type: 'text', label: 'Goes to' },
      ],
    }),
    {
      name: 'picture',
      type: 'upload',
      relationTo: 'media',
      label: 'Picture',
    },
    choiceField('picturePlace', 'The picture’s place', {
      across: 'Across the window, below: at least 2,000 pixels wide. Phones show its middle',
      beside: 'Beside the words; phones show it below them',
    }),
    textField('places', 'Places named beside it', { hasMany: true, maxRows: 5 }),
    groupField('rate', 'Portfolio Building Rate', {
      description:
        'A badge that counts the places left. It is shown while the rate is offered (Site settings, Claims) and places are left.',
      fields: [
        priceTextField('title', 'Name on the badge', { maxLength: 60 }),
        priceTextareaField('text', 'Words below it', { maxLength: 200, rows: 2 }),
      ],
    }),
    relationField('receiptPackage', 'Package shown as a receipt', 'packages', {
      description: 'Leave empty for an opening without a receipt.',
    }),
    listField('receiptLines', 'Lines of the receipt', {
      rows: ['Line', 'Lines'],
      maxRows: 8,
      condition: (_data, sibling) => Boolean(sibling?.receiptPackage),
      fields: [
        row(
          priceTextField('label', 'Item', { required: true, maxLength: 120 }),
          priceTextField('amount', 'Amount', { required: true, maxLength: 60 }),
        ),
      ],
    }),
    textField('receiptStamp', 'Stamp on the receipt', {
      maxLength: 200,
      condition: (_data, sibling) => Boolean(sibling?.receiptPackage),
    }),
  ],
);
