import type { Block } from 'payload';
import { linkFields } from '@/content/hooks/fields/common';
import { sectionHeadFields } from '@/content/hooks/fields/section';
import { groupField } from '@/platform/database/fields';

export const cityListBlock: Block = {
  slug: 'cityList',
  interfaceName: 'CityListBlock',
  labels: { singular: 'Cities', plural: 'Cities' },
  fields: [
    ...sectionHeadFields(),
    groupField('action', 'Button', { fields: linkFields({ required: false }) }),
  ],
};
