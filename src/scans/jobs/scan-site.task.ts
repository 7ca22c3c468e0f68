import type { TaskConfig } from 'payload';
import { scanSite } from './scan-site.handler';

/** Runs one scan that a visitor asked for. */
export const scanSiteTask: TaskConfig<{ input: { scan: number }; output: object }> = {
  slug: 'scan-site',
  label: 'Scan a site',
  inputSchema: [{ name: 'scan', type: 'number', required: true }],
  retries: { attempts: 1, backoff: { type: 'fixed', delay: 1_000 } },
  handler: scanSite,
};
