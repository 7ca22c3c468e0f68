import { listSiteGroups } from '@/content/store/site-groups';
import type { SitePagesBlock } from '@/payload-types';
import { sectionHead } from '../section-head';
import type { SitePagesProps } from './SitePages';

/** Every page that search engines may list, in the groups of the sitemap. */
export async function loadSitePages(block: SitePagesBlock): Promise<SitePagesProps> {
  return { ...sectionHead(block), groups: await listSiteGroups() };
}
