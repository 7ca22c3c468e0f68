import { type Check, fail, notApplicable, pass, unknown } from '../../model/check.ts';
import { measureLandmarkCoverage } from '../../page/landmarks.ts';
import { isBuiltByScript } from '../../page/page-text.ts';
import { makeElementProof } from '../proofs.ts';

export const a11yRegion: Check = {
  id: 'a11y-region',
  severity: 'medium',
  title: 'Content outside the marked parts of the page',
  passed: 'Content in marked parts',
  why: 'Visitors with a screen reader go from part to part: header, menu, main content, footer. What lies between the parts they easily miss.',
  fix: 'Put everything that can be seen into <header>, <nav>, <main>, <aside> or <footer>.',
  remedy: 'access',
  sourceName: 'axe-core, region',
  sourceUrl: 'https://dequeuniversity.com/rules/axe/4.11/region',
  judge({ page }) {
    if (isBuiltByScript(page)) {
      return unknown('The page is put together by a script, so its parts could not be read.');
    }
    const { inside, outside, strays } = measureLandmarkCoverage(page);
    const all = inside + outside;
    if (all === 0) return notApplicable('There is no text on the page.');
    if (outside === 0) return pass('All text lies in marked parts of the page.');
    const share = inside / all;
    const part = Math.max(1, Math.round((1 - share) * 100));
    return fail(
      `${part === 100 ? 'All' : `${part} %`} of the page’s text lies outside the marked parts.`,
      strays.map((element) => makeElementProof(element)),
      { share },
    );
  },
};
