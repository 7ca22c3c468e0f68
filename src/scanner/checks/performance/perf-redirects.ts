import { type Check, countNoun, fail, pass, scoreWithinLimit } from '../../model/check.ts';
import { makeProof } from '../proofs.ts';

const MOST = 1;

export const perfRedirects: Check = {
  id: 'perf-redirects',
  severity: 'medium',
  title: 'Visitors are sent from address to address',
  passed: 'Redirects on the way to the page',
  why: 'Every redirect is a wait before anything appears, often half a second on a phone.',
  fix: 'Lead old addresses to the final one in one step, and link to that one in adverts, profiles and menus.',
  remedy: 'hosting',
  sourceName: 'Lighthouse, redirects',
  sourceUrl: 'https://developer.chrome.com/docs/lighthouse/performance/redirects',
  judge({ hops }) {
    const count = Math.max(0, hops.length - 1);
    const proofs = hops.map(({ url, status }) => makeProof('address', `${url} (${status})`));
    if (count <= MOST) {
      const text = count === 0 ? 'no redirect' : countNoun(count, 'redirect');
      return pass(`There is ${text} on the way to the page.`, count === 0 ? [] : proofs);
    }
    return fail(
      `There are ${countNoun(count, 'redirect')} on the way to the page; one is fine.`,
      proofs,
      { share: scoreWithinLimit(count, MOST) },
    );
  },
};
