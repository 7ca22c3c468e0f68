import { listField } from '@/content/hooks/fields/common';
import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { textField } from '@/platform/database/fields';

export const chatDemoBlock = defineSection(
  'chatDemo',
  ['The chat at work', 'The chat at work'],
  [
    ...sectionHeadFields({ canFold: false }),
    listField('examples', 'Questions to press', {
      rows: ['Question', 'Questions'],
      maxRows: 4,
      description: 'The first three also open the chat on every page.',
      fields: [textField('text', 'Question', { required: true, maxLength: 80 })],
    }),
  ],
);
