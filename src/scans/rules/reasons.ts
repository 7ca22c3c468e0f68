import { pathShown } from './crawl-state';

/** Why an address is left out. Values: the crawler’s own. */
export const leftOutReasons = {
  redirect: {
    title: 'Lead on to another address',
    text: 'A sitemap names where a page is, not where it was. The addresses that they lead to are listed if they belong to your site.',
  },
  status: {
    title: 'Answer with an error',
    text: 'Links on your site lead to these. Mend the links, or the pages.',
  },
  'no-answer': {
    title: 'Did not answer',
    text: 'We waited ten seconds. If you can open them, the server may be slow with some pages.',
  },
  'not-html': {
    title: 'Are files, not pages',
    text: 'Nothing wrong with that. This tool lists web pages only.',
  },
  unreadable: {
    title: 'Could not be read',
    text: 'They are empty, larger than 2 MB, or packed in a way that can’t be unpacked.',
  },
  noindex: {
    title: 'Ask search engines to leave them out',
    text: 'They carry “noindex”. If you want one of them found, remove it; if not, leaving it out of the sitemap is right.',
  },
  canonical: {
    title: 'Name another address as the original',
    text: 'Their canonical link points elsewhere, so search engines list that address. Check those where it should point to the page itself.',
  },
  duplicate: {
    title: 'Are the same page twice',
    text: 'One page under two names, such as with and without index.html. Only the first is listed.',
  },
  robots: {
    title: 'Are closed by robots.txt',
    text: 'We did not open them. What crawlers may not open does not belong in a sitemap.',
  },
  nofollow: {
    title: 'Are linked with “nofollow” only',
    text: 'Your own links ask crawlers not to follow them, so we did not open them.',
  },
  file: {
    title: 'Are pictures, PDFs and other files',
    text: 'By their names. We did not open them.',
  },
  door: {
    title: 'Are baskets, accounts or the way into the back office',
    text: 'We did not open them, and nobody searches for them.',
  },
  endless: {
    title: 'Are part of something without end',
    text: 'A calendar or a filter makes an address for every choice. We opened some of them and then stopped; the first that we left is shown.',
  },
} as const satisfies Record<string, { title: string; text: string }>;
export type LeftOutReason = keyof typeof leftOutReasons;

/** What is known of an address that is left out. */
export interface LeftOutFacts {
  url: string;
  reason: LeftOutReason;
  /** Address that it leads to or names. */
  to: string | null;
  status: number | null;
  contentType: string | null;
}

const statusWords: Readonly<Record<number, string>> = {
  401: 'asks for a password',
  403: 'refused',
  404: 'not found',
  410: 'gone for good',
};

/** Only the path for an address of the same site. */
function addressShown(to: string | null, url: string): string {
  if (to === null) return 'elsewhere';
  return URL.parse(to)?.origin === URL.parse(url)?.origin ? pathShown(to) : to;
}

/** Why one address is left out, in a few words beside it. */
export function leftOutWords({ url, reason, to, status, contentType }: LeftOutFacts): string {
  switch (reason) {
    case 'redirect':
      return `leads on to ${addressShown(to, url)}`;
    case 'status':
      return (status !== null && statusWords[status]) || 'answers with an error';
    case 'no-answer':
      return 'did not answer';
    case 'not-html':
      return contentType ? `a file: ${contentType}` : 'a file';
    case 'unreadable':
      return 'could not be read';
    case 'noindex':
      return 'noindex';
    case 'canonical':
      return `names ${addressShown(to, url)} as the original`;
    case 'duplicate':
      return `same page as ${addressShown(to, url)}`;
    case 'robots':
      return 'closed by robots.txt';
    case 'nofollow':
      return 'only linked with nofollow';
    case 'file':
      return 'a file, by its name';
    case 'door':
      return 'basket, account or back office';
    case 'endless':
      return 'one of endlessly many';
  }
}
