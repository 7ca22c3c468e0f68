import { type Check, fail, note, pass } from '../../model/check.ts';
import { isHtmlElement } from '../../page/head-elements.ts';
import { findByTag, isWithinElement, readWords } from '../../page/parse-page.ts';
import { makeElementProof } from '../proofs.ts';

/** ACT rule 2779a5: the first title is not empty. Here it must be in the head as well. */
export const seoTitle: Check = {
  id: 'seo-title',
  severity: 'high',
  title: 'The page has no title',
  passed: 'Title of the page',
  why: 'The title is the blue line people click on in search results, and the name on the browser tab.',
  fix: 'Give every page one <title> in its <head> that says what you do and where, such as “Emergency plumber in Hereford | Wye Heating”.',
  remedy: 'words',
  sourceName: 'WCAG 2.2, 2.4.2 (ACT rule 2779a5)',
  sourceUrl: 'https://www.w3.org/WAI/standards-guidelines/act/rules/2779a5/',
  judge({ page }) {
    // SVG drawings have their own titles.
    const [first, ...others] = findByTag(page, 'title').filter(isHtmlElement);
    if (!first) return fail('There is no title on the page.');
    const text = readWords(first);
    if (text === '') {
      return fail('The title of the page is empty.', [makeElementProof(first)]);
    }
    const proofs = [{ kind: 'text', value: text }] as const;
    if (!page.head || !isWithinElement(first, page.head)) {
      return fail(
        'The title stands outside the head of the page, where it may not be read.',
        proofs,
        { confidence: 'likely' },
      );
    }
    const { head } = page;
    return others.some((other) => isWithinElement(other, head))
      ? note('The page has more than one title; only the first is used.', proofs)
      : pass('The page has a title.', proofs);
  },
};
