import type { NextConfig } from 'next';

const hints = new Set(['accept-ch', 'critical-ch', 'vary']);

/**
 * Removes the colour-scheme client hints from the public pages. `withPayload` requests them on
 * every path, so browsers restart the first visit and caches store two variants. `securityHeaders`
 * requests them for the back office.
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
