import type { Block } from 'payload';
import { listField } from '@/fields/list';
import { priceTextareaField, priceTextField } from '@/fields/price-text';

/** Its rules stand elsewhere: Fees and periods (fair use), Scanner (what mends what). */
export const scannerBlock: Block = {
  slug: 'scanner',
  interfaceName: 'ScannerBlock',
  labels: { singular: 'Scanner', plural: 'Scanners' },
  fields: [
    {
      name: 'tool',
      type: 'select',
      label: 'Shows',
      required: true,
      defaultValue: 'scan',
      options: [
        { value: 'scan', label: 'The whole scan' },
        { value: 'page-speed', label: 'The speed estimate' },
      ],
    },
    { name: 'eyebrow', type: 'text', label: 'Small line above', maxLength: 80 },
    priceTextField({
      name: 'heading',
      label: 'Heading of the page',
      required: true,
      maxLength: 120,
    }),
    priceTextareaField({ name: 'lead', label: 'Opening text', maxLength: 600 }),
    { name: 'buttonText', type: 'text', label: 'Button', required: true, maxLength: 40 },
    priceTextareaField({ name: 'note', label: 'Below the address', maxLength: 400 }),
    listField({
      name: 'tiles',
      label: 'Good to know',
      rows: ['Tile', 'Tiles'],
      maxRows: 6,
      fields: [
        priceTextField({
          name: 'title',
          label: 'Title',
          required: true,
          maxLength: 80,
          description: '“{duration}” stands for how long scans take, measured.',
        }),
        priceTextareaField({ name: 'text', label: 'Text', required: true, maxLength: 300 }),
      ],
    }),
  ],
};
