import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { keepEditOrder } from '@/platform/http/keep-edit-order';
import PageStore from '@/platform/page-store';
import { beginNewEdition } from '@/platform/site-edition';

const kind = 'APP_PAGE' as never;

/** Like Next for each request, before it reads the page. */
const beginRequest = () =>
  new PageStore({
    fs: {} as never,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: {},
  } as never);

const pageOf = (html: string) => ({ kind, html, headers: {}, status: 200 }) as never;
const keep = (store: PageStore, key: string, html: string) =>
  store.set(key, pageOf(html), { cacheControl: { revalidate: false } } as never);
async function shown(key: string): Promise<string | null> {
  const found = await beginRequest().get(key, { kind } as never);
  return (found?.value as unknown as { html: string } | undefined)?.html ?? null;
}

describe('a finished page', () => {
  it('is kept until a change', async () => {
    await keep(beginRequest(), '/kept', 'first');
    expect(await shown('/kept')).toBe('first');
  });

  it('is dropped by the next change, even an immediate one', async () => {
    await keep(beginRequest(), '/gone', 'first');
    beginNewEdition();
    expect(await shown('/gone')).toBeNull();
  });

  it('is not kept when the site changed during rendering', async () => {
    const request = beginRequest();
    beginNewEdition();
    await keep(request, '/late', 'old');
    expect(await shown('/late')).toBeNull();
  });

  it('does not replace a newer one', async () => {
    const older = beginRequest();
    beginNewEdition();
    await keep(beginRequest(), '/newer', 'new');
    await keep(older, '/newer', 'old');
    expect(await shown('/newer')).toBe('new');
  });

  it('is stale once Next is told to refresh pages', async () => {
    await keep(beginRequest(), '/told', 'first');
    await beginRequest().revalidateTag('_N_T_/layout');
    expect(await shown('/told')).toBeNull();
  });
});

describe('a request for a page', () => {
  function site() {
    const begun: { url: string; finish: () => void }[] = [];
    const handle = keepEditOrder(async ({ url = '' }, response) => {
      begun.push({ url, finish: () => void response.writeHead(200) });
    });
    const ask = (url: string, method = 'GET') =>
      void handle(
        { url, method } as IncomingMessage,
        { writeHead() {}, once() {} } as unknown as ServerResponse,
      );
    return { begun, ask };
  }
  const turn = () => new Promise(setImmediate);

  it('shares a rendering in progress', async () => {
    const { begun, ask } = site();
    ask('/');
    ask('/');
    await turn();
    expect(begun).toHaveLength(2);
  });

  it('waits, after a change, for a rendering that began before it', async () => {
    const { begun, ask } = site();
    ask('/a');
    beginNewEdition();
    ask('/%61?utm=1');
    ask('/b');
    ask('/a', 'POST');
    await turn();
    expect(begun.map(({ url }) => url)).toEqual(['/a', '/b', '/a']);
    begun[0]?.finish();
    await turn();
    await turn();
    expect(begun.map(({ url }) => url)).toEqual(['/a', '/b', '/a', '/%61?utm=1']);
  });

  it('continues when the first visitor has left', async () => {
    const begun: string[] = [];
    let leave: () => void = () => {};
    const handle = keepEditOrder(async ({ url = '' }) => {
      begun.push(url);
    });
    const once = (_event: string, listener: () => void) => {
      leave = listener;
    };
    const response = () => ({ writeHead() {}, once }) as unknown as ServerResponse;
    void handle({ url: '/a', method: 'GET' } as IncomingMessage, response());
    const left = leave;
    beginNewEdition();
    void handle({ url: '/a', method: 'GET' } as IncomingMessage, response());
    await turn();
    expect(begun).toHaveLength(1);
    left();
    await turn();
    await turn();
    expect(begun).toHaveLength(2);
  });
});
