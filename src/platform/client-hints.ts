import type { NextConfig } from 'next';

const hints = new Set(['accept-ch', 'critical-ch', 'vary']);

/**
 * Takes the colour-scheme client hints off the public pages. `withPayload` asks for them on every
 * path: browsers then restart the first visit and caches split in two. `securityHeaders` asks for
 * them where the back office needs them.
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
