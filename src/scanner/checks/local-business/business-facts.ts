import {
  type Check,
  type Confidence,
  fail,
  notApplicable,
  type Proof,
  unknown,
  type Verdict,
} from '../../model/check.ts';
import { MAX_HTML_BYTES, type ScanEvidence } from '../../model/evidence.ts';
import {
  findOpeningHours,
  findPhoneLinks,
  findPhoneNumbers,
  findPostcodes,
  findWordedAddress,
  hasStreetBefore,
} from '../../page/contact-details.ts';
import {
  isFilled,
  isJsonObject,
  type JsonLdNode,
  readJsonLdValues,
  toJsonLdList,
} from '../../page/json-ld.ts';
import { isBuiltByScript, textLines } from '../../page/page-text.ts';
import { findByTag, type ParsedPage } from '../../page/parse-page.ts';
import {
  isLocalBusiness,
  isOrganization,
  type StructuredData,
  structuredData,
} from '../../page/structured-data.ts';

export interface SitePage {
  url: string;
  page: ParsedPage;
  text: string;
  isMain: boolean;
}

export function listSitePages({ url, page, sidePages }: ScanEvidence): SitePage[] {
  const sides = sidePages.known ? sidePages.value : [];
  return [
    { url, page, text: textLines(page), isMain: true },
    ...sides.map((side) => ({ ...side, text: textLines(side.page), isMain: false })),
  ];
}

export function describePagesRead(pages: readonly SitePage[]): string {
  const others = pages.length - 1;
  if (others === 0) return 'this page';
  return `this page and ${others} ${others === 1 ? 'other' : 'others'}`;
}

/** Why something missing proves nothing; null when it does. */
export function findUnreadableReason({ page, htmlBytes }: ScanEvidence): string | null {
  if (isBuiltByScript(page)) {
    return 'Scripts write the text of this page in the browser, and this scan doesn’t run scripts.';
  }
  return htmlBytes >= MAX_HTML_BYTES
    ? 'The page is larger than 2 MB, and only its beginning was read.'
    : null;
}

export interface DescribedBusiness {
  node: JsonLdNode;
  data: StructuredData;
  page: SitePage;
}

function described(pages: readonly SitePage[], isWanted: (node: JsonLdNode) => boolean) {
  return pages.flatMap((page) => {
    const data = structuredData(page.page);
    return data.nodes.filter(isWanted).map((node) => ({ node, data, page }));
  });
}

export function listDescribedBusinesses(pages: readonly SitePage[]): DescribedBusiness[] {
  return described(pages, isLocalBusiness);
}

export function listDescribedOrganizations(pages: readonly SitePage[]): DescribedBusiness[] {
  return described(pages, isOrganization);
}

export function hasDescribedValue({ node, data }: DescribedBusiness, ...names: readonly string[]) {
  return names.some((name) => readJsonLdValues(data, node.properties, name).some(isFilled));
}

/** Texts of a property, or of nested things: `address` and `postalCode`. */
export function readDescribedTexts(
  { node, data }: DescribedBusiness,
  name: string,
  inner?: string,
): string[] {
  const values = readJsonLdValues(data, node.properties, name);
  const texts = inner
    ? values.flatMap((value) => (isJsonObject(value) ? toJsonLdList(value[inner]) : []))
    : values;
  return texts.flatMap((text) =>
    typeof text === 'string' && text.trim() !== '' ? [text.trim()] : [],
  );
}

export function hasAddress(business: DescribedBusiness): boolean {
  return readJsonLdValues(business.data, business.node.properties, 'address').some((address) =>
    isJsonObject(address)
      ? ['streetAddress', 'addressLocality', 'postalCode'].some((name) => isFilled(address[name]))
      : isFilled(address),
  );
}

export function readDescribedType({ node }: DescribedBusiness): string {
  return node.types[0] ?? 'LocalBusiness';
}

/**
 * Evidence that customers find a business by place:
 * - `uk`: a British number or address, or structured data with one;
 * - `abroad`: only a foreign number;
 * - `words`: only a postcode or typical words (“our shop”);
 * - `none`: nothing, as on a blog, an encyclopaedia or a software vendor: a registered office and
 * sales line make no local business.
 */
export type Locality = 'uk' | 'abroad' | 'words' | 'none';

const talk =
  /\b(?:call us|give us a (?:call|ring|bell)|phone us|ring us|visit us|find us|call (?:in|round)|pop in|come and see us|opening (?:hours|times)|our (?:shop|salon|clinic|surgery|studio|workshop|showroom|garage|restaurant|café|cafe|pub|practice|branch|branches|premises|yard|depot)|(?:free|no[- ]obligation) (?:quote|quotation|estimate|survey|site visit)|call[- ]?outs?|areas? (?:we cover|covered)|we cover|serving the local|local (?:area|firm|tradesm[ae]n)|book (?:an appointment|a table|your appointment)|fully insured|gas safe|niceic|takeaway)\b/i;

/** Gyms and accountants may use these words too. */
const softTalk: readonly RegExp[] = [
  /\bfree trial\b|\btry (?:it )?(?:for )?free\b|\b\d+[- ]day trial\b/i,
  /\bsign ?up\b|\bcreate (?:an|your) account\b|\bget started (?:for )?free\b/i,
  /\blog ?in\b|\bsign in\b/i,
  /\b(?:a|per) month\b|\/ ?mo(?:nth)?\b/i,
  /\bdashboard\b/i,
];

/** Almost only software vendors use these words. */
const hardTalk: readonly RegExp[] = [
  /\bAPI\b|\bintegrations\b|\bchangelog\b/,
  /\bper (?:user|seat)\b/i,
  /\bworkspace\b|\bworkflows?\b|\bSaaS\b|\bopen[- ]source\b/i,
];
const softwareTypes = /^(?:SoftwareApplication|WebApplication|MobileApplication|Blog|WebAPI)$/;

function sellsSoftware({ page, text }: SitePage): boolean {
  const isDescribed = structuredData(page).nodes.some(({ types }) =>
    types.some((type) => softwareTypes.test(type)),
  );
  const count = (patterns: readonly RegExp[]) => patterns.filter((one) => one.test(text)).length;
  const hard = count(hardTalk);
  return isDescribed || (hard > 0 && hard + count(softTalk) >= 2);
}

/** An online shop may have an address without walk-in customers. */
function hasBasket(site: SitePage | undefined): boolean {
  return (
    site !== undefined &&
    findByTag(site.page, 'a').some((link) =>
      /(?:^|\/)(?:cart|basket|checkout)\/?(?:[?#]|$)/i.test(link.attribs.href ?? ''),
    )
  );
}

/** Systems of wikis and forums. */
const readingSystems = /^(?:MediaWiki|DokuWiki|XWiki|Discourse|phpBB|vBulletin|XenForo|Flarum)\b/i;
const articleTypes =
  /^(?:\w*NewsArticle|Article|BlogPosting|DiscussionForumPosting|QAPage|ScholarlyArticle|TechArticle)$/;

/** A wiki, forum or article: the addresses and numbers in its text are other people’s. */
function isReadingMatter({ page, url }: SitePage): boolean {
  const metas = findByTag(page, 'meta');
  const says = (name: string, value: RegExp) =>
    metas.some(
      ({ attribs }) =>
        (attribs.name ?? attribs.property)?.trim().toLowerCase() === name &&
        value.test(attribs.content?.trim() ?? ''),
    );
  if (says('generator', readingSystems)) return true;
  // Some website systems call a home page an article.
  if (new URL(url).pathname === '/') return false;
  const isArticle = structuredData(page).nodes.some(
    ({ types, isTop }) => isTop && types.some((type) => articleTypes.test(type)),
  );
  return isArticle || says('og:type', /^article$/i);
}

/** “24/7” also describes servers. */
function hasHours(text: string): boolean {
  const hours = findOpeningHours(text);
  return hours !== null && !hours.startsWith('24');
}

const localities = new WeakMap<ScanEvidence, Locality>();

/** See `Locality`. Side pages count as well. */
export function judgeLocality(evidence: ScanEvidence): Locality {
  const known = localities.get(evidence) ?? workOutLocality(evidence);
  localities.set(evidence, known);
  return known;
}

function workOutLocality(evidence: ScanEvidence): Locality {
  const pages = listSitePages(evidence);
  const isDescribed = pages.some(({ page }) => structuredData(page).nodes.some(isLocalBusiness));
  if (!isDescribed && isAboutOthers(pages)) return 'none';
  const isOpen = pages.some(({ text }) => hasHours(text));
  if (!isDescribed && !isOpen && pages[0] && sellsSoftware(pages[0])) return 'none';

  const numbers = pages.flatMap(({ page, text }) => [
    ...findPhoneLinks(page).flatMap(({ number }) => (number ? [number] : [])),
    ...findPhoneNumbers(text),
  ]);
  const codes = pages.flatMap(({ text }) =>
    findPostcodes(text).map(({ index }) => hasStreetBefore(text, index)),
  );
  const isSentOut = numbers.length === 0 && !isDescribed && !isOpen && hasBasket(pages[0]);
  const isBritish = numbers.some(({ isUk }) => isUk) || (codes.includes(true) && !isSentOut);
  if (isBritish) return 'uk';
  if (numbers.length > 0) return 'abroad';
  if (isDescribed) return 'uk';
  // A postcode alone may belong to another business.
  const isSaid = ({ text }: SitePage) => talk.test(text) || findWordedAddress(text) !== null;
  return isOpen || codes.length > 0 || pages.some(isSaid) ? 'words' : 'none';
}

/** Reading matter without a number to dial. */
function isAboutOthers([main]: readonly SitePage[]): boolean {
  if (!main || !isReadingMatter(main)) return false;
  return findPhoneLinks(main.page).every(({ number }) => !number?.isUk);
}

const notLocal: Readonly<Record<'abroad' | 'none', string>> = {
  abroad: 'The phone numbers here are not UK ones, and this looks for what UK customers need.',
  none: 'This does not look like the website of a business that customers visit or call.',
};

/** The verdict for a missing detail: only a local business fails, the surer the more signs. */
export function judgeMissing(
  evidence: ScanEvidence,
  summary: string,
  proofs: readonly Proof[] = [],
  confidence?: Confidence,
): Verdict {
  const because = findUnreadableReason(evidence);
  if (because) return unknown(because);
  const place = judgeLocality(evidence);
  if (place === 'abroad' || place === 'none') return notApplicable(notLocal[place]);
  return fail(summary, proofs, {
    confidence: confidence ?? (place === 'uk' ? 'likely' : 'possible'),
  });
}

/** Wraps a local check: where no local business is recognised, its failures cost nothing. */
export function judgeByLocality(check: Check): Check {
  return {
    ...check,
    judge(evidence) {
      const verdict = check.judge(evidence);
      if (verdict.outcome !== 'fail' || judgeLocality(evidence) === 'uk') return verdict;
      return isAboutOthers(listSitePages(evidence))
        ? notApplicable('This page is an article or reference work, not a business’s own page.')
        : { ...verdict, confidence: 'possible' };
    },
  };
}
