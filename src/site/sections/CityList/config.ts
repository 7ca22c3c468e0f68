import { linkFields } from '@/content/hooks/fields/common';
import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { groupField } from '@/platform/database/fields';

export const cityListBlock = defineSection(
  'cityList',
  ['Cities', 'Cities'],
  [
    ...sectionHeadFields(),
    groupField('action', 'Button', {
      description: 'Without a button, the list has a map beside it.',
      fields: linkFields({ required: false }),
    }),
  ],
);
