import type { NextConfig } from 'next';

const hints = new Set(['accept-ch', 'critical-ch', 'vary']);

/** On every path `withPayload` asks for hints that restart first visits and split caches. */
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
