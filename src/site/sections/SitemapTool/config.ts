import type { Block } from 'payload';
import { toolHeadFields } from '@/content/hooks/fields/section';

/** Its limits are code: how politely a site is read is nothing to turn up. */
export const sitemapToolBlock: Block = {
  slug: 'sitemapTool',
  interfaceName: 'SitemapToolBlock',
  labels: { singular: 'Sitemap tool', plural: 'Sitemap tools' },
  fields: toolHeadFields(),
};
