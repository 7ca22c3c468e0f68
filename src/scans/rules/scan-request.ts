import { z } from 'zod';
import { fitsInto } from '@/platform/text-length';
import { scanFailed, urlRequired } from './scan-endings';
import { scanTools } from './statuses';

/** What a visitor sends to have a site scanned (specification, section 7, call 3). */
export const scanRequestSchema = z.object({
  /** As typed; a bare domain works. */
  url: z
    .string({ error: urlRequired.text })
    .refine(fitsInto(4096), scanFailed.text)
    .transform((value) => value.trim())
    .refine((value) => value !== '', urlRequired.text),
  /** Scan again although there is a result of the last ten minutes. */
  forceRefresh: z.boolean().catch(false),
  tool: z.enum(scanTools.map(({ value }) => value)).catch('scan'),
  /** Solved CAPTCHA, as the widget gives it. */
  altcha: z.string().refine(fitsInto(4000)).nullable().catch(null),
  /** To be confirmed by mail, from the fourth scan on. */
  email: z
    .email('Please enter a valid email address')
    .refine(fitsInto(254))
    .nullable()
    .default(null),
  /** A field that people don’t see. */
  fax_number: z.string().refine(fitsInto(1000)).catch(''),
});

export type ScanRequest = z.output<typeof scanRequestSchema>;

/** What the visitor is told at once. */
export type ScanRequestOutcome =
  /** A scan of this id runs, waits, or is there already. */
  | { status: 'accepted'; id: string; isStored: boolean }
  | { status: 'invalid'; error: string; field: 'url' | 'email' }
  /** Send again with a solved CAPTCHA, or with an e-mail address. */
  | { status: 'captcha' }
  /** Send again with an e-mail address. */
  | { status: 'email-needed' }
  /** A mail is on its way; the scan starts when its link is opened. */
  | { status: 'confirm'; id: string; email: string }
  | { status: 'limited'; retryAfterSeconds: number; error: string }
  | { status: 'busy'; retryAfterSeconds: number; error: string }
  | { status: 'closed'; error: string }
  /** Behind a password that was not given. */
  | { status: 'locked'; error: string }
  | { status: 'failed'; error: string };

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
