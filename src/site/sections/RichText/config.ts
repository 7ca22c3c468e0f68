import { choiceField, richTextField } from '@/content/hooks/fields/common';
import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';

export const richTextBlock = defineSection(
  'richText',
  ['Text', 'Texts'],
  [
    ...sectionHeadFields({ headingRequired: false }),
    richTextField('content', 'Text'),
    choiceField('width', 'Width', {
      prose: 'For reading',
      wide: 'Wide, for tables',
      note: 'Small, as a remark on the section above',
    }),
  ],
);
