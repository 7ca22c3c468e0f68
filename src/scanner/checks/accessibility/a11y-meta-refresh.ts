import { type Check, fail, notApplicable, pass } from '../../model/check.ts';
import { findRefresh } from '../../page/head-elements.ts';
import { makeElementProof } from '../proofs.ts';

/** 20 hours: the exception in WCAG 2.2.1. */
const LONGEST = 72_000;

export const a11yMetaRefresh: Check = {
  id: 'a11y-meta-refresh',
  severity: 'medium',
  title: 'The page reloads or moves on by itself',
  passed: 'A page that stays until visitors move on',
  why: 'Visitors who read slowly or listen to the page lose their place when it reloads or changes under their hands.',
  fix: 'Take the <meta http-equiv="refresh"> out. To send visitors elsewhere, redirect on the server; to show news, let visitors ask for them.',
  remedy: 'access',
  sourceName: 'WCAG 2.2, 2.2.1 Timing Adjustable',
  sourceUrl: 'https://www.w3.org/WAI/standards-guidelines/act/rules/bc659a/',
  judge({ page }) {
    const found = findRefresh(page);
    if (!found) return notApplicable('The page does not move on by itself.');
    const { seconds } = found.refresh;
    if (seconds === 0) return pass('The page sends visitors on at once, which disturbs no one.');
    if (seconds > LONGEST) return pass('The page reloads only after more than 20 hours.');
    const time = seconds === 1 ? '1 second' : `${seconds} seconds`;
    return fail(`The page reloads or moves on by itself after ${time}.`, [
      makeElementProof(found.meta),
    ]);
  },
};
