import { type Check, countNoun, fail, type Proof, pass, unknown } from '../../model/check.ts';
import type { SitemapFile } from '../../model/evidence.ts';
import { findSiteDomain } from '../../page/resources.ts';
import { parseSitemap, type SitemapProblem } from '../../sitemap/parse-sitemap.ts';

const problems: Readonly<Record<SitemapProblem, string>> = {
  empty: 'The file is empty.',
  'web-page': 'There is a web page in its place.',
  doctype: 'It has a document type, which a sitemap must not have.',
  'not-well-formed': 'It is not valid XML.',
  'unknown-format': 'It is not in the format of a sitemap.',
  'too-many': 'It names more than 50,000 pages; more belong in a second file.',
};

interface Reading {
  file: SitemapFile;
  /** `absent`: none at the usual place. `closed`: access is denied. */
  state: 'absent' | 'closed' | 'unusable' | 'read';
  entries: number;
  faults: readonly Proof[];
}

function addressFault(address: string, domain: string): string | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return 'This is not a full address.';
  return findSiteDomain(url) === domain ? null : 'This address is on another website.';
}

function readFile(file: SitemapFile, domain: string): Reading {
  const { url, foundIn, status, body, isCut } = file;
  const isNamed = foundIn === 'robots';
  const without = (state: Reading['state']): Reading => ({ file, state, entries: 0, faults: [] });
  const unusable = (remark: string): Reading => ({
    ...without('unusable'),
    faults: [{ kind: 'address', value: url, remark }],
  });

  if (status === 404 || status === 410) {
    return isNamed ? unusable(`Status ${status}: the file does not exist.`) : without('absent');
  }
  if (status < 200 || status >= 300 || (body === '' && isCut)) return without('closed');
  const { format, entries, problem } = parseSitemap(body, isCut);
  if (problem === 'web-page' && !isNamed) return without('absent');
  if (problem) return unusable(problems[problem]);
  if (format === 'feed') return without('read');
  if (entries.length === 0) return unusable('It names no pages.');
  const faults = entries.flatMap(({ address }): Proof[] => {
    const remark = addressFault(address, domain);
    return remark === null ? [] : [{ kind: 'address', value: address, remark }];
  });
  return { file, state: 'read', entries: entries.length, faults };
}

function shareOf({ state, entries, faults }: Reading): number {
  if (state !== 'read') return 0;
  return entries === 0 ? 1 : (entries - faults.length) / entries;
}

function sumOf(readings: readonly Reading[], amount: (reading: Reading) => number): number {
  return readings.reduce((sum, reading) => sum + amount(reading), 0);
}

function faultSummary(readings: readonly Reading[]): string {
  const unusable = readings.filter(({ state }) => state === 'unusable').length;
  if (unusable > 0) {
    return readings.length === 1
      ? 'The sitemap can’t be used.'
      : `${unusable} of ${readings.length} sitemap files can’t be used.`;
  }
  const entries = countNoun(
    sumOf(readings, (one) => one.entries),
    'address',
    'addresses',
  );
  const faults = sumOf(readings, (one) => one.faults.length);
  return `${faults} of ${entries} in the sitemap can’t be used.`;
}

export const seoSitemap: Check = {
  id: 'seo-sitemap',
  severity: 'medium',
  title: 'There is no sitemap that search engines can use',
  passed: 'Sitemap for search engines',
  why: 'A sitemap lists your pages for search engines, so that new and changed ones are found sooner.',
  fix: 'Provide a sitemap at /sitemap.xml with the full addresses of your pages, and name it in robots.txt in a line “Sitemap: https://…”.',
  remedy: 'visibility',
  sourceName: 'Sitemaps protocol',
  sourceUrl: 'https://www.sitemaps.org/protocol.html',
  judge({ sitemaps, url }) {
    if (!sitemaps.known) return unknown(`A sitemap could not be looked for: ${sitemaps.because}`);
    const domain = findSiteDomain(new URL(url));
    const present = sitemaps.value
      .map((file) => readFile(file, domain))
      .filter(({ state }) => state !== 'absent');
    if (present.length === 0) {
      return fail('There is no sitemap at the usual place, and robots.txt names none.');
    }
    const readings = present.filter(({ state }) => state !== 'closed');
    if (readings.length === 0) return unknown('The server did not let us read the sitemap.');

    const faults = readings.flatMap((reading) => reading.faults);
    if (faults.length > 0) {
      const share = sumOf(readings, shareOf) / readings.length;
      return fail(faultSummary(readings), faults, { share });
    }
    const entries = countNoun(
      sumOf(readings, (one) => one.entries),
      'address',
      'addresses',
    );
    const files = `${countNoun(readings.length, 'sitemap file')} ${readings.length === 1 ? 'was' : 'were'}`;
    return pass(
      `${files} read, with ${entries}.`,
      readings.map(({ file }): Proof => ({ kind: 'address', value: file.url })),
    );
  },
};
