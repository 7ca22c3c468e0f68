import type { Block } from 'payload';
import { sectionHeadFields } from '@/content/hooks/fields/section-head';

export const industryListBlock: Block = {
  slug: 'industryList',
  interfaceName: 'IndustryListBlock',
  labels: { singular: 'Industries', plural: 'Industries' },
  fields: sectionHeadFields(),
};
