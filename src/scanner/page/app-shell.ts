import type { Element } from 'domhandler';
import { countWords, textLines, textLinesOf } from './page-text.ts';
import type { ParsedPage } from './parse-page.ts';
import { byTag, oncePerPage } from './parse-page.ts';

/** Where the frameworks of 2026 put a page that the browser builds. */
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

/** “Loading…”, or a line on what the page would be. */
const MAX_WORDS_IN_ROOT = 15;

/** Fewer words than that are no text yet: a page with more has something to read. */
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

/** The element that scripts fill with the page and that is empty as served; null when none is. */
function emptyRoot(page: ParsedPage): Element | null {
  if (byTag(page, 'script').length === 0 || !page.body) return null;
  const empty = page.elements
    .filter(isRoot)
    .slice(0, MAX_ROOTS)
    .find((root) => {
      const text = textLinesOf(root, { maxLetters: 2_000 });
      return countWords(text) <= MAX_WORDS_IN_ROOT;
    });
  if (empty) return empty;
  // No known root, and nothing in the body but scripts: the body is it.
  return countWords(textLines(page)) === 0 &&
    byTag(page, 'img', 'svg', 'video', 'iframe').length === 0
    ? page.body
    : null;
}

/**
 * The place that a script is to fill, if the page as served is nothing but that: an empty root and
 * too few words. What such a page says can’t be known without running its scripts. Null for every
 * other page: a root alone means nothing (served pages have them too), nor does a short text.
 */
export const appShell = oncePerPage((page): Element | null =>
  countWords(textLines(page)) < ENOUGH_WORDS ? emptyRoot(page) : null,
);

/** True for a page of which only an empty shell was served. */
export function isBuiltByScript(page: ParsedPage): boolean {
  return appShell(page) !== null;
}
