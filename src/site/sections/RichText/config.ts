import type { Block } from 'payload';
import { richTextField } from '@/content/hooks/fields/common';

export const richTextBlock: Block = {
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [
    richTextField('content', 'Text'),
    {
      name: 'width',
      type: 'select',
      label: 'Width',
      required: true,
      defaultValue: 'prose',
      options: [
        { value: 'prose', label: 'For reading' },
        { value: 'wide', label: 'Wide, for tables' },
        { value: 'note', label: 'Small, as a remark on the section above' },
      ],
    },
  ],
};
