export interface FairUse {
  /** Number of scans without a CAPTCHA. */
  captchaAfter: number;
  /** Number of scans without an e-mail address. */
  freeLimit: number;
}

/**
 * The proof that a scan needs: none, a solved CAPTCHA, or a confirmed e-mail address
 * (specification, section 4, Scanner fair usage).
 *
 * @param position number of the scan in the window, starting at 1
 */
export function proofFor(
  position: number,
  { captchaAfter, freeLimit }: FairUse,
): 'none' | 'captcha' | 'email' {
  if (position > freeLimit) return 'email';
  return position > captchaAfter ? 'captcha' : 'none';
}

export const busyRetrySeconds = 30;

export const busyWords = 'Many scans are waiting at the moment. Please try again in half a minute.';
export const closedWords = 'The scanner is switched off at the moment. Please try again later.';
export const lockedWords =
  'The beta audit is locked. Please load this page again and enter its password.';

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'in a minute';
  if (minutes < 90) return `in ${minutes} minutes`;
  return `in ${Math.round(minutes / 60)} hours`;
}

/** Message for a visitor who must wait, by kind of limit. */
export function limitWords(of: 'scans' | 'site' | 'mails', retryAfterSeconds: number): string {
  const when = inWords(retryAfterSeconds);
  switch (of) {
    case 'scans':
      return `You have used up your scans for now. Please try again ${when}.`;
    case 'site':
      return `This site was scanned several times within the hour, and we don’t want to burden it. Please try again ${when}.`;
    case 'mails':
      return `We have sent several mails already. Please look for them, in the spam folder too, or try again ${when}.`;
  }
}

/** Lifetime of the link in a confirmation mail. */
export const confirmationHours = 24;

/** Outcome of the confirmation button on the page of a mailed link. */
export type ConfirmOutcome =
  /** The address is confirmed; its scan waits or runs. */
  | { status: 'queued'; id: string }
  /** The address was already confirmed; the scan exists. */
  | { status: 'already'; id: string }
  /** The link is invalid or expired. */
  | { status: 'gone' }
  | { status: 'limited' | 'busy'; retryAfterSeconds: number; error: string };

/** Maximum number of opened addresses per site. */
export const mostPages = 200;
/** Request rate per site, unless the site asks for a longer pause. */
export const requestsPerSecond = 2;
/** Time limit of a crawl; an unfinished one shows its partial result. */
export const longestCrawlMs = 6 * 60_000;
export const crawlBusyRetrySeconds = 120;

/** Crawls per window without proof. */
export const crawlsWithoutProof = 1;
export const proofWindowSeconds = 60 * 60;

export const crawlBusyWords =
  'Several sites are being read at the moment. Please try again in two minutes.';

/** Message for a browser without script, which cannot solve a CAPTCHA. */
export const scriptNeededWords =
  'Without script you can have one site an hour read. Please try again later, or switch script on.';

/** Message for a visitor who must wait, by kind of limit. */
export function crawlLimitWords(of: 'crawls' | 'site', retryAfterSeconds: number): string {
  const when = inWords(retryAfterSeconds);
  return of === 'site'
    ? `This site was read several times within the hour, and we don’t want to burden it. Please try again ${when}.`
    : `You have had several sites read already. Please try again ${when}.`;
}

/** Message for a visitor who scans a site with an opt-out. */
export const optedOutWords = 'The owner of this site has asked us not to scan it.';
export const ownSiteWords =
  'This is our own site, and we don’t mark our own homework. Please enter another address.';

/**
 * Extracts the host from any spelling: `https://www.Example.co.uk/contact` becomes example.co.uk,
 * which covers its subdomains. Empty for invalid addresses.
 */
export function siteOf(written: string): string {
  const text = written.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return (url?.hostname ?? '').replace(/\.$/, '').replace(/^www\./, '');
}

/** True if the host is the site or one of its subdomains. */
export function belongsTo(hostname: string, site: string): boolean {
  return site !== '' && (hostname === site || hostname.endsWith(`.${site}`));
}
