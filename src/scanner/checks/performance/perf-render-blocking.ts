import {
  type Check,
  countNoun,
  fail,
  type Proof,
  pass,
  scoreWithinLimit,
} from '../../model/check.ts';
import { formatWithoutFragment, listResources } from '../../page/resources.ts';
import { makeElementProof } from '../proofs.ts';

const MOST = 6;

export const perfRenderBlocking: Check = {
  id: 'perf-render-blocking',
  severity: 'high',
  title: 'Many files hold the page back',
  passed: 'Files that hold the page back',
  why: 'Browsers keep the screen white until every one of these files has arrived. Each is another round trip on a phone.',
  fix: 'Give scripts in the head the attribute defer, and join style sheets or load those for later parts of the page later. Take out plug-ins that no one uses.',
  remedy: 'speed',
  needsContent: 'always',
  sourceName: 'Lighthouse, render-blocking requests',
  sourceUrl: 'https://developer.chrome.com/docs/lighthouse/performance/render-blocking-resources',
  judge({ page }) {
    const blocking = new Map<string, Proof>();
    for (const { url, element, isBlocking } of listResources(page)) {
      if (!isBlocking) continue;
      blocking.set(formatWithoutFragment(url), makeElementProof(element));
    }
    const proofs = [...blocking.values()];
    const count = countNoun(blocking.size, 'script or style sheet', 'scripts and style sheets');
    if (blocking.size <= MOST) {
      return pass(blocking.size === 0 ? 'No file holds the page back.' : `${count} in the head.`);
    }
    return fail(`${count} in the head hold the page back; up to ${MOST} is fine.`, proofs, {
      share: scoreWithinLimit(blocking.size, MOST),
    });
  },
};
