import { type Check, fail, notApplicable, pass } from '../../model/check.ts';
import { findInHead } from '../../page/head-elements.ts';
import { readWords } from '../../page/parse-page.ts';

const SHORTEST = 15;
const LONGEST = 65;

/** Default titles of templates and site builders, or titles without information. */
const emptyWords = new Set(
  'home|homepage|home page|index|welcome|untitled|untitled document|untitled page|new page|page title|page|title|document|website|my website|my site|site title|main|default|start|test|react app|vite app|vite + react|vite + react + ts|create next app|nuxt app|just another wordpress site|coming soon'.split(
    '|',
  ),
);

export const seoTitleQuality: Check = {
  id: 'seo-title-quality',
  severity: 'low',
  title: 'The page’s title could say more',
  passed: 'Length and words of the title',
  why: 'A title that is too short says too little, and one that is too long is cut off in search results.',
  fix: `Write a title of ${SHORTEST} to ${LONGEST} characters that names what you offer, where, and your business.`,
  remedy: 'words',
  sourceName: 'Google Search Central, title links',
  sourceUrl: 'https://developers.google.com/search/docs/appearance/title-link',
  judge({ page }) {
    const [first] = findInHead(page, 'title');
    const title = first ? readWords(first) : '';
    if (title === '') return notApplicable('There is no title to judge.');
    const proofs = [{ kind: 'text', value: title }] as const;
    const length = [...title].length;
    if (emptyWords.has(title.toLowerCase().replace(/[\s.!|–-]+$/, ''))) {
      return fail('The title does not say what the page is about.', proofs);
    }
    if (length < SHORTEST) {
      return fail(`The title has ${length} characters, fewer than ${SHORTEST}.`, proofs, {
        share: 0.5,
      });
    }
    if (length > LONGEST) {
      return fail(`The title has ${length} characters, more than ${LONGEST}.`, proofs, {
        share: 0.5,
      });
    }
    return pass(`The title has ${length} characters.`, proofs);
  },
};
