import {
  type Check,
  countNoun,
  fail,
  type Proof,
  pass,
  scoreWithinLimit,
} from '../../model/check.ts';
import { listLoadedFiles, type ResourceKind } from '../../page/resources.ts';

const MOST = 80;

const names: Readonly<Record<ResourceKind, readonly [one: string, many: string]>> = {
  script: ['script', 'scripts'],
  style: ['style sheet', 'style sheets'],
  image: ['picture', 'pictures'],
  font: ['font', 'fonts'],
  other: ['other file', 'other files'],
};

export const perfRequests: Check = {
  id: 'perf-requests',
  severity: 'medium',
  title: 'The page is made of many files',
  passed: 'Number of files',
  why: 'Every file is asked for, sent and worked through one after another. On a phone, many small files are slower than a few large ones.',
  fix: 'Take out plug-ins and tracking that no one uses, join style sheets and scripts, and let pictures further down load later with loading="lazy".',
  remedy: 'speed',
  needsContent: 'always',
  sourceName: 'web.dev, Performance budgets',
  sourceUrl: 'https://web.dev/articles/performance-budgets-101',
  judge({ page }) {
    const files = listLoadedFiles(page);
    const proofs = Object.entries(names).flatMap(([kind, [one, many]]): Proof[] => {
      const count = files.filter((file) => file.kind === kind).length;
      return count > 0 ? [{ kind: 'measure', value: countNoun(count, one, many) }] : [];
    });
    const summary = `The page refers to ${countNoun(files.length, 'file')}`;
    if (files.length <= MOST) return pass(`${summary}.`, proofs);
    return fail(`${summary}; up to ${MOST} is fine.`, proofs, {
      share: scoreWithinLimit(files.length, MOST),
    });
  },
};
