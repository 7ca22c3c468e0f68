import {
  type Check,
  countNoun,
  countPartOf,
  fail,
  notApplicable,
  pass,
  unknown,
} from '../../model/check.ts';
import type { AssetFact } from '../../model/evidence.ts';
import { isSameDomain } from '../../page/resources.ts';
import { makeProof } from '../proofs.ts';

/** Cache lifetime in seconds (RFC 9111, 5.2.2); 0 for none, null when not stated. */
function cacheLifetime(cacheControl: string | null): number | null {
  const directives = new Map(
    (cacheControl ?? '').split(',').map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')];
    }),
  );
  if (directives.has('no-store') || directives.has('no-cache')) return 0;
  const age = directives.get('max-age');
  return age !== undefined && /^\d+$/.test(age) ? Number(age) : null;
}

const DAY = 86_400;
const LEAST_DAYS = 7;

const isStatic = ({ kind, status }: AssetFact) => kind !== 'other' && status === 200;

function lifetimeText(seconds: number | null): string {
  if (seconds === null) return 'does not say how long it may be kept';
  if (seconds === 0) return 'may not be kept';
  return seconds < DAY
    ? `may be kept for ${countNoun(Math.max(1, Math.round(seconds / 60)), 'minute')}`
    : `may be kept for ${countNoun(Math.floor(seconds / DAY), 'day')}`;
}

export const perfCaching: Check = {
  id: 'perf-caching',
  severity: 'medium',
  title: 'Returning visitors load everything again',
  passed: 'Files that returning visitors keep',
  why: 'Browsers can keep pictures and styles, so that the second page and the next visit are quick. Without a period they keep asking.',
  fix: 'Send “Cache-Control: max-age=31536000, immutable” with files whose name changes when they do, and at least max-age=604800 (a week) with other pictures, styles, scripts and fonts.',
  remedy: 'speed',
  sourceName: 'Lighthouse, cache lifetimes; RFC 9111',
  sourceUrl: 'https://developer.chrome.com/docs/performance/insights/cache',
  judge({ assets, url }) {
    if (!assets.known) return unknown(assets.because);
    const own = new URL(url);
    // The owner cannot change the caching of third-party files.
    const files = assets.value
      .filter((file) => isStatic(file) && isSameDomain(new URL(file.url), own))
      .map((file) => ({ file, lifetime: cacheLifetime(file.cacheControl) }));
    if (files.length === 0) return notApplicable('No files of the website’s own were looked at.');
    const short = files.filter(({ lifetime }) => (lifetime ?? 0) < LEAST_DAYS * DAY);
    const looked = countNoun(files.length, 'file');
    if (short.length === 0) return pass(`${looked} looked at, all kept for a week or longer.`);
    return fail(
      `${countPartOf(short.length, files.length, 'file')} that we looked at may be kept for less than a week.`,
      short.map(({ file, lifetime }) => makeProof('address', file.url, lifetimeText(lifetime))),
      { share: 1 - short.length / files.length },
    );
  },
};
