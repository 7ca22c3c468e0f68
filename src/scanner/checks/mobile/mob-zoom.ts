import { type Check, fail, notApplicable, pass } from '../../model/check.ts';
import { listViewports } from '../../page/head-elements.ts';
import { makeElementProof } from '../proofs.ts';

/** Text must be resizable to 200 % (WCAG 2.2, 1.4.4). */
const LEAST_SCALE = 2;

const wide = ['device-width', 'device-height'];

/** Numbers between -1 and 1, and other words, mean no. */
function forbidsZoom(userScalable: string | undefined): boolean {
  if (userScalable === undefined || userScalable === 'yes') return false;
  if (wide.includes(userScalable)) return false;
  return !(Math.abs(Number.parseFloat(userScalable)) >= 1);
}

/** Negative numbers are ignored; `yes` means 1, and other words mean 0. */
function limitsZoom(maximumScale: string | undefined): boolean {
  if (maximumScale === undefined || wide.includes(maximumScale)) return false;
  const scale = Number.parseFloat(maximumScale);
  return !(scale < 0) && !(scale >= LEAST_SCALE);
}

export const mobZoom: Check = {
  id: 'mob-zoom',
  severity: 'high',
  title: 'Zooming is switched off',
  passed: 'Zooming in',
  why: 'Many people enlarge small print with two fingers. A page that forbids it shuts out everybody who does not see well.',
  fix: 'Take user-scalable and maximum-scale out of <meta name="viewport">, so that it reads width=device-width, initial-scale=1.',
  remedy: 'access',
  sourceName: 'WCAG 2.2, 1.4.4 Resize Text',
  sourceUrl: 'https://www.w3.org/WAI/standards-guidelines/act/rules/b4f0c3/',
  judge({ page }) {
    const used = listViewports(page).at(-1);
    if (!used) return notApplicable('The page has no viewport line that could forbid zooming.');
    const proofs = [makeElementProof(used.element)];
    const userScalable = used.properties.get('user-scalable');
    if (forbidsZoom(userScalable)) {
      return fail(`The page forbids zooming in (user-scalable=${userScalable}).`, proofs);
    }
    const maximumScale = used.properties.get('maximum-scale');
    if (limitsZoom(maximumScale)) {
      return fail(`The page limits zooming in (maximum-scale=${maximumScale}).`, proofs);
    }
    return pass('Visitors can enlarge the page to at least twice its size.');
  },
};
