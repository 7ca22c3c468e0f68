import {
  blogPath,
  cancellationPath,
  contactPath,
  homePath,
  portfolioPath,
  pricingPath,
  privacyPath,
  scannerBotPath,
  scannerTermsPath,
  scanPath,
  sitemapToolPath,
  termsPath,
} from '@/platform/paths';

/**
 * Pages that parts of the site lead to by name: forms, mails, proposals, the scanner, the page for a
 * missing address. Without one of them, those parts would lead nowhere.
 */
export const neededPaths: ReadonlySet<string> = new Set([
  homePath,
  pricingPath,
  blogPath,
  portfolioPath,
  contactPath,
  scanPath,
  sitemapToolPath,
  scannerBotPath,
  scannerTermsPath,
  privacyPath,
  termsPath,
  cancellationPath,
]);

/**
 * Says why a page has to stay at its address.
 *
 * @param legalLinks where the legal links of the menus lead
 * @returns `null` when it may go
 */
export function findPageNeed(path: string, legalLinks: readonly string[]): string | null {
  if (path === homePath) return 'This is the home page: the site begins here.';
  if (neededPaths.has(path)) {
    return `The site itself leads to ${path}, from forms, mails or tools.`;
  }
  const isLegal = legalLinks.some((href) => href.replace(/[?#].*$/, '') === path);
  return isLegal ? `${path} is one of the legal links at the foot of every page.` : null;
}
