import type { Element } from 'domhandler';
import { type Check, fail, note, pass, unknown } from '../../model/check.ts';
import { listExposedElements } from '../../page/accessible-name.ts';
import { findRole } from '../../page/find-role.ts';
import { isBuiltByScript, textLines } from '../../page/page-text.ts';
import type { ParsedPage } from '../../page/parse-page.ts';
import { makeElementProof } from '../proofs.ts';

function isOpenDialog({ name, attribs }: Element): boolean {
  return name === 'dialog' && attribs.open !== undefined;
}

/** A page that only frames another page, which may have its own landmark. */
function isFrameAlone(page: ParsedPage): boolean {
  const hasFrame = page.elements.some(({ name }) => name === 'iframe' || name === 'frame');
  return hasFrame && textLines(page).length < 50;
}

export const a11yMainLandmark: Check = {
  id: 'a11y-main-landmark',
  severity: 'medium',
  title: 'The main content is not marked',
  passed: 'Mark for the main content',
  why: 'Visitors with a screen reader jump straight to the part that is marked as the main content. Without the mark they listen to the whole menu on every page.',
  fix: 'Put what is particular to the page, without header, menu and footer, into one <main> element.',
  remedy: 'access',
  sourceName: 'WAI-ARIA 1.2, main role',
  sourceUrl: 'https://www.w3.org/TR/wai-aria-1.2/#main',
  judge({ page }) {
    const mains = listExposedElements(page, (element) => findRole(element) === 'main');
    const proofs = mains.map((element) => makeElementProof(element));
    if (mains.length > 1) {
      return note(`${mains.length} parts are marked as main content; there should be one.`, proofs);
    }
    if (mains.length === 1) return pass('The main content is marked as such.', proofs);
    if (listExposedElements(page, isOpenDialog).length > 0)
      return pass('A dialog is open over the page.');
    if (isBuiltByScript(page)) {
      return unknown('The page is put together by a script, so its parts could not be read.');
    }
    if (isFrameAlone(page)) {
      return unknown('The content comes in a frame from another page, which was not read.');
    }
    return fail('No part of the page is marked as its main content.');
  },
};
