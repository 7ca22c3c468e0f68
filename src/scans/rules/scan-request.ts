import { z } from 'zod';
import { fitsInto } from '@/platform/text-length';
import { scanFailed, urlRequired } from './scan-endings';
import { scanTools } from './statuses';

/** A visitor’s request for a scan (specification, section 7, call 3). */
export const scanRequestSchema = z.object({
  /** As typed; a bare domain works. */
  url: z
    .string({ error: urlRequired.text })
    .refine(fitsInto(4096), scanFailed.text)
    .transform((value) => value.trim())
    .refine((value) => value !== '', urlRequired.text),
  /** Starts a new scan despite a result of the last ten minutes. */
  forceRefresh: z.boolean().catch(false),
  tool: z.enum(scanTools.map(({ value }) => value)).catch('scan'),
  /** The widget’s value after a solved CAPTCHA. */
  altcha: z.string().refine(fitsInto(4000)).nullable().catch(null),
  /** Required from the fourth scan on, with confirmation by mail. */
  email: z
    .email('Please enter a valid email address')
    .refine(fitsInto(254))
    .nullable()
    .default(null),
  /** Hidden field that only bots fill in. */
  fax_number: z.string().refine(fitsInto(1000)).catch(''),
});

export type ScanRequest = z.output<typeof scanRequestSchema>;

/** Immediate answer to the visitor. */
export type ScanRequestOutcome =
  /** A scan with this id runs, waits, or is finished. */
  | { status: 'accepted'; id: string; isStored: boolean }
  | { status: 'invalid'; error: string; field: 'url' | 'email' }
  /** The request needs a solved CAPTCHA or an e-mail address. */
  | { status: 'captcha' }
  /** The request needs an e-mail address. */
  | { status: 'email-needed' }
  /** A mail was queued; the scan starts after its confirmation. */
  | { status: 'confirm'; id: string; email: string }
  | { status: 'limited'; retryAfterSeconds: number; error: string }
  | { status: 'busy'; retryAfterSeconds: number; error: string }
  | { status: 'closed'; error: string }
  /** The visitor has not entered the tool’s password. */
  | { status: 'locked'; error: string }
  | { status: 'failed'; error: string };

/** A visitor’s request for a crawl. */
export const crawlRequestSchema = scanRequestSchema.pick({
  url: true,
  altcha: true,
  fax_number: true,
});

export type CrawlRequest = z.output<typeof crawlRequestSchema>;

/** Immediate answer to the visitor. */
export type CrawlRequestOutcome =
  /** A crawl with this id runs, waits, or is finished. */
  | { status: 'accepted'; id: string; isStored: boolean }
  | { status: 'invalid'; error: string }
  /** The request needs a solved CAPTCHA. */
  | { status: 'captcha' }
  | { status: 'limited'; retryAfterSeconds: number; error: string }
  | { status: 'busy'; retryAfterSeconds: number; error: string }
  | { status: 'closed'; error: string }
  | { status: 'failed'; error: string };
