import type { MetadataRoute } from 'next';
import { getSiteIndex } from '@/content/store/site-index';
import { getEnv } from '@/platform/env';
import { absoluteUrl } from '@/platform/paths';

/** Rendered on request: the build has no database, and edits appear at once. */
export const dynamic = 'force-dynamic';

/** `/sitemap.xml`: published pages open to search engines, as on `/sitemap`. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { siteUrl } = getEnv();
  const { entries } = await getSiteIndex();
  return entries
    .filter(({ noIndex }) => !noIndex)
    .map(({ path, updatedAt }) => ({
      url: absoluteUrl(siteUrl, path),
      lastModified: updatedAt,
    }));
}
