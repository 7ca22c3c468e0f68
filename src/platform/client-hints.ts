import type { NextConfig } from 'next';

const hints = new Set(['accept-ch', 'critical-ch', 'vary']);

/**
 * Removes colour-scheme hints from public pages: browsers would restart the first visit, and
 * caches store two variants. `withPayload` asks on every path; the back office keeps them.
 */
export function withoutClientHints(config: NextConfig): NextConfig {
  const { headers } = config;
  if (!headers) return config;
  return {
    ...config,
    headers: async () =>
      (await headers()).flatMap((rule) => {
        if (rule.source !== '/:path*') return [rule];
        const rest = rule.headers.filter(({ key }) => !hints.has(key.toLowerCase()));
        return rest.length > 0 ? [{ ...rule, headers: rest }] : [];
      }),
  };
}
