import { linkFields } from '@/content/hooks/fields/common';
import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { groupField } from '@/platform/database/fields';

export const cityListBlock = defineSection(
  'cityList',
  ['Cities', 'Cities'],
  [
    ...sectionHeadFields(),
    groupField('action', 'Button', { fields: linkFields({ required: false }) }),
  ],
);
