import type { Check, Verdict } from '../../../../../src/scanner/model/check.ts';
import type { ScanEvidence } from '../../../../../src/scanner/model/evidence.ts';
import { htmlPage, known, pageEvidence } from '../../../../support/scan-evidence.ts';
import { sidePage } from '../../support/whole-sites.ts';

export interface SiteParts {
  head?: string;
  /** Side pages by path; left out: unknown. */
  sides?: Record<string, string>;
  parts?: Partial<ScanEvidence>;
}

/** Runs a check on a page with this body. */
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

export function jsonLd(value: object): string {
  const data = { '@context': 'https://schema.org', ...value };
  return `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
}
