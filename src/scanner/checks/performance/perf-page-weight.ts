import {
  type Check,
  countNoun,
  fail,
  formatFileSize,
  pass,
  readHeader,
  scoreWithinLimit,
  unknown,
} from '../../model/check.ts';
import type { AssetFact } from '../../model/evidence.ts';
import { makeProof } from '../proofs.ts';

const MOST_BYTES = 3 * 1024 * 1024;

type Sized = AssetFact & { bytes: number };

function isSized(file: AssetFact): file is Sized {
  return file.bytes !== null && file.status !== null && file.status < 400;
}

export const perfPageWeight: Check = {
  id: 'perf-page-weight',
  severity: 'high',
  title: 'The page is heavy',
  passed: 'Weight of the page',
  why: 'Everything has to come through the visitor’s connection, and part of it out of their data allowance. Heavy pages are left before they appear.',
  fix: 'Begin with the largest files below: make pictures as small as they are shown and save them as WebP or AVIF. Then take out scripts and fonts that no one needs.',
  remedy: 'speed',
  needsContent: 'always',
  sourceName: 'Lighthouse, total byte weight',
  sourceUrl: 'https://developer.chrome.com/docs/lighthouse/performance/total-byte-weight',
  judge({ assets, headers, htmlBytes }) {
    if (!assets.known) return unknown(assets.because);
    const sized = assets.value.filter(isSized);
    if (assets.value.length > 0 && sized.length === 0) {
      return unknown('The server does not tell how large the page’s files are.');
    }
    const sent = readHeader(headers, 'content-length');
    const page = sent && /^\d+$/.test(sent) ? Number(sent) : htmlBytes;
    const total = sized.reduce((sum, { bytes }) => sum + bytes, page);
    const proofs = sized
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ url, bytes }) => makeProof('address', url, formatFileSize(bytes)))
      .slice(0, 5);
    const files = countNoun(sized.length, 'file');
    const summary = `The page and the ${files} we looked at come to ${formatFileSize(total)}`;
    if (total < MOST_BYTES) return pass(`${summary}.`, proofs);
    return fail(`${summary}; under ${formatFileSize(MOST_BYTES)} is fine.`, proofs, {
      share: scoreWithinLimit(total, MOST_BYTES),
    });
  },
};
