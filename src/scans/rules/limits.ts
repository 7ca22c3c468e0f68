/** Addresses of one site that are opened at most. */
export const mostPages = 200;
/** Requests to one site, unless it asks for a longer pause. */
export const requestsPerSecond = 2;
/** For one crawl; one that is not finished then shows what it has. */
export const longestCrawlMs = 6 * 60_000;
/** Crawls that may wait at a time: each takes minutes. */
export const mostWaitingCrawls = 10;
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
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const hours = Math.round(minutes / 60);
  const when =
    minutes <= 1 ? 'in a minute' : minutes < 90 ? `in ${minutes} minutes` : `in ${hours} hours`;
  return of === 'site'
    ? `This site was read several times within the hour, and we don’t want to burden it. Please try again ${when}.`
    : `You have had several sites read already. Please try again ${when}.`;
}
