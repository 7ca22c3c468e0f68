import { type Check, fail, pass } from '../../model/check.ts';

/** Pages with another status are never judged; the check records the status. */
export const seoStatus: Check = {
  id: 'seo-status',
  severity: 'critical',
  title: 'The page answers with an error',
  passed: 'Answer of the page',
  why: 'A page that answers with an error is dropped from search results, however good it looks.',
  fix: 'Let the server answer with status 200 wherever there is a page to show.',
  remedy: 'hosting',
  sourceName: 'Google Search Central, HTTP status codes',
  sourceUrl: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  judge({ status, url }) {
    const proofs = [{ kind: 'address', value: url, remark: `Status ${status}` }] as const;
    return status >= 200 && status < 300
      ? pass(`The page answers with status ${status}.`, proofs)
      : fail(`The page answers with status ${status}.`, proofs);
  },
};
