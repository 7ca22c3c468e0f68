import type { Element } from 'domhandler';
import { type Check, fail, pass } from '../../model/check.ts';
import { listExposedElements } from '../../page/accessible-name.ts';
import { findRole } from '../../page/find-role.ts';
import { makeElementProof } from '../proofs.ts';
import { makeNoneFoundVerdict } from './named-elements.ts';

/** `aria-level` wins over the tag; the default is level 2. */
function levelOf(element: Element): number {
  const said = Number.parseInt(element.attribs['aria-level'] ?? '', 10);
  if (said >= 1) return said;
  return Number(/^h([1-6])$/.exec(element.name)?.[1] ?? 2);
}

export const a11yHeadingOrder: Check = {
  id: 'a11y-heading-order',
  severity: 'medium',
  title: 'Heading levels that are skipped',
  passed: 'Order of heading levels',
  why: 'Headings are a page’s table of contents for people who listen to it, and for search engines. A skipped level looks as if a chapter were missing.',
  fix: 'Choose heading tags by their place in the outline, not by size: under an <h2> comes an <h3>, not an <h4>. Set the size in the style sheet.',
  remedy: 'access',
  sourceName: 'WCAG 2.2, 1.3.1 Info and Relationships',
  sourceUrl: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  judge({ page }) {
    const headings = listExposedElements(page, (element) => findRole(element) === 'heading');
    if (headings.length === 0) return makeNoneFoundVerdict(page, 'headings');
    const levels = headings.map(levelOf);
    const skips = headings.flatMap((element, index) => {
      const before = levels[index - 1];
      const level = levels[index] ?? 2;
      if (before === undefined || level - before <= 1) return [];
      return [makeElementProof(element, `level ${level} directly after level ${before}`)];
    });
    if (skips.length === 0) {
      return pass(
        headings.length === 1
          ? 'There is one heading, so no level is skipped.'
          : `The ${headings.length} headings skip no level.`,
      );
    }
    const times = skips.length === 1 ? 'once' : `${skips.length} times`;
    return fail(`The ${headings.length} headings of the page skip a level ${times}.`, skips, {
      share: 1 - skips.length / headings.length,
    });
  },
};
