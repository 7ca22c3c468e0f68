import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import subtags from 'language-subtag-registry/data/json/language.json' with { type: 'json' };
import { wordSet } from '../model/check.ts';
import { findByTag, memoisePerPage, type ParsedPage } from './parse-page.ts';

const registered: ReadonlySet<string> = new Set(Object.keys(subtags));

/** `qaa` to `qtz`: the range for private use. */
const privateUse = /^q[a-t][a-z]$/;

/**
 * The primary language of a tag is in the IANA registry: `en` in `en-GB`.
 * @see https://www.w3.org/WAI/standards-guidelines/act/rules/bf051a/
 */
export function isKnownLanguage(tag: string): boolean {
  const [primary = ''] = tag.trim().toLowerCase().split('-');
  return registered.has(primary) || privateUse.test(primary);
}

const neverShown = wordSet(`
  script style template noscript head title iframe object audio video canvas datalist textarea
  select
`);

const blocks = wordSet(`
  address article aside blockquote body br button caption center dd details dialog dir div dl dt
  fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav
  ol p pre search section summary table tbody td tfoot th thead tr ul
`);

/** Soft hyphens and zero-width characters, common within long words and numbers. */
const invisible = /\u00AD|\u200B|\u200C|\u200D|\u2060|\uFEFF/g;

/** By HTML alone, without style sheets. */
function isNeverShown({ name, attribs }: Element): boolean {
  return (
    neverShown.has(name) ||
    (attribs.hidden !== undefined && attribs.hidden !== 'until-found') ||
    (name === 'dialog' && attribs.open === undefined) ||
    /display\s*:\s*none/i.test(attribs.style ?? '')
  );
}

interface Limits {
  without?: (element: Element) => boolean;
  /** Approximate limit of letters. */
  maxLetters?: number;
}

/** The visible text: one line per paragraph, cell or other block. */
export function readTextLines(
  root: Element,
  { without = () => false, maxLetters = Number.POSITIVE_INFINITY }: Limits = {},
): string {
  const pieces: string[] = [];
  let letters = 0;
  const walk = (node: ChildNode): void => {
    if (letters > maxLetters) return;
    if (isText(node)) {
      const text = node.data.replace(invisible, '').replace(/\s+/g, ' ');
      letters += text.length;
      pieces.push(text);
    } else if (isTag(node) && !isNeverShown(node) && !without(node)) {
      const edge = blocks.has(node.name) ? '\n' : '';
      pieces.push(edge);
      for (const child of node.children) walk(child);
      pieces.push(edge);
    }
  };
  walk(root);
  return pieces
    .join('')
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

export const textLines = memoisePerPage(({ body }) => (body ? readTextLines(body) : ''));

function isAround({ name, attribs }: Element): boolean {
  return (
    name === 'nav' ||
    name === 'footer' ||
    attribs.role === 'navigation' ||
    attribs.role === 'contentinfo'
  );
}

export const mainText = memoisePerPage(({ body }) =>
  body ? readTextLines(body, { without: isAround }) : '',
);

/** Counts words; numbers and signs alone do not count. */
export function countWords(text: string): number {
  return text.match(/\p{L}[\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0;
}

/** Root elements of the client-side frameworks of 2026. */
const rootIds = wordSet(`
  __gatsby __next __nuxt __sveltekit app app-root application main-app mount q-app react-app
  react-root reactroot root svelte vue-app
`);
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

/** The empty root of a page with too few words: its content is unknown without running scripts. */
export const appShell = memoisePerPage((page): Element | null =>
  countWords(textLines(page)) < ENOUGH_WORDS ? emptyRoot(page) : null,
);

export function isBuiltByScript(page: ParsedPage): boolean {
  return appShell(page) !== null;
}
