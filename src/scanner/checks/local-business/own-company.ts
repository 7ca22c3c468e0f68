import { textContent } from 'domutils';
import { companyNamesIn } from '../../page/company-details.ts';
import { attribute, byTag } from '../../page/query.ts';
import { siteDomain } from '../../page/site-domain.ts';
import { describedOrganizations, textsOf } from './described-business.ts';
import type { SitePage } from './site-pages.ts';

const copyright = /©|\(c\)\s|\bcopyright\b|all rights reserved/i;
const statement =
  /\b(?:trading (?:name|style) of|t\/a|trading as|registered (?:in|office|company|number)|incorporated in|company (?:reg(?:istration|istered)?|no|number))\b/i;

function letters(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** `smithplumbing` in `www.smith-plumbing.co.uk` and in “Smith Plumbing Ltd”. */
function isLikeDomain(name: string, url: string): boolean {
  const [label = ''] = siteDomain(new URL(url)).split('.', 1);
  const bare = letters(name.replace(/\b(?:ltd|limited|llp|plc|cic|cyf\w*)\b\.?/gi, ''));
  const host = letters(label);
  return bare.length >= 4 && host.length >= 4 && (host.includes(bare) || bare.includes(host));
}

/** Names a site calls itself by: title, site name, first heading. */
function titles({ page }: SitePage): string[] {
  const metas = byTag(page, 'meta')
    .filter((meta) =>
      /^og:site_name$|^author$/i.test(attribute(meta, 'property') ?? attribute(meta, 'name') ?? ''),
    )
    .map((meta) => attribute(meta, 'content') ?? '');
  return [...byTag(page, 'title', 'h1').map((element) => textContent(element)), ...metas];
}

/**
 * The company, LLP or other registered body that a site belongs to, as the site itself says: in its
 * copyright line, title, structured data or a statement on the scanned page, or in a name like the
 * domain. Companies that are only mentioned (suppliers, the web designer) are not it. Null: the site
 * does not say that there is one.
 */
export function ownCompany(pages: readonly SitePage[]): string | null {
  const [main] = pages;
  if (!main) return null;
  const lines = pages.flatMap(({ text }) => text.split('\n'));
  const [fromCopyright] = lines.filter((line) => copyright.test(line)).flatMap(companyNamesIn);
  const [fromTitle] = pages.flatMap(titles).flatMap(companyNamesIn);
  const [fromData] = describedOrganizations(pages)
    .filter(({ node }) => node.isTop)
    .flatMap((business) => [...textsOf(business, 'legalName'), ...textsOf(business, 'name')])
    .flatMap(companyNamesIn);
  const [fromStatement] = main.text
    .split('\n')
    .filter((line) => statement.test(line))
    .flatMap(companyNamesIn);
  const fromDomain = lines.flatMap(companyNamesIn).find((name) => isLikeDomain(name, main.url));
  return fromDomain ?? fromData ?? fromCopyright ?? fromTitle ?? fromStatement ?? null;
}
