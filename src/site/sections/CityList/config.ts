import type { Block } from 'payload';
import { linkFields } from '@/content/hooks/fields/link';
import { sectionHeadFields } from '@/content/hooks/fields/section-head';

export const cityListBlock: Block = {
  slug: 'cityList',
  interfaceName: 'CityListBlock',
  labels: { singular: 'Cities', plural: 'Cities' },
  fields: [
    ...sectionHeadFields(),
    { name: 'action', type: 'group', label: 'Button', fields: linkFields({ required: false }) },
  ],
};
