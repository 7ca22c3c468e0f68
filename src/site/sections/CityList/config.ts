import { linkFields } from '@/content/hooks/fields/common';
import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';

export const cityListBlock = defineSection(
  'cityList',
  ['Cities', 'Cities'],
  [
    ...sectionHeadFields(),
    { name: 'action', type: 'group', label: 'Button', fields: linkFields({ required: false }) },
  ],
);
