import type { ScanEvidence } from '../../model/evidence.ts';
import { isBuiltByScript } from '../../page/app-shell.ts';
import { textLines } from '../../page/page-text.ts';
import type { ParsedPage } from '../../page/parse-page.ts';

/** A page of the site as far as the checks for local businesses look at it. */
export interface SitePage {
  url: string;
  page: ParsedPage;
  text: string;
  /** The scanned page itself, not one that was read besides. */
  isMain: boolean;
}

/** The scanned page and those that were read besides: contact, legal and about pages. */
export function sitePages({ url, page, sidePages }: ScanEvidence): SitePage[] {
  const sides = sidePages.known ? sidePages.value : [];
  return [
    { url, page, text: textLines(page), isMain: true },
    ...sides.map((side) => ({ ...side, text: textLines(side.page), isMain: false })),
  ];
}

/** Pages to name in a summary: “this page”, or “this page and 2 others”. */
export function pagesRead(pages: readonly SitePage[]): string {
  const others = pages.length - 1;
  if (others === 0) return 'this page';
  return `this page and ${others} ${others === 1 ? 'other' : 'others'}`;
}

/**
 * Why nothing can be said about the page’s words, or null: scripts write them, and no script is run
 * here.
 */
export function unreadable({ page }: ScanEvidence): string | null {
  return isBuiltByScript(page)
    ? 'Scripts write the text of this page in the browser, and this scan doesn’t run scripts.'
    : null;
}
