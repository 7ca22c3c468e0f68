import { type Check, countNoun, fail, note, pass } from '../../model/check.ts';
import { appShell, countWords, ENOUGH_WORDS, mainText } from '../../page/page-text.ts';
import { makeElementProof } from '../proofs.ts';

/** A page with fewer words says nothing: its score is capped. */
const FEW_WORDS = 50;

/** Fails only for an empty root with little other text: a short served page may be complete. */
export const aiTextWithoutJs: Check = {
  id: 'ai-text-without-js',
  severity: 'critical',
  title: 'Without scripts, the page has next to no text',
  passed: 'Text without scripts',
  why: 'Most AI assistants read the page as it is sent and run no scripts: they see nothing of what you offer. Google does run them, but later, and not always.',
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
        `Without scripts, the page has ${measure} of text and an empty place for more. What scripts add is not judged here, so some categories have no score.`,
        [makeElementProof(root, 'Empty as it is sent')],
        { share: words < FEW_WORDS ? 0 : words / ENOUGH_WORDS, confidence: 'likely' },
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
