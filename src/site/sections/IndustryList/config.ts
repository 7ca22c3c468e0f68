import type { Block } from 'payload';
import { sectionHeadFields } from '@/content/hooks/fields/section';

export const industryListBlock: Block = {
  slug: 'industryList',
  interfaceName: 'IndustryListBlock',
  labels: { singular: 'Industries', plural: 'Industries' },
  fields: sectionHeadFields(),
};
