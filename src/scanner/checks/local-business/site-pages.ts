import type { ScanEvidence } from '../../model/evidence.ts';
import { isBuiltByScript } from '../../page/app-shell.ts';
import { textLines } from '../../page/page-text.ts';
import type { ParsedPage } from '../../page/parse-page.ts';

export interface SitePage {
  url: string;
  page: ParsedPage;
  text: string;
  isMain: boolean;
}

/** The scanned page and its side pages: contact, legal and about. */
export function listSitePages({ url, page, sidePages }: ScanEvidence): SitePage[] {
  const sides = sidePages.known ? sidePages.value : [];
  return [
    { url, page, text: textLines(page), isMain: true },
    ...sides.map((side) => ({ ...side, text: textLines(side.page), isMain: false })),
  ];
}

/** Names the read pages in a summary: “this page”, or “this page and 2 others”. */
export function describePagesRead(pages: readonly SitePage[]): string {
  const others = pages.length - 1;
  if (others === 0) return 'this page';
  return `this page and ${others} ${others === 1 ? 'other' : 'others'}`;
}

/** Why the page's text is unknown, or null: scripts render it, and the scanner runs none. */
export function findUnreadableReason({ page }: ScanEvidence): string | null {
  return isBuiltByScript(page)
    ? 'Scripts write the text of this page in the browser, and this scan doesn’t run scripts.'
    : null;
}
