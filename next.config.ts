import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import { withoutClientHints } from './src/platform/client-hints';
import { blogFilterParams, blogFilterRoute, blogPath, feedPath } from './src/platform/paths';
import { securityHeaders } from './src/platform/security-headers';

export default function configure(phase: string): NextConfig {
  const config: NextConfig = {
    poweredByHeader: false,
    // The server around Next compresses.
    compress: false,
    // The style sheet exists in development only: its file ends in .dev.tsx.
    pageExtensions: phase === PHASE_DEVELOPMENT_SERVER ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
    reactStrictMode: true,
    // `npm run check` holds the types, tests included; a build on a user's machine need not.
    typescript: { ignoreBuildErrors: true },
    // Pictures are made in fixed widths at upload; Next's own image route is neither needed nor open.
    images: { unoptimized: true },
    // In development: the job poller asks every few seconds.
    logging: { incomingRequests: { ignore: [/\/api\/internal\//] } },
    // A demonstration site’s pages are files without their ending, its home page among them.
    rewrites: async () => ({
      beforeFiles: [
        { source: '/demos/:site([a-z0-9-]+)', destination: '/demos/:site/index.html' },
        {
          source: '/demos/:site([a-z0-9-]+)/:page([a-z0-9-]+)',
          destination: '/demos/:site/:page.html',
        },
        // The blog itself is shared by all visitors, its filtered list is not.
        ...blogFilterParams.map((key) => ({
          source: blogPath,
          has: [{ type: 'query' as const, key }],
          destination: blogFilterRoute,
        })),
        // One route with a parameter: Next would render the files without one during the build.
        { source: feedPath, destination: '/files/feed.xml' },
        { source: '/:name(llms.txt|sitemap[a-z0-9-]*.xml)', destination: '/files/:name' },
      ],
      afterFiles: [],
      fallback: [],
    }),
    headers: async () => securityHeaders(),
    // The server around Next keeps the pages, and knows which are out of date.
    generateEtags: false,
    cacheHandler: path.resolve(import.meta.dirname, 'src/platform/page-store.ts'),
    // Loaded once from node_modules, instead of a copy in the script of each route that uses the CMS.
    serverExternalPackages: [
      ...['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle', 'drizzle-orm', 'croner'],
      ...['undici', 'nodemailer', 'ajv', 'ws', 'jose', 'file-type', 'prompts'],
      ...['@payloadcms/storage-s3', '@payloadcms/plugin-cloud-storage', '@aws-sdk/client-s3'],
    ],
    experimental: {
      // Each route’s script is loaded at its first request: a start needs a third of the memory.
      preloadEntriesOnStart: false,
      // Rendered pages live in memory only, so none can be older than the database after a restart.
      isrFlushToDisk: false,
      // Payload tells its errors apart by name, and a log should name the function that failed.
      serverMinification: false,
    },
  };
  return withoutClientHints(withPayload(config));
}
