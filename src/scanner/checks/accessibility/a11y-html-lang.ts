import { type Check, fail, pass } from '../../model/check.ts';
import { findByTag } from '../../page/parse-page.ts';
import { makeElementProof } from '../proofs.ts';

export const a11yHtmlLang: Check = {
  id: 'a11y-html-lang',
  severity: 'high',
  title: 'The page does not say its language',
  passed: 'Language of the page',
  why: 'A screen reader chooses its voice by the language that the page states. English read with a French voice can hardly be understood.',
  fix: 'Write the language into the page’s first tag: <html lang="en-GB">.',
  remedy: 'access',
  sourceName: 'WCAG 2.2, 3.1.1 Language of Page',
  sourceUrl: 'https://www.w3.org/WAI/standards-guidelines/act/rules/b5c3f8/',
  judge({ page }) {
    const [root] = findByTag(page, 'html');
    const language = root?.attribs.lang?.trim() ?? '';
    if (language) return pass(`The page says its language: ${language}.`);
    return fail(
      'The page does not say which language it is in.',
      root ? [makeElementProof(root)] : [],
    );
  },
};
