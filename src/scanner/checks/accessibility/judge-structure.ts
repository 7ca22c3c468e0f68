import type { Element } from 'domhandler';
import { type Check, type Confidence, countPartOf, fail, pass } from '../../model/check.ts';
import { isBuiltByScript } from '../../page/page-text.ts';
import type { ParsedPage } from '../../page/parse-page.ts';
import { makeElementProof } from '../proofs.ts';
import { makeNoneFoundVerdict, mayBeFilledByScript } from './named-elements.ts';

interface Wording {
  one: string;
  many?: string;
  /** What a faulty one does, e.g. `holds more than list items`; for several: `hold …`. */
  does: string;
  do: string;
  /** What all do when none is faulty, e.g. `hold list items only`. */
  fine: string;
  confidence?: Confidence;
}

/** Judges each element by the fault that is found in it; null: none. */
export function judgeStructure(
  list: (page: ParsedPage) => readonly Element[],
  findFault: (element: Element, page: ParsedPage) => string | null,
  words: Wording,
): Check['judge'] {
  const { one, many = `${one}s`, confidence = 'certain' } = words;
  return ({ page }) => {
    const elements = list(page).filter((element) => !mayBeFilledByScript(page, element));
    if (elements.length === 0 || isBuiltByScript(page)) return makeNoneFoundVerdict(page, many);
    const wrong = elements.flatMap((element) => {
      const fault = findFault(element, page);
      return fault === null ? [] : [{ element, fault }];
    });
    if (wrong.length === 0) {
      return pass(
        elements.length === 1
          ? `The only ${one} is right.`
          : `All ${elements.length} ${many} ${words.fine}.`,
      );
    }
    return fail(
      `${countPartOf(wrong.length, elements.length, one, many)} ${wrong.length === 1 ? words.does : words.do}.`,
      wrong.map(({ element, fault }) => makeElementProof(element, fault)),
      { share: 1 - wrong.length / elements.length, confidence },
    );
  };
}
