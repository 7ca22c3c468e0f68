import { type Check, fail, pass, scoreWithinLimit } from '../../model/check.ts';

/** Lighthouse's limit. */
const LIMIT = 1500;

export const perfDomSize: Check = {
  id: 'perf-dom-size',
  severity: 'low',
  title: 'The page has a great many elements',
  passed: 'Number of elements',
  why: 'The more boxes within boxes a page is made of, the longer a phone takes to lay it out and to answer to a tap.',
  fix: 'Simplify what page builders nest, shorten long menus and lists, and show further entries on pages of their own.',
  remedy: 'build',
  needsContent: 'always',
  sourceName: 'Lighthouse, DOM size',
  sourceUrl: 'https://developer.chrome.com/docs/lighthouse/performance/dom-size',
  judge({ page }) {
    const count = page.elements.length;
    const atLeast = page.isCut ? 'more than ' : '';
    const summary = `The page is made of ${atLeast}${count.toLocaleString('en-GB')} elements`;
    if (count < LIMIT) return pass(`${summary}.`);
    return fail(
      `${summary}; fewer than ${LIMIT.toLocaleString('en-GB')} is fine.`,
      [{ kind: 'measure', value: `${count.toLocaleString('en-GB')} elements` }],
      { share: scoreWithinLimit(count, LIMIT) },
    );
  },
};
