import type { Field } from 'payload';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-text';
import { listField } from './list';

/**
 * What staff write at the head of a tool’s page: the words around its form, and what is good to know.
 *
 * @param titleHelp below the title of a tile
 */
export function toolHeadFields({ titleHelp }: { titleHelp?: string } = {}): Field[] {
  return [
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
          ...(titleHelp ? { description: titleHelp } : {}),
        }),
        priceTextareaField({ name: 'text', label: 'Text', required: true, maxLength: 300 }),
      ],
    }),
  ];
}
