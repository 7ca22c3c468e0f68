import { z } from 'zod';
import { fitsInto } from '@/platform/text-length';
import { scanFailed, scanTools, urlRequired } from './scan-state';

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

export const crawlRequestSchema = scanRequestSchema.pick({
  url: true,
  altcha: true,
  fax_number: true,
});
export type CrawlRequest = z.output<typeof crawlRequestSchema>;

/** Immediate answer to a visitor who requests a crawl. */
export type CrawlRequestOutcome =
  /** A scan or crawl with this id runs, waits, or is finished. */
  | { status: 'accepted'; id: string; isStored: boolean }
  | { status: 'invalid'; error: string; field: 'url' | 'email' }
  /** The request needs a solved CAPTCHA; for a scan, an e-mail address does as well. */
  | { status: 'captcha' }
  | { status: 'limited' | 'busy'; retryAfterSeconds: number; error: string }
  | { status: 'closed' | 'failed'; error: string };

/** Immediate answer to a visitor who requests a scan. */
export type ScanRequestOutcome =
  | CrawlRequestOutcome
  | { status: 'email-needed' }
  /** A mail was queued; the scan starts after its confirmation. */
  | { status: 'confirm'; id: string; email: string }
  | { status: 'locked'; error: string };

/** Outcome of the confirmation button on the page of a mailed link. */
export type ConfirmOutcome =
  /** The address is confirmed now, or was before; its scan exists. */
  | { status: 'queued' | 'already'; id: string }
  | { status: 'gone' }
  | { status: 'limited' | 'busy'; retryAfterSeconds: number; error: string };

export interface FairUse {
  /** Number of scans without a CAPTCHA. */
  captchaAfter: number;
  /** Number of scans without an e-mail address. */
  freeLimit: number;
}

/** Prefix of the counters of free scans, one for each requester. */
export const freeScans = 'scanFree';

/** The proof for the scan at this position of the window (specification, section 4, fair usage). */
export function proofFor(
  position: number,
  { captchaAfter, freeLimit }: FairUse,
): 'none' | 'captcha' | 'email' {
  if (position > freeLimit) return 'email';
  return position > captchaAfter ? 'captcha' : 'none';
}

export const crawlsWithoutProof = 1;
export const proofWindowSeconds = 60 * 60;

export const confirmationHours = 24;

export const mostPages = 200;
/** Request rate per site, unless the site asks for a longer pause. */
export const requestsPerSecond = 2;
/** Time limit of a crawl; an unfinished one shows its partial result. */
export const longestCrawlMs = 6 * 60_000;

/** Answers to a visitor while the queue is full. */
export const scanBusy = {
  status: 'busy',
  retryAfterSeconds: 30,
  error: 'Many scans are waiting at the moment. Please try again in half a minute.',
} as const;
export const crawlBusy = {
  status: 'busy',
  retryAfterSeconds: 120,
  error: 'We’re reading several sites at the moment. Please try again in two minutes.',
} as const;

export const closedWords = 'The scanner is switched off at the moment. Please try again later.';
export const lockedWords =
  'The beta audit is locked. Please load this page again and enter its password.';
export const optedOutWords = 'The owner of this site has asked us not to scan it.';
export const ownSiteWords =
  'This is our own site, and we don’t mark our own homework. Please enter another address.';

const networks = [
  'facebook.com',
  'instagram.com',
  'linkedin.com',
  'tiktok.com',
  'x.com',
  'youtube.com',
];
/** A page there is part of the network’s own site. */
export const isOnNetwork = (hostname: string): boolean =>
  networks.some((network) => belongsTo(hostname, network));
export const networkWords =
  'A page on a social network can’t be scanned: its faults are the network’s. Please enter the address of a website.';

const limitTexts = {
  scans: 'You’ve used up your scans for now. Please try again',
  scannedSite: 'This site has been scanned several times within the hour. Please try again',
  mails:
    'We’ve sent several mails already. Please look in your inbox and the spam folder, or try again',
  crawls: 'You’ve listed several sites already. Please try again',
  crawledSite: 'This site has been read several times within the hour. Please try again',
} as const;
export type LimitKind = keyof typeof limitTexts;

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'in a minute';
  if (minutes < 90) return `in ${minutes} minutes`;
  return `in ${Math.round(minutes / 60)} hours`;
}

export function makeLimited(of: LimitKind, retryAfterSeconds: number) {
  const error = `${limitTexts[of]} ${inWords(retryAfterSeconds)}.`;
  return { status: 'limited', retryAfterSeconds, error } as const;
}

/** `https://www.Example.co.uk/contact` becomes example.co.uk; empty for invalid addresses. */
export function siteOf(written: string): string {
  const text = written.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return (url?.hostname ?? '').replace(/\.$/, '').replace(/^www\./, '');
}

export function belongsTo(hostname: string, site: string): boolean {
  return site !== '' && (hostname === site || hostname.endsWith(`.${site}`));
}
