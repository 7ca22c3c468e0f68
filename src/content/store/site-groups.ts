import 'server-only';
import type { SiteLinkGroup } from '@/prices/rules/table-views';
import { groupSite } from '../rules/site-groups';
import { getSiteIndex } from './site-index';

/** The pages that search engines may list, in the groups of the HTML sitemap. */
export async function listSiteGroups(): Promise<SiteLinkGroup[]> {
  const { entries } = await getSiteIndex();
  return groupSite(entries.filter(({ noIndex }) => !noIndex));
}
