import type { MetadataRoute } from 'next';
import { getEnv } from '@/platform/env';

/** The address of the sitemap depends on where the site runs. */
export const dynamic = 'force-dynamic';

/** `/robots.txt`: everything public is open, to search engines and to AI assistants alike. */
export default function robots(): MetadataRoute.Robots {
  const { siteUrl } = getEnv();
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/media/file/'],
      disallow: ['/cms', '/api/', '/preview'],
    },
    sitemap: `${siteUrl}/sitemap.xml`,
  };
}
