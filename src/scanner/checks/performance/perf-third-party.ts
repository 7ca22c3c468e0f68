import { type Check, countNoun, fail, pass, scoreWithinLimit } from '../../model/check.ts';
import { findSiteDomain, isSameDomain, listResources } from '../../page/resources.ts';
import { makeProof } from '../proofs.ts';

const MOST = 8;

export const perfThirdParty: Check = {
  id: 'perf-third-party',
  severity: 'medium',
  title: 'Scripts come from many other websites',
  passed: 'Scripts from other websites',
  why: 'Each of these services costs its own connection, and what is slow there is slow here. Together they often take longer than the website itself.',
  fix: 'Take out services that no one looks at any more, such as old chat windows, heat maps and advertising tags. Load the rest with defer or async.',
  remedy: 'speed',
  needsContent: 'always',
  sourceName: 'Lighthouse, third parties',
  sourceUrl: 'https://developer.chrome.com/docs/performance/insights/third-parties',
  judge({ page, url }) {
    const own = new URL(url);
    const scripts = listResources(page).filter(({ element }) => element.name === 'script');
    const others = scripts.filter((script) => !isSameDomain(script.url, own));
    const domains = [...new Set(others.map((script) => findSiteDomain(script.url)))].toSorted();
    const proofs = domains.map((value) => makeProof('address', value));
    if (domains.length <= MOST) {
      return domains.length === 0
        ? pass('No script in the page’s HTML comes from another website.')
        : pass(`Scripts come from ${countNoun(domains.length, 'other website')}.`, proofs);
    }
    return fail(
      `Scripts come from ${domains.length} other websites; up to ${MOST} is fine.`,
      proofs,
      { share: scoreWithinLimit(domains.length, MOST) },
    );
  },
};
