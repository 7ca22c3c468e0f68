import { textContent } from 'domutils';
import { type Check, fail, notApplicable, type Proof, type Verdict } from '../../model/check.ts';
import type { ScanEvidence } from '../../model/evidence.ts';
import { countWords, textLines } from '../../page/page-text.ts';
import { findByTag, type ParsedPage } from '../../page/parse-page.ts';

/** A page that only holds the place has few words; others may speak of such pages. */
const MOST_WORDS = 150;
const MOST_WORDS_TO_COME = 80;

/** Pages of domain dealers, hosts and servers, November 2026. */
const parked =
  /\bthis domain(?: name)? (?:is|may be) (?:for sale|parked|available)\b|\bbuy this domain\b|\bdomain (?:is )?for sale\b|\bparked (?:free|domain)\b|\bdomain (?:has been|is) (?:registered|parked)\b|\bwelcome to nginx!|\bapache2? (?:\w+ )?default page\b|^it works!$|\biis windows server\b|\bdefault (?:web ?site|server) page\b|\bindex of \/|\bthis (?:web)?site is (?:not published|not available right now|unavailable)\b|\b(?:account|website|site) (?:has been )?suspended\b|\bfuture home of something\b|\bweb ?site (?:has )?expired\b|\bdomain is not (?:connected|configured)\b/im;
const dealers = /(?:sedoparking|parkingcrew|bodis|parklogic|afternic|above)\.(?:com|net)$/i;

const toCome =
  /\b(?:coming soon|under construction|launching soon|back soon|new (?:web)?site (?:is )?(?:on its way|coming)|(?:web)?site is being (?:built|updated|redesigned))\b/i;

/** Texts that website systems and templates put in and nobody replaced. */
const leftovers: readonly RegExp[] = [
  /\blorem ipsum dolor\b[^\n]{0,40}/i,
  /\bjust another wordpress site\b/i,
  /\b(?:your|insert|add)(?: your)? (?:tagline|slogan|business name|company name|heading|headline|title|text) (?:goes )?here\b/i,
  /\bi[’']m a paragraph\. click here\b/i,
  /\bthis is (?:a|an) (?:example|sample) (?:page|post|paragraph)\b/i,
  /\bwelcome to wordpress\. this is your first post\b/i,
  /\binfo@(?:mysite|yourdomain|yoursite)\.com\b/i,
  /\b(?:123 (?:main|fake|anywhere) (?:street|st)\b|123-456-7890)/i,
];

function findDealer(page: ParsedPage): Proof | null {
  const hosts = findByTag(page, 'script', 'iframe', 'frame', 'a').flatMap(
    ({ attribs }) => URL.parse(attribs.src ?? attribs.href ?? '', page.baseUrl) ?? [],
  );
  const found = hosts.find(({ hostname }) => dealers.test(hostname));
  return found ? { kind: 'address', value: found.href } : null;
}

function quote(pattern: RegExp, text: string): Proof[] {
  const [found] = pattern.exec(text) ?? [];
  return found === undefined ? [] : [{ kind: 'text', value: found.trim() }];
}

function judge({ page }: ScanEvidence): Verdict {
  const titles = findByTag(page, 'title').map((title) => textContent(title).trim());
  const text = [...titles.slice(0, 1), textLines(page)].join('\n');
  const words = countWords(text);
  if (words < MOST_WORDS) {
    const dealer = findDealer(page);
    const found = [...quote(parked, text), ...(dealer ? [dealer] : [])];
    if (found.length > 0) {
      return fail(
        'This is a parked or unfinished site, put there by a host or domain dealer.',
        found,
      );
    }
  }
  const soon = words < MOST_WORDS_TO_COME ? quote(toCome, text) : [];
  if (soon.length > 0) {
    return fail('The page only says that a website is to come.', soon, { confidence: 'likely' });
  }
  const metas = findByTag(page, 'meta').map(({ attribs }) => attribs.content ?? '');
  const readable = [text, ...metas].join('\n');
  const left = leftovers.flatMap((pattern) => quote(pattern, readable));
  if (left.length > 0) {
    return fail('The page still has text that its template came with.', left, {
      share: 0.5,
      confidence: 'likely',
    });
  }
  // Nearly every page: it must not lift the score.
  return notApplicable('The page is no placeholder, and no left-over template text was found.');
}

export const seoPlaceholder: Check = {
  id: 'seo-placeholder',
  severity: 'high',
  title: 'The page is a placeholder or has template text',
  passed: 'No placeholder',
  why: 'Customers who meet “coming soon”, a parked domain or Latin filler text think that the business is closed or does not care, and search engines find nothing to show.',
  fix: 'Publish the real page, or one with your name, what you do, your area and your phone number until it is ready. Search the site for the words below and replace them.',
  remedy: 'words',
  sourceName: 'Google Search Central, helpful content',
  sourceUrl: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  judge,
};
