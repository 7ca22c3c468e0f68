import type { Check, Verdict } from '../../../../../src/scanner/model/check.ts';
import type { ScanEvidence } from '../../../../../src/scanner/model/evidence.ts';
import { htmlPage, known, pageEvidence } from '../../../../support/scan-evidence.ts';
import { sidePage } from '../../support/whole-sites.ts';

export interface SiteParts {
  head?: string;
  /** Pages read besides, by path; left out: they are not known. */
  sides?: Record<string, string>;
  parts?: Partial<ScanEvidence>;
}

/** What a check says about a page with this body. */
export function judgeSite(
  check: Check,
  body: string,
  { head, sides, parts }: SiteParts = {},
): Verdict {
  const url = 'https://shop.example/';
  const pages = Object.entries(sides ?? {}).map(([path, html]) =>
    sidePage(new URL(path, url).href, html),
  );
  return check.judge(
    pageEvidence({
      url,
      html: htmlPage(body, head),
      ...(sides ? { sidePages: known(pages) } : {}),
      ...parts,
    }),
  );
}

/** A JSON-LD block. */
export function jsonLd(value: object): string {
  const data = { '@context': 'https://schema.org', ...value };
  return `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
}
