import type { Block } from 'payload';
import { sectionHeadFields } from '@/content/hooks/fields/section';

export const sitePagesBlock: Block = {
  slug: 'sitePages',
  interfaceName: 'SitePagesBlock',
  labels: { singular: 'Index of the site', plural: 'Index of the site' },
  fields: sectionHeadFields(),
};
