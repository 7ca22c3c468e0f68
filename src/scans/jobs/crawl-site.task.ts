import type { TaskConfig } from 'payload';
import { crawlSite } from './crawl-site.handler';

/** Lists the pages of one site for its sitemap. */
export const crawlSiteTask: TaskConfig<{ input: { crawl: number }; output: object }> = {
  slug: 'crawl-site',
  label: 'List a site’s pages',
  inputSchema: [{ name: 'crawl', type: 'number', required: true }],
  retries: { attempts: 1, backoff: { type: 'fixed', delay: 1_000 } },
  handler: crawlSite,
};
