import { type Check, countPartOf, fail, pass } from '../../model/check.ts';
import { type Landmark, listLandmarks } from '../../page/landmarks.ts';
import { makeElementProof } from '../proofs.ts';
import { makeNoneFoundVerdict, mayBeFilledByScript } from './named-elements.ts';

function key({ role, name }: Landmark): string {
  return `${role} ${name.toLowerCase()}`;
}

export const a11yLandmarkUnique: Check = {
  id: 'a11y-landmark-unique',
  severity: 'medium',
  title: 'Parts of the page that sound the same',
  passed: 'Parts that can be told apart',
  why: 'A screen reader lists the parts of a page. Two menus that are both just “navigation” can’t be told apart without going into each.',
  fix: 'Give each of several menus, asides or forms its own aria-label: <nav aria-label="Main">, <nav aria-label="Legal">.',
  remedy: 'access',
  sourceName: 'axe-core, landmark-unique',
  sourceUrl: 'https://dequeuniversity.com/rules/axe/4.11/landmark-unique',
  judge({ page }) {
    const landmarks = listLandmarks(page).filter(
      ({ element }) => !mayBeFilledByScript(page, element),
    );
    if (landmarks.length === 0) return makeNoneFoundVerdict(page, 'marked parts');
    const times = new Map<string, number>();
    for (const mark of landmarks) times.set(key(mark), (times.get(key(mark)) ?? 0) + 1);
    const same = landmarks.filter((mark) => (times.get(key(mark)) ?? 0) > 1);
    if (same.length === 0) {
      return pass(
        landmarks.length === 1
          ? 'There is one marked part.'
          : `The ${landmarks.length} marked parts can be told apart.`,
      );
    }
    return fail(
      `${countPartOf(same.length, landmarks.length, 'marked part')} of the page sound like another one.`,
      same.map(({ element, role, name }) =>
        makeElementProof(element, name === '' ? role : `${role} “${name}”`),
      ),
      { share: 1 - same.length / landmarks.length },
    );
  },
};
