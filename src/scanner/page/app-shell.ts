import type { Element } from 'domhandler';
import { countWords, readTextLines, textLines } from './page-text.ts';
import type { ParsedPage } from './parse-page.ts';
import { findByTag, memoisePerPage } from './parse-page.ts';

/** Root elements of the client-side frameworks of 2026. */
const rootIds = new Set([
  '__gatsby',
  '__next',
  '__nuxt',
  '__sveltekit',
  'app',
  'app-root',
  'application',
  'main-app',
  'mount',
  'q-app',
  'react-app',
  'react-root',
  'reactroot',
  'root',
  'svelte',
  'vue-app',
]);
const rootTags = new Set(['app-root', 'flt-glass-pane', 'flutter-view', 'my-app', 'ng-app']);

const MAX_ROOTS = 10;

/** “Loading…”, or a line about the page. */
const MAX_WORDS_IN_ROOT = 15;

/** Pages with more words have readable content. */
export const ENOUGH_WORDS = 150;

function isRoot({ name, attribs }: Element): boolean {
  return (
    rootTags.has(name) ||
    rootIds.has((attribs.id ?? '').toLowerCase()) ||
    attribs['ng-version'] !== undefined ||
    attribs['data-reactroot'] !== undefined ||
    attribs['ng-app'] !== undefined
  );
}

function emptyRoot(page: ParsedPage): Element | null {
  if (findByTag(page, 'script').length === 0 || !page.body) return null;
  const empty = page.elements
    .filter(isRoot)
    .slice(0, MAX_ROOTS)
    .find((root) => {
      const text = readTextLines(root, { maxLetters: 2_000 });
      return countWords(text) <= MAX_WORDS_IN_ROOT;
    });
  if (empty) return empty;
  // Without a known root: a body of scripts only.
  return countWords(textLines(page)) === 0 &&
    findByTag(page, 'img', 'svg', 'video', 'iframe').length === 0
    ? page.body
    : null;
}

/**
 * Returns the empty root of a page with too few words. Its content is unknown without running
 * scripts. Null for other pages: served pages may have a root, or be short.
 */
export const appShell = memoisePerPage((page): Element | null =>
  countWords(textLines(page)) < ENOUGH_WORDS ? emptyRoot(page) : null,
);

export function isBuiltByScript(page: ParsedPage): boolean {
  return appShell(page) !== null;
}
