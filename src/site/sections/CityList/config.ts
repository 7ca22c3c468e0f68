import type { Block } from 'payload';
import { linkFields } from '@/content/hooks/fields/common';
import { sectionHeadFields } from '@/content/hooks/fields/section';

export const cityListBlock: Block = {
  slug: 'cityList',
  interfaceName: 'CityListBlock',
  labels: { singular: 'Cities', plural: 'Cities' },
  fields: [
    ...sectionHeadFields(),
    { name: 'action', type: 'group', label: 'Button', fields: linkFields({ required: false }) },
  ],
};
