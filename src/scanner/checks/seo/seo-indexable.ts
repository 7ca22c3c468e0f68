import { type Check, fail, note, type Proof, pass, unknown } from '../../model/check.ts';
import type { ScanEvidence } from '../../model/evidence.ts';
import { type RobotsDirective, readRobotsDirectives } from '../../page/head-elements.ts';
import { isAllowedBy, parseRobots, type RobotsFile } from '../../robots/robots-txt.ts';
import { dropRepeatedProofs } from '../proofs.ts';

/** Search engines with relevant traffic, and an unnamed crawler. */
const crawlers = ['Googlebot', 'bingbot', 'DuckDuckBot', 'archive.org_bot', null] as const;

function blocks({ name, value }: RobotsDirective, scannedAt: string): boolean {
  if (name === 'noindex' || name === 'none') return true;
  // An invalid date is never in the past.
  return name === 'unavailable_after' && Date.parse(value ?? '') < Date.parse(scannedAt);
}

function rulesOf({ robotsTxt }: ScanEvidence): RobotsFile | null {
  if (!robotsTxt.known) return null;
  const { status, body } = robotsTxt.value;
  return parseRobots(status >= 200 && status < 300 ? body : '');
}

function obstaclesFor(
  crawler: string | null,
  rules: RobotsFile | null,
  { page, headers, url, scannedAt }: ScanEvidence,
): Proof[] {
  const said = readRobotsDirectives(page, headers, crawler)
    .filter((directive) => blocks(directive, scannedAt))
    .map(({ proof }) => proof);
  if (!rules || isAllowedBy(rules, crawler ?? '*', url)) return said;
  const remark = 'The file robots.txt forbids this address.';
  return [...said, { kind: 'address', value: new URL('/robots.txt', url).href, remark }];
}

/** Lighthouse's rule: fails when every crawler is blocked, a note when some are. */
export const seoIndexable: Check = {
  id: 'seo-indexable',
  severity: 'critical',
  title: 'Search engines are told to leave this page out',
  passed: 'Search engines may show the page',
  why: 'A page that search engines are asked to leave out can’t be found by anybody who searches for you.',
  fix: 'Remove “noindex” or “none” from the robots meta tag and the X-Robots-Tag header, and the Disallow line for this page from robots.txt. It is often left over from when the website was being built.',
  remedy: 'visibility',
  sourceName: 'Google Search Central, block indexing',
  sourceUrl: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  judge(evidence) {
    const rules = rulesOf(evidence);
    const found = crawlers.map((crawler) => ({
      crawler,
      obstacles: obstaclesFor(crawler, rules, evidence),
    }));
    const blocked = found.filter(({ obstacles }) => obstacles.length > 0);
    const proofs = dropRepeatedProofs(blocked.flatMap(({ obstacles }) => obstacles));
    if (blocked.length === crawlers.length) {
      return fail('Every search engine is told to leave this page out.', proofs);
    }
    if (blocked.length > 0) {
      const names = blocked.map(({ crawler }) => crawler ?? 'all that are not named').join(', ');
      return note(`Some search engines are told to leave this page out: ${names}.`, proofs);
    }
    if (!evidence.robotsTxt.known) {
      return unknown(
        `Nothing on the page keeps search engines out, but robots.txt could not be read: ${evidence.robotsTxt.because}`,
      );
    }
    return pass('Nothing keeps search engines from showing this page.');
  },
};
