import type { z } from 'zod';
import { scanRequestSchema } from './scan-request';

/** What a visitor sends to have the pages of a site listed. */
export const crawlRequestSchema = scanRequestSchema.pick({
  url: true,
  altcha: true,
  fax_number: true,
});

export type CrawlRequest = z.output<typeof crawlRequestSchema>;

/** What the visitor is told at once. */
export type CrawlRequestOutcome =
  /** A crawl of this id runs, waits, or is there already. */
  | { status: 'accepted'; id: string; isStored: boolean }
  | { status: 'invalid'; error: string }
  /** Send again with a solved CAPTCHA. */
  | { status: 'captcha' }
  | { status: 'limited'; retryAfterSeconds: number; error: string }
  | { status: 'busy'; retryAfterSeconds: number; error: string }
  | { status: 'closed'; error: string }
  | { status: 'failed'; error: string };
