import type { ScanWorker } from '../engine/scan-worker.ts';
import type { Budget } from '../gather/budget.ts';
import { orNull } from '../gather/found.ts';
import { readSitemap } from '../gather/text-files.ts';
import type { Sitemap } from '../sitemap/parse-sitemap.ts';
import { foldAddress } from './fold-address.ts';
import { statedChange } from './last-modified.ts';
import type { PoliteClient } from './polite-client.ts';
import type { SiteRules } from './site-rules.ts';

/** Files of a sitemap that are read, an index among them. */
const MAX_FILES = 6;
const MAX_ADDRESSES = 2_000;

interface Reading {
  site: PoliteClient;
  worker: ScanWorker;
  rules: SiteRules;
  /** Page that the crawl began with. */
  start: URL;
  budget: Budget;
  now: () => number;
}

async function readFile(url: string, { site, worker, budget }: Reading): Promise<Sitemap | null> {
  const file = await orNull(() => readSitemap(site, { url, foundIn: 'robots' }, budget));
  if (!file || file.body === '') return null;
  const read = await worker.run('sitemap', { body: file.body, isCut: file.isCut });
  return read.state === 'done' ? read.answer : null;
}

/**
 * The pages that the site’s own sitemap names, each with the date of its last change where that is
 * given. Reads what robots.txt names, else the usual place; nothing beyond the site’s own host.
 *
 * @returns addresses as the crawl knows them; empty where there is no sitemap
 */
export async function readKnownAddresses(reading: Reading): Promise<Map<string, string | null>> {
  const { rules, start, now } = reading;
  const own = (address: string): string | null => {
    const url = URL.parse(address);
    return url && foldAddress(url, start);
  };
  const named = rules.sitemaps.length > 0 ? rules.sitemaps : [`${start.origin}/sitemap.xml`];
  const files = new Set(named.flatMap((address) => own(address) ?? []));
  const known = new Map<string, string | null>();
  let read = 0;
  for (const url of files) {
    if (read === MAX_FILES) break;
    if (!rules.mayOpen(url)) continue;
    read += 1;
    const sitemap = await readFile(url, reading);
    for (const { address, lastModified } of sitemap?.entries ?? []) {
      const page = own(address);
      if (page === null || known.size === MAX_ADDRESSES) continue;
      // A set that grows is walked to its end.
      if (sitemap?.format === 'index') files.add(page);
      else known.set(page, statedChange(lastModified, now()));
    }
  }
  return known;
}
