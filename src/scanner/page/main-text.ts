import type { Element } from 'domhandler';
import { oncePerPage } from './once-per-page.ts';
import { textLinesOf } from './text-lines.ts';

function isAround({ name, attribs }: Element): boolean {
  return (
    name === 'nav' ||
    name === 'footer' ||
    attribs.role === 'navigation' ||
    attribs.role === 'contentinfo'
  );
}

/** What a page itself says: its visible text without menus and footers. */
export const mainText = oncePerPage(({ body }) =>
  body ? textLinesOf(body, { without: isAround }) : '',
);

/** How many words a text has; numbers and signs alone are none. */
export function countWords(text: string): number {
  return text.match(/\p{L}[\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0;
}
