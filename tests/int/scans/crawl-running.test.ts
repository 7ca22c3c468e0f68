import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginStopping } from '@/platform/stopping';
import type { CrawlOutcome } from '@/scanner/crawl/crawl-types';
import { type CrawlEngine, crawlSite } from '@/scans/jobs/crawl-site';
import { endingWords } from '@/scans/rules/scan-state';
import {
  crawlWith,
  foundOn,
  idOfCrawl as idOf,
  quickCrawl,
  readCrawl,
  startCrawling,
  storedCrawl,
} from '../support/crawls';
import { newAddress } from '../support/scans';

const { site, payload, ask, clear, settle, jobs } = await startCrawling();

const { createLocalReq } = await import('payload');
const { getCrawlState } = await import('@/scans/store/crawls');
const { runDueJobs } = await import('@/platform/jobs/run-due-jobs');
const one = await import('@/app/api/crawl/[id]/route');
const file = await import('@/app/api/crawl/[id]/sitemap.xml/route');

/** Runs a crawl’s job directly, as the process that claimed it. */
async function run(crawl: number, engine: CrawlEngine): Promise<void> {
  const req = await createLocalReq({}, payload);
  await crawlSite({ input: { crawl }, req }, engine);
}

beforeEach(clear);
afterEach(settle);
afterAll(site.stop);

describe('waiting crawls', () => {
  it('run two at a time, and report their progress', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let running = 0;
    let most = 0;
    crawlWith(payload, async (typed, { onReading, onPage }) => {
      running += 1;
      most = Math.max(most, running);
      const found = foundOn(typed);
      const [first] = found.pages;
      if (first) onPage?.(first, 37);
      onReading?.(new URL('/prices?page=2', typed).href);
      await held;
      running -= 1;
      return found;
    });
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) ids.push(idOf(await ask()));
    await vi.waitFor(async () => {
      expect(await getCrawlState(ids[1] ?? '')).toMatchObject({
        status: 'running',
        progress: '37 of at most 200 pages, reading /prices?page=2',
        opened: 37,
      });
    });
    expect(await getCrawlState(ids[3] ?? '')).toMatchObject({ status: 'queued', place: 1 });
    release();
    await settle();
    expect(most).toBe(2);
    for (const id of ids) expect(await getCrawlState(id)).toMatchObject({ status: 'done' });
  });

  it('restart once when their process died; then they fail', async () => {
    const died = (attempt: number) =>
      storedCrawl(payload, { status: 'running', progress: { attempt } });
    const [once, twice] = [await died(1), await died(2)];
    await run(once.id, quickCrawl);
    expect(await getCrawlState(once.uuid)).toMatchObject({ status: 'done' });
    const engine = vi.fn(quickCrawl);
    await run(twice.id, engine);
    expect(engine).not.toHaveBeenCalled();
    expect(await getCrawlState(twice.uuid)).toMatchObject({
      status: 'failed',
      message: endingWords({ status: 'failed', reason: null, httpStatus: null }),
    });
    await run(once.id, engine);
    expect(engine).not.toHaveBeenCalled();
  });

  it('fail with a message when the crawler throws', async () => {
    const { id, uuid } = await storedCrawl(payload, { status: 'queued' });
    await run(id, () => Promise.reject(new Error('A fault of ours')));
    expect(await getCrawlState(uuid)).toMatchObject({ status: 'failed' });
  });

  it('return to the queue when the site stops, which does not count as an attempt', async () => {
    const { id, uuid } = await storedCrawl(payload, { status: 'queued' });
    const stops: CrawlEngine = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        beginStopping();
      });
    await run(id, stops);
    Reflect.deleteProperty(globalThis, Symbol.for('site.stopping'));
    const crawl = await readCrawl(payload, uuid);
    expect(crawl).toMatchObject({ status: 'queued', progress: { attempt: 0 } });
    expect(await jobs()).toHaveLength(1);
    await runDueJobs(payload, ['crawls']);
    expect(await getCrawlState(uuid)).toMatchObject({ status: 'done' });
  });
});

describe('a crawl result', () => {
  const at = (id: string) => ({ params: Promise.resolve({ id }) });
  const request = new Request('http://localhost:3000/api/crawl/x');

  it('can be read by any visitor with its id, without the requester’s data', async () => {
    const crawl = await storedCrawl(payload, { status: 'done', requesterHash: 'coded' });
    const answer = await one.GET(request, at(crawl.uuid));
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    expect(text).not.toContain('coded');
    expect(JSON.parse(text)).toMatchObject({
      status: 'done',
      result: {
        listed: 2,
        leftOut: 1,
        dated: 1,
        stopped: null,
        tree: { name: '/', listed: 2, leftOut: 1 },
        reasons: [{ title: 'Lead on to another address', count: 1 }],
      },
    });
    expect(text).toContain('leads on to /services/boilers');
    const send = await site.as('anonymous');
    const { status } = await send('GET', `/site-crawls/${crawl.id}`);
    expect([403, 404]).toContain(status);
  });

  it('can be downloaded as a file', async () => {
    const { uuid, url } = await storedCrawl(payload, { status: 'done' });
    const answer = await file.GET(request, at(uuid));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': 'attachment; filename="sitemap.xml"',
      'x-robots-tag': 'noindex, nofollow',
    });
    const xml = await answer.text();
    expect(xml).toContain(`<loc>${url}services/boilers</loc>`);
    expect(xml).not.toContain('/old');
  });

  it('is missing for an unknown id, and has no file where nothing is listed', async () => {
    const pages = { ...foundOn(newAddress()), pages: [] } satisfies CrawlOutcome;
    const { uuid } = await storedCrawl(payload, { status: 'done', pages });
    expect((await file.GET(request, at(uuid))).status).toBe(404);
    for (const id of ['3b241101-e2bb-4255-8caf-4136c566a962', '42', 'x.y']) {
      expect((await one.GET(request, at(id))).status).toBe(404);
      expect((await file.GET(request, at(id))).status).toBe(404);
    }
  });
});
