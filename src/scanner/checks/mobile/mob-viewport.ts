import { type Check, fail, note, pass } from '../../model/check.ts';
import { listViewports, type Viewport } from '../../page/head-elements.ts';
import { isWithinElement } from '../../page/parse-page.ts';
import { makeElementProof } from '../proofs.ts';

/** As wide as the screen: explicitly, or by a scale of 1 without a width. */
function fitsScreen({ properties }: Viewport): boolean {
  const width = properties.get('width');
  if (width !== undefined) return width === 'device-width';
  return Number.parseFloat(properties.get('initial-scale') ?? '') >= 1;
}

export const mobViewport: Check = {
  id: 'mob-viewport',
  severity: 'critical',
  title: 'The page does not fit itself to phones',
  passed: 'Page that fits itself to phones',
  why: 'Otherwise phones show the page as on a desk, shrunk until no one can read it. Most visitors of local businesses come by phone.',
  fix: 'Put <meta name="viewport" content="width=device-width, initial-scale=1"> into the <head> of every page.',
  remedy: 'build',
  sourceName: 'MDN, viewport meta element',
  sourceUrl:
    'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/meta/name/viewport',
  judge({ page }) {
    const found = listViewports(page);
    const proofs = found.map(({ element }) => makeElementProof(element));
    const used = found.at(-1);
    if (!used)
      return fail(
        'The page does not tell phones to use the width of their screen, so they show it shrunk.',
      );
    if (!fitsScreen(used)) {
      return fail('The page does not ask phones for the width of their screen.', proofs);
    }
    if (found.length > 1) {
      return note(
        `The page has ${found.length} viewport lines; browsers use the last one.`,
        proofs,
      );
    }
    if (!page.head || !isWithinElement(used.element, page.head)) {
      return note('The viewport line works, but it belongs into the head of the page.', proofs);
    }
    if (!used.properties.has('width')) {
      return note('The viewport line works, but does not name the width of the screen.', proofs);
    }
    if (Number.parseFloat(used.properties.get('initial-scale') ?? '1') < 1) {
      return note('The page fits the screen, but starts out smaller than it could.', proofs);
    }
    return pass('The page asks phones for the width of their screen.', proofs);
  },
};
