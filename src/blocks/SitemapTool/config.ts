import type { Block } from 'payload';
import { listField } from '@/fields/list';
import { priceTextareaField, priceTextField } from '@/fields/price-text';

/** Its limits are code: how politely a site is read is nothing to turn up. */
export const sitemapToolBlock: Block = {
  slug: 'sitemapTool',
  interfaceName: 'SitemapToolBlock',
  labels: { singular: 'Sitemap tool', plural: 'Sitemap tools' },
  fields: [
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
        priceTextField({ name: 'title', label: 'Title', required: true, maxLength: 80 }),
        priceTextareaField({ name: 'text', label: 'Text', required: true, maxLength: 300 }),
      ],
    }),
  ],
};
