import { textContent } from 'domutils';
import {
  type Check,
  fail,
  joinWithAnd,
  notApplicable,
  type Proof,
  pass,
  unknown,
  type Verdict,
} from '../../model/check.ts';
import type { ScanEvidence } from '../../model/evidence.ts';
import { findByTag } from '../../page/parse-page.ts';
import { findSiteDomain } from '../../page/resources.ts';
import {
  describePagesRead,
  findUnreadableReason,
  listDescribedOrganizations,
  listSitePages,
  readDescribedTexts,
  type SitePage,
} from './business-facts.ts';

/** Legal forms with limited liability in UK company law, Welsh names included. */
const form = '(?:Ltd|LTD|ltd|Limited|LIMITED|LLP|Llp|PLC|Plc|plc|CIC|Cyf|CYF|Cyfyngedig)';
const nameWord =
  "(?:\\p{Lu}[\\p{L}\\p{N}’'&.-]{0,30}|\\d{1,4}|&|and|of|the|y|yr|\\+|\\(\\p{Lu}[\\p{L} ]{1,20}\\))";
const noCompany =
  '(?! (?:[Ee]dition|[Tt]ime|[Oo]ffer|[Aa]vailab|[Ss]tock|[Ss]pace|[Pp]lace|[Cc]ompan|[Ll]iab|[Pp]artner|[Cc]ollection|[Rr]un|[Rr]elease|[Qq]uantit|[Nn]umber|[Ww]arrant|[Gg]uarantee|[Ee]d\\b))';
const companyName = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\p{Lu}[\\p{L}\\p{N}’'&.-]{0,30}(?:,? (?!${form}(?![\\p{L}\\p{N}]))${nameWord}){0,7}),? \\(?${form}(?![\\p{L}\\p{N}])${noCompany}`,
  'gu',
);

/** A web designer's credit does not name the owner. */
const credit =
  /\b(?:(?:web ?)?site|web ?design|design(?:ed)?|built|made|created|powered|hosted|hosting|developed|marketing|seo|photograph\w*)\b[^\n|.]{0,40}\bby\b[^\n|]*|\b(?:web ?site|web ?design(?:er)?|site design)\b(?: design| development)? ?:[^\n|]*/gi;

/** Company names in a text as written, `Smith & Sons Plumbing Ltd`, without web designers. */
export function findCompanyNames(text: string): string[] {
  const found = [...text.replace(credit, '').matchAll(companyName)].map(([name]) =>
    name.replace(/^(?:Copyright|The copyright of|By|At|We|From) /, '').trim(),
  );
  return [...new Set(found)];
}

/** Companies House's prefixes; plain numbers have eight digits, often without the leading 0. */
const prefixes =
  'AC|CE|CS|FC|FE|GE|GN|GS|IC|IP|LP|NA|NC|NF|NI|NL|NO|NP|NR|NV|OC|OE|PC|RC|RS|SA|SC|SE|SF|SG|SI|SL|SO|SP|SR';
const number = `(?:(?:${prefixes}) ?\\d{6}|R0\\d{6}|\\d{7,8}|\\d{4} \\d{4}|\\d{2} \\d{3} \\d{3}|\\d{2} \\d{2} \\d{2} \\d{2})`;
const labelled = new RegExp(
  `\\b(?:compan(?:y|ies)|co|regist(?:ered|ration|ry)|reg|crn|incorporat(?:ed|ion)|cwmni|cofrest\\p{L}+)\\b[^\\n\\d]{0,70}?(?<![\\p{L}\\d])(${number})(?![\\d])`,
  'giu',
);
const prefixed = /\b((?:SC|NI|OC|SO|NC|SL|NL)\d{6})\b/;

/** `SC 123456` becomes `SC123456`, `1234567` becomes `01234567`. Null for an invalid number. */
export function readCompanyNumber(text: string): string | null {
  const bare = text.toUpperCase().replace(/\s/g, '');
  if (/^\d{6,8}$/.test(bare)) return bare.padStart(8, '0');
  return new RegExp(`^(?:(?:${prefixes})\\d{6}|R0\\d{6})$`).test(bare) ? bare : null;
}

interface CompanyDetails {
  number: string | null;
  registeredIn: string | null;
  office: string | null;
}

const nation =
  /\b(?:registered|incorporated|registration|company|reg|[cg]ofrestr\w+)\b[^\n]{0,90}?\b(?:England|Wales|Scotland|Northern Ireland|N\. ?Ireland|Cymru|Nghymru|Gymru|Lloegr|Loegr)\b(?: ?(?:and|&|\/) ?Wales)?|\b(?:England|Wales|Scotland|Northern Ireland)\b,?:? (?:registered|registration|company|reg)\b/i;
const office =
  /\b(?:registered (?:(?:company|business|trading|head) )?(?:office|address)|registered at|reg(?:'?d)?\.? (?:office|address)|swyddfa gofrestredig|cyfeiriad cofrestredig)\b[^\n]{0,120}/i;

export function readCompanyDetails(text: string): CompanyDetails {
  const [, near] =
    [...text.matchAll(labelled)].find(([, found]) => readCompanyNumber(found ?? '')) ?? [];
  const [, alone] = prefixed.exec(text) ?? [];
  return {
    number: readCompanyNumber(near ?? alone ?? ''),
    registeredIn: nation.exec(text)?.[0] ?? null,
    office: office.exec(text)?.[0] ?? null,
  };
}

const copyright = /©|\(c\)\s|\bcopyright\b|all rights reserved/i;
const statement =
  /\b(?:trading (?:name|style) of|t\/a|trading as|registered (?:in|office|company|number)|incorporated in|company (?:reg(?:istration|istered)?|no|number))\b/i;

function letters(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** `smithplumbing` in `www.smith-plumbing.co.uk` and in “Smith Plumbing Ltd”. */
function isLikeDomain(name: string, url: string): boolean {
  const [label = ''] = findSiteDomain(new URL(url)).split('.', 1);
  const bare = letters(name.replace(/\b(?:ltd|limited|llp|plc|cic|cyf\w*)\b\.?/gi, ''));
  const host = letters(label);
  return bare.length >= 4 && host.length >= 4 && (host.includes(bare) || bare.includes(host));
}

function titles({ page }: SitePage): string[] {
  const metas = findByTag(page, 'meta')
    .filter((meta) =>
      /^og:site_name$|^author$/i.test(meta.attribs.property ?? meta.attribs.name ?? ''),
    )
    .map((meta) => meta.attribs.content ?? '');
  return [...findByTag(page, 'title', 'h1').map((element) => textContent(element)), ...metas];
}

/** The registered body that owns the site; mentioned suppliers or web designers do not count. */
function ownCompany(pages: readonly SitePage[]): string | null {
  const [main] = pages;
  if (!main) return null;
  const lines = pages.flatMap(({ text }) => text.split('\n'));
  const [fromCopyright] = lines.filter((line) => copyright.test(line)).flatMap(findCompanyNames);
  const [fromTitle] = pages.flatMap(titles).flatMap(findCompanyNames);
  const [fromData] = listDescribedOrganizations(pages)
    .filter(({ node }) => node.isTop)
    .flatMap((business) => [
      ...readDescribedTexts(business, 'legalName'),
      ...readDescribedTexts(business, 'name'),
    ])
    .flatMap(findCompanyNames);
  const [fromStatement] = main.text
    .split('\n')
    .filter((line) => statement.test(line))
    .flatMap(findCompanyNames);
  const fromDomain = lines.flatMap(findCompanyNames).find((name) => isLikeDomain(name, main.url));
  return fromDomain ?? fromData ?? fromCopyright ?? fromTitle ?? fromStatement ?? null;
}

const names: readonly { key: keyof CompanyDetails; words: string }[] = [
  { key: 'number', words: 'the company number' },
  { key: 'registeredIn', words: 'the part of the UK it is registered in' },
  { key: 'office', words: 'the registered office' },
];

function judge(evidence: ScanEvidence): Verdict {
  const because = findUnreadableReason(evidence);
  if (because) return unknown(because);
  const pages = listSitePages(evidence);
  const company = ownCompany(pages);
  if (company === null) {
    return notApplicable('No limited company or LLP was recognised as the owner of the website.');
  }
  const found = pages.map(({ text }) => readCompanyDetails(text));
  const missing = names.filter(({ key }) => found.every((details) => details[key] === null));
  const proofs = names.flatMap(({ key }): Proof[] => {
    const value = found.map((details) => details[key]).find((text) => text !== null);
    return value ? [{ kind: 'text', value }] : [];
  });
  if (missing.length === 0) return pass(`The details of ${company} are on the website.`, proofs);
  if (!evidence.sidePages.known) {
    return unknown(
      `Details of ${company} are not on this page, and other pages could not be read: ${evidence.sidePages.because}`,
    );
  }
  return fail(
    `For ${company}, ${joinWithAnd(missing.map(({ words }) => words))} ${missing.length === 1 ? 'was' : 'were'} not found on ${describePagesRead(pages)}. A company may have to give ${missing.length === 1 ? 'it' : 'them'}.`,
    [{ kind: 'text', value: company }, ...proofs],
    {
      share: 1 - missing.length / names.length,
      // Details may be on a page that was not read.
      confidence: pages.length > 1 ? 'likely' : 'possible',
    },
  );
}

/** Sole traders and ordinary partnerships are exempt. */
export const localCompanyDetails: Check = {
  id: 'local-company-details',
  severity: 'high',
  title: 'Company details may be missing',
  passed: 'Company details',
  why: 'Limited companies and LLPs in the UK may have to show their number, where they are registered and their registered office on their website. Careful customers look for it, too.',
  fix: 'Add one line to the footer: “Smith Plumbing Ltd, registered in England and Wales no. 01234567. Registered office: 1 High Street, Hereford HR1 2AB.”',
  remedy: 'legal',
  sourceName: 'Trading Disclosures Regulations 2015, regulation 25',
  sourceUrl: 'https://www.legislation.gov.uk/uksi/2015/17/regulation/25',
  judge,
};
