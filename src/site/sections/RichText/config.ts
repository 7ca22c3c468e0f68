import type { Block } from 'payload';
import { choiceField, richTextField } from '@/content/hooks/fields/common';

export const richTextBlock: Block = {
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [
    richTextField('content', 'Text'),
    choiceField('width', 'Width', {
      prose: 'For reading',
      wide: 'Wide, for tables',
      note: 'Small, as a remark on the section above',
    }),
  ],
};
