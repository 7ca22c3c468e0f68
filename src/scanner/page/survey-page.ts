import type { Element } from 'domhandler';
import { textContent } from 'domutils';
import type { AssetFact } from '../model/evidence.ts';
import { readTokens } from './find-role.ts';
import { findImmediateRefresh } from './head-elements.ts';
import { findByTag, type ParsedPage, parsePage, readWords, resolveAddress } from './parse-page.ts';
import { isSameSite, listLoadedFiles } from './resources.ts';
import { listSocialLinks } from './social-links.ts';

const MAX_NOSCRIPTS = 10;
const MAX_LETTERS = 20_000;

export interface InternalLink {
  url: string;
  text: string;
}

function textOf(link: Element): string {
  return readWords(link) || (link.attribs['aria-label'] ?? link.attribs.title ?? '').trim();
}

/** Links in `<noscript>` that replace a script-built menu. */
function linksWithoutScripts(page: ParsedPage): Element[] {
  return findByTag(page, 'noscript')
    .map((element) => textContent(element))
    .filter((html) => /<a\s/i.test(html))
    .slice(0, MAX_NOSCRIPTS)
    .flatMap((html) => findByTag(parsePage(html.slice(0, MAX_LETTERS), page.baseUrl), 'a'));
}

/** The page's links to other pages of its site, unique, in document order. */
export function listInternalLinks(page: ParsedPage, url: string): InternalLink[] {
  const own = new URL(url);
  own.hash = '';
  const found = new Map<string, InternalLink>();
  for (const link of [...findByTag(page, 'a', 'area'), ...linksWithoutScripts(page)]) {
    const target = resolveAddress(page, link.attribs.href);
    if (!target || !/^https?:$/.test(target.protocol) || !isSameSite(target, own)) continue;
    target.hash = '';
    if (target.href === own.href) continue;
    const known = found.get(target.href);
    if (!known) found.set(target.href, { url: target.href, text: textOf(link) });
    else if (known.text === '') found.set(target.href, { ...known, text: textOf(link) });
  }
  return [...found.values()];
}

export type SideKind = 'contact' | 'privacy' | 'legal' | 'about';

const MAX_LINKS = 10;
const MAX_SIDE_PAGES = 3;

/** In the order of preference. */
const sideKinds: readonly { kind: SideKind; text: RegExp; path: RegExp }[] = [
  {
    kind: 'contact',
    text: /^(?:contact|get in touch|find us|visit us|cysylltu|cysylltwch)/i,
    path: /(?:^|[/-])(?:contact|contact-?us|get-in-touch|find-us|cysylltu)(?:[/.-]|$)/i,
  },
  {
    kind: 'privacy',
    text: /privacy|data protection|gdpr|preifatrwydd/i,
    path: /privacy|data-?protection|gdpr|preifatrwydd/i,
  },
  {
    kind: 'legal',
    text: /terms|conditions|\blegal\b|imprint|company (?:details|information)|telerau/i,
    path: /(?:^|[/-])(?:terms|t-and-c|tandc|legal|imprint|company-(?:details|information)|telerau)/i,
  },
  {
    kind: 'about',
    text: /^(?:about|our story|who we are|amdanom)/i,
    path: /(?:^|\/)(?:about|about-?us|our-story|who-we-are|amdanom)(?:[/.-]|$)/i,
  },
];

export const downloadFileNames =
  /\.(?:avif|css|csv|docx?|gif|ics|jpe?g|js|json|mp[34]|odt|pdf|png|pptx?|rss|svg|txt|vcf|webm|webp|xlsx?|xml|zip)$/i;

/** Paths not to request uninvited: back offices, and addresses with side effects. */
const leftAlone =
  /(?:^|[/._-])(?:wp-admin|wp-login|admin|administrator|login|log-in|signin|sign-in|logout|log-out|signout|sign-out|register|account|basket|cart|checkout|add-to-cart|remove|delete|unsubscribe|cgi-bin|xmlrpc)(?:[/._-]|$)/i;

export const actionQueries =
  /[?&](?:add-to-cart|action|delete|remove|logout|unsubscribe|wc-ajax|replytocom)=?/i;

function isHarmless({ url }: InternalLink): boolean {
  const { pathname, search } = new URL(url);
  return !leftAlone.test(pathname) && !actionQueries.test(search);
}

/** At most ten links, spread evenly over the page: broken ones are often below the menu. */
function chooseLinks(links: readonly InternalLink[]): string[] {
  const harmless = links.filter(isHarmless);
  const count = Math.min(MAX_LINKS, harmless.length);
  return Array.from(
    { length: count },
    (_, index) => harmless[Math.floor((index * harmless.length) / count)]?.url ?? '',
  );
}

/** Chooses at most three pages about the owner: contact, privacy, terms or, failing that, about. */
function chooseSidePages(links: readonly InternalLink[]): { url: string; kind: SideKind }[] {
  const pages = links.filter(
    (link) => isHarmless(link) && !downloadFileNames.test(new URL(link.url).pathname),
  );
  const chosen = new Map<string, { url: string; kind: SideKind }>();
  for (const { kind, text, path } of sideKinds) {
    const open = pages.filter(({ url }) => !chosen.has(url));
    const link =
      open.find((page) => text.test(page.text)) ??
      open.find(({ url }) => path.test(new URL(url).pathname));
    if (link) chosen.set(link.url, { url: link.url, kind });
  }
  return [...chosen.values()].slice(0, MAX_SIDE_PAGES);
}

export interface SurveyedAsset {
  url: string;
  kind: AssetFact['kind'];
}

export interface PageSurvey {
  refreshTo: string | null;
  assets: readonly SurveyedAsset[];
  stylesheets: readonly string[];
  links: readonly string[];
  socialLinks: readonly string[];
  /** The icon that the page names; null for none. */
  favicon: string | null;
  sidePages: readonly { url: string; kind: SideKind }[];
}

const MAX_ASSETS = 30;
const MAX_STYLESHEETS = 3;

/** Reserved places per kind, so that one long list does not hide the other kinds. */
const shares: Readonly<Record<AssetFact['kind'], number>> = {
  style: 6,
  script: 8,
  image: 12,
  font: 2,
  other: 2,
};

function sampleOf(assets: readonly SurveyedAsset[]): SurveyedAsset[] {
  const taken = new Map<string, number>();
  const isFirst = ({ kind }: SurveyedAsset) => {
    const count = (taken.get(kind) ?? 0) + 1;
    taken.set(kind, count);
    return count <= shares[kind];
  };
  const first = new Set(assets.filter(isFirst));
  const rest = assets.filter((asset) => !first.has(asset)).slice(0, MAX_ASSETS - first.size);
  const chosen = new Set([...first, ...rest]);
  return assets.filter((asset) => chosen.has(asset)).slice(0, MAX_ASSETS);
}

const MAX_SOCIAL_LINKS = 4;

function chooseSocialLinks(page: ParsedPage): string[] {
  const urls = listSocialLinks(page).flatMap(({ url, fault }) => (url && !fault ? [url] : []));
  return [...new Set(urls)].slice(0, MAX_SOCIAL_LINKS);
}

function findIcon(page: ParsedPage): string | null {
  const link = findByTag(page, 'link').find(
    (one) => readTokens(one, 'rel').includes('icon') && one.attribs.href?.trim(),
  );
  return resolveAddress(page, link?.attribs.href)?.href ?? null;
}

/** Lists what to request: files, style sheets, links and side pages. Deterministic. */
export function surveyPage(page: ParsedPage, url: string): PageSurvey {
  const assets = listLoadedFiles(page);
  const links: readonly InternalLink[] = listInternalLinks(page, url);
  return {
    refreshTo: findImmediateRefresh(page, url),
    assets: sampleOf(assets),
    stylesheets: assets
      .filter(({ kind }) => kind === 'style')
      .slice(0, MAX_STYLESHEETS)
      .map((asset) => asset.url),
    links: chooseLinks(links),
    socialLinks: chooseSocialLinks(page),
    favicon: findIcon(page),
    sidePages: chooseSidePages(links),
  };
}
