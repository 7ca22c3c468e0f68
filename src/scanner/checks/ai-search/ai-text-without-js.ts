import { type Check, countNoun, fail, note, pass } from '../../model/check.ts';
import { appShell, countWords, ENOUGH_WORDS, mainText } from '../../page/page-text.ts';
import { makeElementProof } from '../proofs.ts';

/** Fails only for an empty root with little other text: a short served page may be complete. */
export const aiTextWithoutJs: Check = {
  id: 'ai-text-without-js',
  severity: 'high',
  title: 'The text only appears once scripts have run',
  passed: 'Text without scripts',
  why: 'Most AI assistants read the page as it is sent and run no scripts. What is put in later, they never see.',
  fix: 'Have the server send the finished text: server-side rendering or pre-built pages in your framework (Next.js, Nuxt, Astro, Angular SSR), at least for the pages customers should find.',
  remedy: 'build',
  sourceName: 'Google Search Central, JavaScript basics',
  sourceUrl:
    'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  judge({ page }) {
    const words = countWords(mainText(page));
    const root = appShell(page);
    const measure = countNoun(words, 'word');
    if (root) {
      return fail(
        `Without scripts, the page has ${measure} of text and an empty place for more.`,
        [makeElementProof(root, 'Empty as it is sent')],
        { share: words / ENOUGH_WORDS, confidence: 'likely' },
      );
    }
    if (words < ENOUGH_WORDS) {
      return note(
        `The page has ${measure} of text besides menus and footer. With ${ENOUGH_WORDS} or more, assistants have something to answer with.`,
      );
    }
    return pass(`The page has ${measure} of text that can be read without scripts.`);
  },
};
