import { type Element, isTag } from 'domhandler';
import {
  type Confidence,
  fail,
  notApplicable,
  pass,
  unknown,
  type Verdict,
} from '../../model/check.ts';
import { computeAccessibleName } from '../../page/accessible-name.ts';
import { readDeclarations } from '../../page/css-declarations.ts';
import { isBuiltByScript } from '../../page/page-text.ts';
import { memoisePerPage, type ParsedPage } from '../../page/parse-page.ts';
import { isSvg, mayBeHiddenByClass } from '../../page/visibility.ts';
import { makeElementProof } from '../proofs.ts';

/** Framework attributes that set a text, label or alternative at run time. */
const fillers =
  /^(?:x-text|x-html|x-bind|v-text|v-html|v-bind|ng-bind(?:-html|-template)?|data-ng-bind|data-bind|data-i18n|data-l10n-id|data-translate|\[inner(?:text|html)\]|(?::|x-bind:|v-bind:|ng-attr-|\[(?:attr\.)?)(?:aria-label|aria-labelledby|title|alt|value|placeholder|role|lang)\]?)$/;

const svgOrMathNames = /^(?:annotation-xml|color-profile|font-face(?:-\w+)?|missing-glyph)$/;

/** Hidden text for scripts, e.g. `<span hidden class="js-open-title">`. */
function isStored({ attribs }: Element): boolean {
  return attribs.hidden !== undefined && /(?:^|\s)js-/.test(attribs.class ?? '');
}

function isFilled(element: Element): boolean {
  const isCustom = element.name.includes('-') && !svgOrMathNames.test(element.name);
  return (
    (isCustom && !isSvg(element)) ||
    element.name === 'slot' ||
    isStored(element) ||
    Object.keys(element.attribs).some((name) => fillers.test(name))
  );
}

const filledBranches = memoisePerPage((page): Set<Element> => {
  const branches = new Set<Element>();
  for (const element of page.elements) {
    if (!isFilled(element)) continue;
    let at: Element['parent'] = element;
    while (at && isTag(at) && !branches.has(at)) {
      branches.add(at);
      at = at.parent;
    }
  }
  return branches;
});

/** A framework binding or custom element may name the element, so its source proves no fault. */
export function mayBeFilledByScript(page: ParsedPage, element: Element): boolean {
  return filledBranches(page).has(element);
}

export interface Wording {
  one: string;
  many: string;
  /** What each should have, with its article, e.g. `a description`. */
  what: string;
}

export interface Finding {
  element: Element;
  isRight: boolean;
  remark?: string;
}

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

/** None in the source: on a script-built page that is no proof of absence. */
export function makeNoneFoundVerdict(page: ParsedPage, many: string): Verdict {
  return isBuiltByScript(page)
    ? unknown(`The page is put together by a script, so its ${many} could not be read.`)
    : notApplicable(`There are no ${many} on the page.`);
}

/**
 * Judges elements that all need a property. Faults that a script may fill or a class may hide are
 * not counted.
 */
export function judgeEach(
  page: ParsedPage,
  findings: readonly Finding[],
  wording: Wording,
  confidence: Confidence = 'certain',
): Verdict {
  if (findings.length === 0) return makeNoneFoundVerdict(page, wording.many);
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
  return fail(
    lacking(wrong.length, counted.length, wording),
    wrong.map(({ element, remark }) => makeElementProof(element, remark)),
    { share: 1 - wrong.length / counted.length, confidence },
  );
}

export function judgeNames(page: ParsedPage, elements: readonly Element[], wording: Wording) {
  const findings = elements.map((element) => ({
    element,
    isRight: computeAccessibleName(page, element) !== '',
  }));
  return judgeEach(page, findings, wording);
}

/** A length of at most one pixel: `0`, `1`, `1px`, `0%`. */
const nothing = /^(?:[01](?:\.0+)?(?:px)?|0(?:\.0+)?(?:%|[a-z]+))$/;

/** True for a tracking pixel: at most one pixel wide and high. */
export function isTiny(element: Element): boolean {
  const style = readDeclarations(element.attribs.style ?? '');
  const isSmall = (side: 'width' | 'height') => {
    const said = style.get(side)?.value ?? element.attribs[side]?.trim().toLowerCase();
    return said !== undefined && nothing.test(said);
  };
  return isSmall('width') && isSmall('height');
}
