import type { Element } from 'domhandler';
import { type Check, fail, pass, unknown } from '../../model/check.ts';
import { computeAccessibleName } from '../../page/accessible-name.ts';
import { isBuiltByScript } from '../../page/page-text.ts';
import { computeVisibility } from '../../page/visibility.ts';
import { makeElementProof } from '../proofs.ts';

const headingNames = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

function isMainHeading(element: Element): boolean {
  const role = element.attribs.role?.trim().toLowerCase() || null;
  const level = element.attribs['aria-level']?.trim() ?? null;
  if (role !== null && role !== 'heading') return false;
  if (role === null && !headingNames.has(element.name)) return false;
  return level === null ? element.name === 'h1' : level === '1';
}

export const seoH1: Check = {
  id: 'seo-h1',
  severity: 'medium',
  title: 'The page has no main heading',
  passed: 'Main heading',
  why: 'The main heading tells visitors and search engines at a glance what the page is about.',
  fix: 'Put the page’s main line into an <h1>, in words that customers use for what you do.',
  remedy: 'words',
  sourceName: 'axe, page-has-heading-one',
  sourceUrl: 'https://dequeuniversity.com/rules/axe/4.11/page-has-heading-one',
  judge({ page }) {
    const headings = page.elements
      .filter(isMainHeading)
      .filter((heading) => !computeVisibility(page, heading).isHidden);
    const text = headings
      .map((one) => computeAccessibleName(page, one))
      .find((words) => words !== '');
    if (text !== undefined) {
      return pass('The page has a main heading.', [{ kind: 'text', value: text }]);
    }
    if (isBuiltByScript(page)) {
      return unknown('The page is put together by scripts, which this scan does not run.');
    }
    return headings.length > 0
      ? fail(
          'The main heading is empty.',
          headings.map((heading) => makeElementProof(heading)),
        )
      : fail('There is no main heading (h1) on the page.');
  },
};
