import { type Check, fail, pass } from '../../model/check.ts';
import { findInHead, isMetaNamed } from '../../page/head-elements.ts';
import { findByTag } from '../../page/parse-page.ts';
import { makeElementProof } from '../proofs.ts';

/** Lighthouse's rule: the first description in the head is not empty. */
export const seoDescription: Check = {
  id: 'seo-description',
  severity: 'medium',
  title: 'The page has no description for search results',
  passed: 'Description for search results',
  why: 'Search engines often show the description under your title. Without one they pick words from the page themselves.',
  fix: 'Add <meta name="description" content="…"> to the <head>: one or two sentences that tell customers why to choose you.',
  remedy: 'words',
  sourceName: 'Google Search Central, snippets',
  sourceUrl: 'https://developers.google.com/search/docs/appearance/snippet',
  judge({ page }) {
    const [description] = findInHead(page, 'meta').filter((meta) =>
      isMetaNamed(meta, 'description'),
    );
    if (!description) {
      const stray = findByTag(page, 'meta').find((meta) => isMetaNamed(meta, 'description'));
      if (!stray) return fail('There is no description for search results.');
      return fail('The description is not in the head of the page, where search engines read it.', [
        makeElementProof(stray, 'Something before it in the source ends the <head> early.'),
      ]);
    }
    const text = (description.attribs.content ?? '').trim();
    return text === ''
      ? fail('The description for search results is empty.', [makeElementProof(description)])
      : pass('The page has a description for search results.', [{ kind: 'text', value: text }]);
  },
};
