import type { Element } from 'domhandler';
import { textContent } from 'domutils';
import { findByTag, memoisePerPage, type ParsedPage, resolveAddress } from './parse-page.ts';

const networks: readonly (readonly [name: string, host: RegExp, word: RegExp])[] = [
  ['Facebook', /(?:^|\.)(?:facebook|fb)\.com$/, /\bfacebook\b/i],
  ['Instagram', /(?:^|\.)instagram\.com$/, /\binstagram\b/i],
  ['X', /(?:^|\.)(?:x|twitter)\.com$/, /\btwitter\b/i],
  ['LinkedIn', /(?:^|\.)linkedin\.com$/, /\blinkedin\b/i],
  ['YouTube', /(?:^|\.)youtube\.com$/, /\byoutube\b/i],
  ['TikTok', /(?:^|\.)tiktok\.com$/, /\btiktok\b/i],
  ['Pinterest', /(?:^|\.)pinterest\.(?:com|co\.uk)$/, /\bpinterest\b/i],
];

/** Buttons that share, log in or play, not profiles. */
const otherPaths =
  /^\/(?:sharer|share|intent|dialog|login|plugins|embed|watch|playlist|shorts|results|hashtag|search|home|pin\/create|policies|legal|help|tr$)/i;

/** Profiles that templates come with. */
const templatePaths =
  /^\/(?:@|in\/|company\/|user\/|channel\/|c\/)?(?:wix|wixcom|squarespace|wordpress(?:dotcom|com)?|elementor|shopify|godaddy|weebly|envato|themeforest|your-?(?:page|name|username|profile|handle)|username|profile)\/?$/i;

export interface SocialLink {
  element: Element;
  network: string;
  /** Null: it leads to no profile. */
  url: string | null;
  fault: 'nowhere' | 'network-itself' | 'template' | null;
}

function readLink(page: ParsedPage, element: Element): SocialLink | null {
  const href = element.attribs.href?.trim() ?? '';
  if (href === '' || href === '#') {
    const label = `${textContent(element).slice(0, 60)} ${element.attribs['aria-label'] ?? ''} ${element.attribs.title ?? ''}`;
    // Only a link that is about nothing else.
    if (label.trim().length > 40) return null;
    const named = networks.find(([, , word]) => word.test(label));
    return named ? { element, network: named[0], url: null, fault: 'nowhere' } : null;
  }
  const url = resolveAddress(page, href);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const network = networks.find(([, host]) => host.test(url.hostname))?.[0];
  if (network === undefined || otherPaths.test(url.pathname)) return null;
  if (url.pathname === '/' && url.search === '') {
    return { element, network, url: null, fault: 'network-itself' };
  }
  url.hash = '';
  const fault = templatePaths.test(url.pathname) ? 'template' : null;
  return { element, network, url: url.href, fault };
}

/** Links to profiles on social networks, and those that were meant to be. */
export const listSocialLinks = memoisePerPage((page): SocialLink[] =>
  findByTag(page, 'a').flatMap((element) => readLink(page, element) ?? []),
);
