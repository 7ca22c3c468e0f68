import type { Block } from 'payload';
import { validateHref } from '@/content/hooks/fields/common';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';

export const noticeBlock: Block = {
  slug: 'notice',
  interfaceName: 'NoticeBlock',
  labels: { singular: 'Notice', plural: 'Notices' },
  fields: [
    {
      name: 'tone',
      type: 'select',
      label: 'Kind',
      required: true,
      defaultValue: 'info',
      options: [
        { value: 'info', label: 'Good to know' },
        { value: 'warning', label: 'Please note' },
      ],
    },
    priceTextField({ name: 'title', label: 'Title', required: true, maxLength: 120 }),
    priceTextareaField({ name: 'text', label: 'Text', required: true, maxLength: 500 }),
    {
      type: 'row',
      fields: [
        {
          name: 'linkLabel',
          type: 'text',
          label: 'Link',
          maxLength: 80,
          admin: { width: '50%' },
        },
        {
          name: 'linkHref',
          type: 'text',
          label: 'Link goes to',
          validate: ((value: unknown) => (value ? validateHref(value) : true)) as never,
          admin: { width: '50%', description: 'e.g. /pricing, /#lead-capture, https://…' },
        },
      ],
    },
  ],
};
