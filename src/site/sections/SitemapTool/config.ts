import { defineSection, toolHeadFields } from '@/content/hooks/fields/section';

/** Its limits are code: how politely a site is read is nothing to turn up. */
export const sitemapToolBlock = defineSection(
  'sitemapTool',
  ['Sitemap tool', 'Sitemap tools'],
  toolHeadFields(),
);
