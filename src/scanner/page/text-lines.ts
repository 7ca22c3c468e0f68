import type { ChildNode, Element } from 'domhandler';
import { isTag, isText } from 'domhandler';
import { oncePerPage } from './once-per-page.ts';

const neverShown = new Set(
  'script style template noscript head title iframe object audio video canvas datalist textarea select'.split(
    ' ',
  ),
);

const blocks = new Set(
  'address article aside blockquote body br button caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre search section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** Soft hyphens and marks of no width, which are often found within long words and numbers. */
const invisible = /\u00AD|\u200B|\u200C|\u200D|\u2060|\uFEFF/g;

/** As far as the HTML alone tells: no style sheet is looked at. */
function isNeverShown({ name, attribs }: Element): boolean {
  return (
    neverShown.has(name) ||
    (attribs.hidden !== undefined && attribs.hidden !== 'until-found') ||
    (name === 'dialog' && attribs.open === undefined) ||
    /display\s*:\s*none/i.test(attribs.style ?? '')
  );
}

interface Limits {
  /** Elements that are left out besides those nobody sees. */
  without?: (element: Element) => boolean;
  /** Reading stops after about so many letters. */
  maxLetters?: number;
}

/**
 * The text within an element as a reader gets it: one line for each paragraph, cell or other block,
 * white space made single, invisible characters taken out, empty lines left out.
 */
export function textLinesOf(
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

/** What a page says to its readers; see `textLinesOf`. */
export const textLines = oncePerPage(({ body }) => (body ? textLinesOf(body) : ''));
