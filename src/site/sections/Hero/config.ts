import { linkFields, listField, row } from '@/content/hooks/fields/common';
import { defineSection } from '@/content/hooks/fields/section';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';

export const heroBlock = defineSection(
  'hero',
  ['Opening', 'Openings'],
  [
    { name: 'eyebrow', type: 'text', label: 'Small line above', maxLength: 80 },
    priceTextField('heading', 'Heading', { required: true, maxLength: 120 }),
    priceTextField('headingAccent', 'Second line, in colour', { maxLength: 80 }),
    priceTextareaField('lead', 'Opening text', { maxLength: 600 }),
    { name: 'dimension', type: 'text', label: 'Words on the measured line', maxLength: 60 },
    listField('actions', 'Buttons', {
      rows: ['Button', 'Buttons'],
      maxRows: 2,
      fields: linkFields(),
    }),
    {
      name: 'teaser',
      type: 'group',
      label: 'Price line',
      fields: [
        priceTextField('text', 'Words', { maxLength: 200 }),
        { name: 'href', type: 'text', label: 'Goes to' },
      ],
    },
    { name: 'places', type: 'text', hasMany: true, label: 'Places named beside it', maxRows: 5 },
    {
      name: 'rate',
      type: 'group',
      label: 'Portfolio Building Rate',
      admin: {
        description:
          'A badge that counts the places left. It is shown while the rate is offered (Site settings, Claims) and places are left.',
      },
      fields: [
        priceTextField('title', 'Name on the badge', { maxLength: 60 }),
        priceTextareaField('text', 'Words below it', { maxLength: 200, rows: 2 }),
      ],
    },
    {
      name: 'receiptPackage',
      type: 'relationship',
      relationTo: 'packages',
      label: 'Package shown as a receipt',
      admin: { description: 'Leave empty for an opening without a receipt.' },
    },
    listField('receiptLines', 'Lines of the receipt', {
      rows: ['Line', 'Lines'],
      maxRows: 8,
      condition: (_data, sibling) => Boolean(sibling?.receiptPackage),
      fields: [
        row(
          priceTextField('label', 'Item', { required: true, maxLength: 120 }),
          priceTextField('amount', 'Amount', { required: true, maxLength: 60 }),
        ),
        {
          name: 'struck',
          type: 'checkbox',
          label: 'Not charged: shown struck through',
          defaultValue: false,
        },
      ],
    }),
    {
      name: 'receiptStamp',
      type: 'text',
      label: 'Stamp on the receipt',
      maxLength: 200,
      admin: { condition: (_data, sibling) => Boolean(sibling?.receiptPackage) },
    },
  ],
);
