import type { MetadataRoute } from 'next';
import { getEnv } from '@/platform/env';

/** Rendered on request: the sitemap's address depends on the host. */
export const dynamic = 'force-dynamic';

/** `/robots.txt`: all public pages are open to search engines and AI assistants. */
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
