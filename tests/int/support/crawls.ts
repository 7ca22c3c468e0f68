import type { Payload } from 'payload';
import { expect } from 'vitest';
import type { SiteCrawl } from '@/payload-types';
import type { CrawledPage, CrawlOutcome } from '@/scanner/crawl/crawl-types';
import { type CrawlEngine, crawlSite } from '@/scans/jobs/crawl-site';
import type { CrawlRequestOutcome } from '@/scans/rules/scan-request';
import { deleteAll } from '../../support/database.ts';
import { settleWork } from './after-answers';
import { fillSettings } from './enquiries';
import { startSite } from './running-site';
import { browserAt, newAddress } from './scans';

type Done = Extract<CrawlOutcome, { status: 'done' }>;

function page(url: string, changes: Partial<CrawledPage> = {}): CrawledPage {
  return {
    url,
    depth: 1,
    status: 200,
    contentType: 'text/html',
    title: 'A page',
    lastModified: null,
    leftOut: null,
    ...changes,
  };
}

/** A crawl’s result for a small site. */
export function foundOn(url: string, changes: Partial<Done> = {}): Done {
  const at = (path: string) => new URL(path, url).href;
  return {
    status: 'done',
    url,
    pages: [
      page(url, { depth: 0 }),
      page(at('/services/boilers'), { lastModified: '2026-10-02' }),
      page(at('/old'), {
        status: 301,
        title: null,
        leftOut: { reason: 'redirect', to: at('/services/boilers') },
      }),
    ],
    opened: 3,
    stopped: null,
    unread: 0,
    ...changes,
  };
}

/** An engine with the same result for every site. */
export const quickCrawl: CrawlEngine = async (typed) =>
  foundOn(URL.canParse(typed) ? typed : `https://${typed}`);

/** Makes the site’s task crawl with another engine. */
export function crawlWith(payload: Payload, engine: CrawlEngine): void {
  const task = payload.config.jobs.tasks?.find(({ slug }) => slug === 'crawl-site');
  if (!task) throw new Error('There is no such task.');
  task.handler = ((args: Parameters<typeof crawlSite>[0]) => crawlSite(args, engine)) as never;
}

/** Stores a crawl directly in the database. */
export async function storedCrawl(
  payload: Payload,
  columns: Pick<SiteCrawl, 'status'> & Record<string, unknown>,
): Promise<SiteCrawl> {
  const url = String(columns.url ?? newAddress());
  const found = { pages: foundOn(url), pageCount: 2, finishedAt: new Date().toISOString() };
  return payload.create({
    collection: 'site-crawls',
    data: {
      url,
      host: new URL(url).host,
      ...(columns.status === 'done' ? found : {}),
      ...columns,
    } as never,
    depth: 0,
  });
}

/** The one crawl with this id, with all its columns. */
export async function readCrawl(payload: Payload, uuid: string): Promise<SiteCrawl> {
  const { docs } = await payload.find({
    collection: 'site-crawls',
    where: { uuid: { equals: uuid } },
    depth: 0,
  });
  expect(docs).toHaveLength(1);
  return docs[0] as SiteCrawl;
}

/** The outcome when a crawl begins. */
export const acceptedCrawl = { status: 'accepted', isStored: false };

export const idOfCrawl = (outcome: CrawlRequestOutcome): string =>
  'id' in outcome ? outcome.id : '';

/** A site with visitors who request crawls, each at a separate network address. */
export async function startCrawling() {
  const site = await startSite();
  const { payload } = site;
  // Loads the configuration, which reads the environment that was set above.
  const { requestCrawl } = await import('@/scans/actions/request-crawl');
  await fillSettings(payload);
  const sql = (text: string, values: unknown[] = []) => payload.db.pool.query(text, values);
  let visitors = 0;
  const somebody = () => {
    visitors += 1;
    return browserAt(`192.0.2.${visitors}`);
  };

  return {
    site,
    payload,
    sql,
    somebody,
    ask: (browser = somebody(), wish: object = {}): Promise<CrawlRequestOutcome> =>
      requestCrawl({ url: newAddress(), ...wish }, browser),
    jobs: async () => (await sql("select id from payload_jobs where queue = 'crawls'")).rows,
    /** Clears requests and counters; the crawler has the same result for every site. */
    async clear(): Promise<void> {
      await sql(deleteAll('rate_limits', 'site_crawls', 'payload_jobs'));
      crawlWith(payload, quickCrawl);
    },
    /** Waits for all work scheduled after an answer. */
    settle: settleWork,
  };
}
