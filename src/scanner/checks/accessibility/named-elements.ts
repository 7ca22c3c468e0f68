import type { Element } from 'domhandler';
import { type Check, fail, notApplicable, pass, unknown, type Verdict } from '../../model/check.ts';
import { computeAccessibleName, listExposedElements } from '../../page/accessible-name.ts';
import { readDeclarations } from '../../page/css-declarations.ts';
import { isBuiltByScript } from '../../page/page-text.ts';
import { memoisePerPage, type ParsedPage, withAncestors } from '../../page/parse-page.ts';
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

/** Elements and everything around them. Branches are followed once: a hostile page is deep. */
export function listBranches(elements: readonly Element[]): Set<Element> {
  const branches = new Set<Element>();
  for (const element of elements) {
    for (const at of withAncestors(element)) {
      if (branches.has(at)) break;
      branches.add(at);
    }
  }
  return branches;
}

const filledBranches = memoisePerPage((page) => listBranches(page.elements.filter(isFilled)));

/** A framework binding or custom element may name the element, so its source proves no fault. */
export function mayBeFilledByScript(page: ParsedPage, element: Element): boolean {
  return filledBranches(page).has(element);
}

interface Wording {
  one: string;
  many?: string;
  /** What each should have, with its article, e.g. `a description`. */
  what: string;
}

function lacking(wrong: number, total: number, { one, many, what }: Required<Wording>): string {
  const lack = `no ${what.replace(/^an? /, '')}`;
  if (total === 1) return `The only ${one} has ${lack}.`;
  if (wrong === total && total === 2) return `Neither ${one} has ${what}.`;
  if (wrong === total) return `None of the ${total} ${many} has ${what}.`;
  return `${wrong} of ${total} ${many} ${wrong === 1 ? 'has' : 'have'} ${lack}.`;
}

function having(total: number, { one, many, what }: Required<Wording>): string {
  if (total === 1) return `The only ${one} has ${what}.`;
  return total === 2 ? `Both ${many} have ${what}.` : `All ${total} ${many} have ${what}.`;
}

/** None in the source: on a script-built page that is no proof of absence. */
export function makeNoneFoundVerdict(page: ParsedPage, many: string): Verdict {
  return isBuiltByScript(page)
    ? unknown(`The page is put together by a script, so its ${many} could not be read.`)
    : notApplicable(`There are no ${many} on the page.`);
}

type Test = (element: Element, page: ParsedPage) => boolean;

/** Faults that a script may fill or a class may hide are not counted. */
export function judgeEach(isMeant: Test, isRight: Test, words: Wording): Check['judge'] {
  const wording = { many: `${words.one}s`, ...words };
  return ({ page }) => {
    const elements = listExposedElements(page, (element) => isMeant(element, page));
    if (elements.length === 0) return makeNoneFoundVerdict(page, wording.many);
    const wrong = elements.filter((element) => !isRight(element, page));
    const sure = wrong.filter(
      (element) => !mayBeFilledByScript(page, element) && !mayBeHiddenByClass(element),
    );
    const counted = elements.length - wrong.length + sure.length;
    if (counted === 0) {
      return unknown(
        `Scripts or styles decide on the ${wording.many} of this page, so they could not be judged.`,
      );
    }
    if (sure.length === 0) return pass(having(counted, wording));
    return fail(
      lacking(sure.length, counted, wording),
      sure.map((element) => makeElementProof(element)),
      { share: 1 - sure.length / counted },
    );
  };
}

export function judgeNames(isMeant: Test, words: Wording): Check['judge'] {
  return judgeEach(isMeant, (element, page) => computeAccessibleName(page, element) !== '', words);
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
