export interface FairUse {
  /** Scans without any proof. */
  captchaAfter: number;
  /** Scans without an e-mail address. */
  freeLimit: number;
}

/**
 * What somebody has to show for a scan: nothing, the work of a CAPTCHA, or a confirmed e-mail address
 * (specification, section 4, Scanner fair usage).
 *
 * @param position which scan of the window it is, 1 for the first
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

/** Why somebody has to wait, by what there was too much of. */
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

/** How long the link of a confirmation mail works. */
export const confirmationHours = 24;

/** What became of a press of the button on the page that a confirmation mail leads to. */
export type ConfirmOutcome =
  /** The address is confirmed; its scan waits or runs. */
  | { status: 'queued'; id: string }
  /** It was confirmed before; the scan is there. */
  | { status: 'already'; id: string }
  /** The link is wrong or too old. */
  | { status: 'gone' }
  | { status: 'limited' | 'busy'; retryAfterSeconds: number; error: string };

/** Addresses of one site that are opened at most. */
export const mostPages = 200;
/** Requests to one site, unless it asks for a longer pause. */
export const requestsPerSecond = 2;
/** For one crawl; one that is not finished then shows what it has. */
export const longestCrawlMs = 6 * 60_000;
export const crawlBusyRetrySeconds = 120;

/** Crawls of the window without any proof. */
export const crawlsWithoutProof = 1;
export const proofWindowSeconds = 60 * 60;

export const crawlBusyWords =
  'Several sites are being read at the moment. Please try again in two minutes.';

/** Told to a browser without script, which can’t do the work of a CAPTCHA. */
export const scriptNeededWords =
  'Without script you can have one site an hour read. Please try again later, or switch script on.';

/** Why somebody has to wait, by what there was too much of. */
export function crawlLimitWords(of: 'crawls' | 'site', retryAfterSeconds: number): string {
  const when = inWords(retryAfterSeconds);
  return of === 'site'
    ? `This site was read several times within the hour, and we don’t want to burden it. Please try again ${when}.`
    : `You have had several sites read already. Please try again ${when}.`;
}

/** Told to whoever wants to scan a site that asked to be left alone. */
export const optedOutWords = 'The owner of this site has asked us not to scan it.';
export const ownSiteWords =
  'This is our own site, and we don’t mark our own homework. Please enter another address.';

/**
 * The host that staff meant, however they wrote it: `https://www.Example.co.uk/contact` is
 * example.co.uk, so that its subdomains are covered, too. Empty when it is no address.
 */
export function siteOf(written: string): string {
  const text = written.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return (url?.hostname ?? '').replace(/\.$/, '').replace(/^www\./, '');
}

/** True if the host is the site or lies below it. */
export function belongsTo(hostname: string, site: string): boolean {
  return site !== '' && (hostname === site || hostname.endsWith(`.${site}`));
}
