import type { Element } from 'domhandler';
import type { Confidence, Proof, Verdict } from '../../model/check.ts';
import { fail, notApplicable, pass, unknown } from '../../model/verdicts.ts';
import { accessibleName } from '../../page/accessible-name.ts';
import { isBuiltByScript } from '../../page/app-shell.ts';
import type { ParsedPage } from '../../page/parsed-page.ts';
import { openingTag } from '../../page/query.ts';
import { mayBeFilledByScript } from '../../page/script-made.ts';
import { mayBeHiddenByClass } from '../../page/visibility.ts';

/** How a check speaks of what it counts. */
export interface Wording {
  /** e.g. `picture` */
  one: string;
  /** e.g. `pictures` */
  many: string;
  /** What each should have, with its article, e.g. `a description`. */
  what: string;
}

/** What became of one element. */
export interface Finding {
  element: Element;
  isRight: boolean;
  remark?: string;
}

/** “3 of 12 pictures have no description”, right for one and for many. */
function lacking(wrong: number, total: number, { one, many, what }: Wording): string {
  const lack = `no ${what.replace(/^an? /, '')}`;
  if (total === 1) return `The only ${one} has ${lack}.`;
  if (wrong === total && total === 2) return `Neither ${one} has ${what}.`;
  if (wrong === total) return `None of the ${total} ${many} has ${what}.`;
  return `${wrong} of ${total} ${many} ${wrong === 1 ? 'has' : 'have'} ${lack}.`;
}

function having(total: number, { one, many, what }: Wording): string {
  if (total === 1) return `The only ${one} has ${what}.`;
  return total === 2 ? `Both ${many} have ${what}.` : `All ${total} ${many} have ${what}.`;
}

/** The element’s tag as proof. */
export function elementProof(element: Element, remark?: string): Proof {
  return { kind: 'element', value: openingTag(element), ...(remark ? { remark } : {}) };
}

/** Nothing of the kind in the source: on a page that scripts build that says nothing. */
export function noneFound(page: ParsedPage, many: string): Verdict {
  return isBuiltByScript(page)
    ? unknown(`The page is put together by a script, so its ${many} could not be read.`)
    : notApplicable(`There are no ${many} on the page.`);
}

/**
 * Judges elements of which each should have something: all right, a proportional share, or none
 * there. Those that a script may fill, or that bear a class that usually hides, are not counted
 * unless they are right.
 */
export function judgeEach(
  page: ParsedPage,
  findings: readonly Finding[],
  wording: Wording,
  confidence: Confidence = 'certain',
): Verdict {
  if (findings.length === 0) return noneFound(page, wording.many);
  const counted = findings.filter(
    ({ isRight, element }) =>
      isRight || !(mayBeFilledByScript(page, element) || mayBeHiddenByClass(element)),
  );
  if (counted.length === 0) {
    return unknown(
      `Scripts or styles decide on the ${wording.many} of this page, so they could not be judged.`,
    );
  }
  const wrong = counted.filter(({ isRight }) => !isRight);
  if (wrong.length === 0) return pass(having(counted.length, wording));
  return fail(lacking(wrong.length, counted.length, wording), {
    share: 1 - wrong.length / counted.length,
    confidence,
    proofs: wrong.map(({ element, remark }) => elementProof(element, remark)),
  });
}

/** Judges elements by their accessible names. */
export function judgeNames(
  page: ParsedPage,
  elements: readonly Element[],
  wording: Wording,
): Verdict {
  const findings = elements.map((element) => ({
    element,
    isRight: accessibleName(page, element) !== '',
  }));
  return judgeEach(page, findings, wording);
}
