import { type Check, fail, notApplicable, pass } from '../../model/check.ts';
import { listExposedElements } from '../../page/accessible-name.ts';
import { readTabIndex } from '../../page/find-role.ts';
import { makeElementProof } from '../proofs.ts';

export const a11yTabindex: Check = {
  id: 'a11y-tabindex',
  severity: 'low',
  title: 'The order for the keyboard is forced',
  passed: 'Order for the keyboard',
  why: 'Visitors who move with the Tab key expect to go from top to bottom. Numbers that force another order make them jump about the page.',
  fix: 'Replace tabindex values above 0 with 0 and put the elements into the right order in the HTML.',
  remedy: 'access',
  needsContent: 'to-apply',
  sourceName: 'WCAG 2.2, 2.4.3 Focus Order',
  sourceUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-order.html',
  judge({ page }) {
    const numbered = listExposedElements(page, (element) => readTabIndex(element) !== null);
    if (numbered.length === 0) return notApplicable('The page sets no keyboard order of its own.');
    const forced = numbered.filter((element) => (readTabIndex(element) ?? 0) > 0);
    if (forced.length === 0) return pass('No element is taken out of the page’s own order.');
    const elements =
      forced.length === 1 ? '1 element forces its' : `${forced.length} elements force their`;
    return fail(
      `${elements} place in the keyboard order.`,
      forced.map((element) => makeElementProof(element)),
      { share: 1 - forced.length / numbered.length },
    );
  },
};
