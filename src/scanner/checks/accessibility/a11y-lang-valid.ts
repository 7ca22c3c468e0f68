import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { type Check, fail, notApplicable, pass } from '../../model/check.ts';
import { computeAccessibleName } from '../../page/accessible-name.ts';
import { isKnownLanguage } from '../../page/page-text.ts';
import type { ParsedPage } from '../../page/parse-page.ts';
import { computeVisibility, isSvg } from '../../page/visibility.ts';
import { makeElementProof } from '../proofs.ts';

function isSeen(page: ParsedPage, element: Element): boolean {
  const { isHidden, isMaybeHidden } = computeVisibility(page, element);
  return !isHidden && !isMaybeHidden;
}

const spoken = ['alt', 'aria-label', 'aria-labelledby', 'placeholder', 'title', 'value'];

/** Spoken words other than text, e.g. a picture's description. */
function hasSpokenWords(page: ParsedPage, element: Element): boolean {
  return (
    spoken.some((name) => element.attribs[name]?.trim()) &&
    computeAccessibleName(page, element) !== ''
  );
}

function givesLanguage(page: ParsedPage, element: Element): boolean {
  const stack: ChildNode[] = [element];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (isText(node) && node.data.trim()) return true;
    if (!isTag(node) || !isSeen(page, node)) continue;
    // An empty `lang` sets no language.
    if (node !== element && node.attribs.lang) continue;
    if (hasSpokenWords(page, node)) return true;
    stack.push(...node.children);
  }
  return false;
}

function isJudged(page: ParsedPage, element: Element): boolean {
  const language = element.attribs.lang;
  if (!language) return false;
  if (element.name === 'html') return language.trim() !== '';
  return !isSvg(element) && givesLanguage(page, element);
}

export const a11yLangValid: Check = {
  id: 'a11y-lang-valid',
  severity: 'high',
  title: 'Language code that does not exist',
  passed: 'Language codes',
  why: 'Screen readers, translators and search engines go by the language code. They do not understand one that is made up, such as “english” or “en_GB”.',
  fix: 'Use codes of the IANA registry in every lang attribute: en-GB for British English, cy for Welsh, pl for Polish.',
  remedy: 'access',
  sourceName: 'WCAG 2.2, 3.1.1 and 3.1.2 Language of Page and of Parts',
  sourceUrl: 'https://www.w3.org/WAI/standards-guidelines/act/rules/bf051a/',
  judge({ page }) {
    const stated = page.elements.filter((element) => isJudged(page, element));
    if (stated.length === 0) return notApplicable('The page states no language.');
    const wrong = stated.filter(({ attribs }) => !isKnownLanguage(attribs.lang ?? ''));
    if (wrong.length === 0) {
      return pass(
        stated.length === 1
          ? 'The language code on the page is right.'
          : `All ${stated.length} language codes on the page are right.`,
      );
    }
    const count =
      stated.length === 1
        ? 'The language code on the page does'
        : `${wrong.length} of ${stated.length} language codes on the page ${wrong.length === 1 ? 'does' : 'do'}`;
    return fail(
      `${count} not exist.`,
      wrong.map((element) => makeElementProof(element)),
      { share: 1 - wrong.length / stated.length },
    );
  },
};
