import { type Check, fail, pass, unknown } from '../../model/check.ts';

export const seoSoft404: Check = {
  id: 'seo-soft-404',
  severity: 'medium',
  title: 'Pages that don’t exist answer as if they did',
  passed: 'Answer for pages that do not exist',
  why: 'If every made-up address gives a page, search engines can’t tell your real pages from mistyped ones.',
  fix: 'Let the server answer unknown addresses with status 404 and a helpful page, instead of showing or redirecting to the home page.',
  remedy: 'hosting',
  sourceName: 'Google Search Central, soft 404 errors',
  sourceUrl: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  judge({ randomPath }) {
    if (!randomPath.known) {
      return unknown(`A made-up address could not be tried: ${randomPath.because}`);
    }
    const { url, status } = randomPath.value;
    const proofs = [{ kind: 'address', value: url, remark: `Status ${status}` }] as const;
    if (status === 404 || status === 410) {
      return pass(`An address that doesn’t exist answers with status ${status}.`, proofs);
    }
    return status >= 200 && status < 300
      ? fail(`An address that doesn’t exist answers with status ${status}, like a page.`, proofs)
      : unknown(`An address that doesn’t exist answers with status ${status}, which says nothing.`);
  },
};
