import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checks } from '@/scanner/checks/registry';
import { runScan } from '@/scanner/engine/run-scan';
import { createScanWorker, type ScanWorker } from '@/scanner/engine/scan-worker';
import { createGuardedClient } from '@/scanner/fetch/guarded-client';
import { inventName } from '@/scanner/gather/gather-site';
import { type ScanReport, type StepEvent, scanSteps } from '@/scanner/model/report';
import type { FixturePath } from '../../../support/fixture-site';
import { fakeClient } from '../../../support/scanner/fake-client';
import { openSite, optionsFor, scanSite, shop } from './support/scanning';

let worker: ScanWorker;
beforeAll(() => {
  worker = createScanWorker({ limits: { cpuMs: 120_000, memoryMb: 256 } });
});
afterAll(() => worker.close());

// A busy machine may answer late, so tests advance the clock themselves.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

async function reportOf(...given: Parameters<typeof scanSite>): Promise<ScanReport> {
  const outcome = await scanSite(...given);
  if (outcome.status !== 'scored') throw new Error(`No report: ${JSON.stringify(outcome)}`);
  return outcome.report;
}

function outcomeOf({ checks: results }: ScanReport, id: string) {
  return results.find((result) => result.id === id)?.outcome;
}

describe('a scan', () => {
  it('judges a page with every check', async () => {
    const site = await openSite(shop);
    const report = await reportOf(site, { worker });
    expect(report).toMatchObject({
      askedUrl: `${site.origin}/`,
      url: `${site.origin}/`,
      host: site.host,
      scannedAt: '2026-11-01T12:00:00.000Z',
      measures: { requests: 3, redirects: 0 },
    });
    expect(report.checks.map(({ id }) => id)).toEqual(checks.map(({ id }) => id));
    expect(outcomeOf(report, 'seo-title')).toBe('pass');
    expect(outcomeOf(report, 'seo-broken-links')).toBe('pass');
    expect(outcomeOf(report, 'seo-soft-404')).toBe('pass');
    expect(outcomeOf(report, 'sec-https')).toBe('fail');
    // Plain data: it survives JSON unchanged.
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  it('requests the page’s files once each and nothing else', async () => {
    const site = await openSite(shop);
    await reportOf(site, { worker });
    const asked = site.requests.map(({ method, path }) => `${method} ${path}`);
    expect(asked.toSorted()).toEqual(
      [
        'GET /',
        // With a foreign Origin.
        'GET /',
        `GET /${inventName(site.host)}`,
        'GET /a.css',
        'GET /a.js',
        'GET /contact',
        'GET /favicon.ico',
        'GET /.well-known/security.txt',
        'GET /llms.txt',
        'GET /privacy',
        'GET /robots.txt',
        'GET /sitemap.xml',
        'HEAD /favicon.ico',
        'HEAD /loaf.png',
        'HEAD /menu',
      ].toSorted(),
    );
    expect(new Set(site.requests.map(({ headers }) => headers['user-agent']))).toEqual(
      new Set(['Test/1.0']),
    );
  });

  it('gives the same report again', async () => {
    const site = await openSite(shop);
    const [one, other] = [await reportOf(site, { worker }), await reportOf(site, { worker })];
    expect(other).toEqual(one);
  });

  it('reports its steps in order', async () => {
    const site = await openSite(shop);
    const events: StepEvent[] = [];
    await reportOf(site, { worker }, { onStep: (event) => events.push(event) });
    expect(events.map(({ step, state }) => `${step} ${state}`)).toEqual(
      scanSteps.flatMap((step) => [`${step} begun`, `${step} done`]),
    );
    expect(events.map(({ detail }) => detail)).toContain('1 sitemap');
    expect(events.map(({ detail }) => detail)).toContain('3 files, 3 links');
  });

  it('tries http where no scheme was typed', async () => {
    const site = await openSite(shop);
    const outcome = await runScan(site.host, optionsFor(site), { worker });
    expect(outcome).toMatchObject({
      status: 'scored',
      report: { url: `${site.origin}/`, askedUrl: site.host },
    });
  });

  it('asks the name servers about the domain’s mail', async () => {
    const home = 'http://shop.example.com/';
    const client = fakeClient({
      'http://shop.example.com/robots.txt': { status: 404 },
      [home]: { body: '<title>Shop</title><h1>Bread</h1>' },
    });
    const mailRecords = {
      mx: async () => ['mx.example.com'],
      txt: async (name: string) => (name === 'example.com' ? ['v=spf1 -all'] : []),
    };
    const options = { allowHosts: [], denyHosts: [], userAgent: 'Test/1.0', now: Date.now };
    const outcome = await runScan(home, options, { worker, client, mailRecords });
    if (outcome.status !== 'scored') throw new Error(outcome.because);
    const result = outcome.report.checks.find(({ id }) => id === 'sec-mail-spoofing');
    expect(result).toMatchObject({
      outcome: 'fail',
      summary: 'example.com has an SPF record, but no DMARC record.',
    });
  });

  it('judges a page above 2 MB by its beginning', async () => {
    const page = String(shop['/']).replace(
      '</main>',
      `</main><p hidden>${'bread '.repeat(400_000)}`,
    );
    const report = await reportOf(await openSite({ ...shop, '/': page }), { worker });
    expect(report.measures.htmlBytes).toBe(2 * 1024 * 1024);
    expect(outcomeOf(report, 'perf-html-size')).toBe('fail');
    expect(outcomeOf(report, 'seo-h1')).toBe('pass');
    expect(outcomeOf(report, 'local-phone')).toBe('unknown');
    expect(report.caps).toContain(
      'The page’s code is larger than 2 MB, so the speed estimate stays at 49 at most.',
    );
  });

  it('borrows a process by default', async () => {
    const site = await openSite(shop);
    expect(await scanSite(site, {})).toMatchObject({ status: 'scored' });
  });

  it('follows an immediate refresh', async () => {
    const refresh = (to: string) =>
      `<title>Moved</title><meta http-equiv="refresh" content="0; url=${to}">`;
    const site = await openSite({ ...shop, '/old': refresh('/older'), '/older': refresh('/') });
    const report = await reportOf(site, { worker }, {}, '/old');
    expect(report.url).toBe(`${site.origin}/`);
    expect(report.measures.redirects).toBe(2);
  });

  it('judges a page with a refresh loop as it is', async () => {
    const refresh = (to: string) =>
      `<title>Circle</title><meta http-equiv="refresh" content="0; url=${to}">`;
    const site = await openSite({ '/a': refresh('/b'), '/b': refresh('/a') });
    expect((await reportOf(site, { worker }, {}, '/a')).url).toBe(`${site.origin}/b`);
  });

  it('treats late answers as unknown', async () => {
    const late = ['/robots.txt', '/llms.txt', '/loaf.png', '/a.css', '/contact'];
    // The server never answers these: their time ends with the request.
    const silence = () => {
      void vi.advanceTimersByTimeAsync(100);
      return { after: new Promise(() => {}) };
    };
    const site = await openSite({
      ...shop,
      ...Object.fromEntries(late.map((path): [string, FixturePath] => [path, silence])),
    });
    const guarded = createGuardedClient(optionsFor(site));
    const isLate = (url: string) => late.includes(new URL(url).pathname);
    const client = {
      ...guarded,
      request: (request: Parameters<typeof guarded.request>[0]) =>
        guarded.request(isLate(request.url) ? { ...request, timeoutMs: 50 } : request),
    };
    const report = await reportOf(site, { worker, client });
    for (const id of ['seo-robots-txt', 'ai-answer-bots', 'mob-responsive-css']) {
      expect(outcomeOf(report, id), id).toBe('unknown');
    }
    await guarded.close();
  });
});

describe('a scan without a score', () => {
  it.each<[string, FixturePath, object]>([
    ['is turned away', { status: 403, body: 'Forbidden' }, { status: 'blocked', httpStatus: 403 }],
    [
      'meets a challenge',
      {
        status: 503,
        headers: { 'cf-mitigated': 'challenge' },
        body: '<title>Just a moment...</title>',
      },
      { status: 'blocked', httpStatus: 503 },
    ],
    ['meets an error', { status: 500, body: 'Oh' }, { status: 'no-page', reason: 'error-status' }],
    ['finds nothing', { body: '  ' }, { status: 'no-page', reason: 'empty' }],
    [
      'finds a picture',
      { headers: { 'content-type': 'image/png' }, body: 'png' },
      { status: 'no-page', reason: 'not-html' },
    ],
    [
      'is sent in a circle',
      { status: 302, headers: { location: '/' } },
      { status: 'no-page', reason: 'too-many-redirects' },
    ],
    [
      'is sent into a private network',
      { status: 302, headers: { location: 'http://192.168.0.1/' } },
      { status: 'refused' },
    ],
  ])('%s', async (_, answer, expected) => {
    const site = await openSite({ ...shop, '/': answer });
    expect(await scanSite(site, { worker })).toMatchObject(expected);
    // Nothing else of the site is requested.
    expect(site.requests.map(({ path }) => path)).toEqual(['/robots.txt', '/']);
  });

  it('for a site that does not exist', async () => {
    const client = fakeClient({});
    const options = { allowHosts: [], denyHosts: [], userAgent: 'Test/1.0', now: Date.now };
    const outcome = await runScan('nobody.example.com', options, { worker, client });
    expect(outcome.status).toBe('unreachable');
  });

  it.each(['ftp://example.com/', 'http://127.0.0.1/', 'localhost', '', 'left-alone.co.uk'])(
    'never requests %j',
    async (typed) => {
      const client = fakeClient({});
      const denyHosts = ['left-alone.co.uk'];
      const options = { allowHosts: [], denyHosts, userAgent: 'Test/1.0', now: Date.now };
      expect((await runScan(typed, options, { worker, client })).status).toBe('refused');
      expect(client.asked).toEqual([]);
    },
  );

  it('rejects a page that ended the scanner’s process', async () => {
    // The process has its own clock; a slow machine delays it.
    vi.useRealTimers();
    const site = await openSite({ '/': `<title>Much</title>${'<div>'.repeat(200_000)}` });
    const short = createScanWorker({ limits: { cpuMs: 1, memoryMb: 256 } });
    const outcome = await scanSite(site, { worker: short });
    expect(outcome).toMatchObject({ status: 'no-page', reason: 'too-large' });
    await short.close();
  });
});

describe('an aborted scan', () => {
  it('does not start', async () => {
    const site = await openSite(shop);
    const signal = AbortSignal.abort(new Error('Stopped'));
    await expect(scanSite(site, { worker }, { signal })).rejects.toThrow('Stopped');
    expect(site.requests).toHaveLength(0);
  });

  it('ends at once, while the server does not answer', async () => {
    const stop = new AbortController();
    const site = await openSite({
      '/': () => {
        stop.abort(new Error('Stopped'));
        return { after: new Promise(() => {}) };
      },
    });
    await expect(scanSite(site, {}, { signal: stop.signal })).rejects.toThrow('Stopped');
  });

  it('sends no more requests with a borrowed client', async () => {
    const stop = new AbortController();
    const client = fakeClient({
      'https://shop.example.com/robots.txt': { status: 404 },
      'https://shop.example.com/': () => {
        stop.abort(new Error('Stopped'));
        return { body: '<title>Shop</title>' };
      },
    });
    const options = { allowHosts: [], denyHosts: [], userAgent: 'Test/1.0', now: Date.now };
    const scan = runScan(
      'shop.example.com',
      { ...options, signal: stop.signal },
      { worker, client },
    );
    await expect(scan).rejects.toThrow('Stopped');
    expect(client.asked).toHaveLength(2);
    expect(client.isClosed()).toBe(false);
  });
});
