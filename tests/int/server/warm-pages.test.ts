import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  areMostReadPagesWarm,
  keepWarm,
  warmAtStart,
} from '../../../src/platform/http/warm-pages.ts';
import { beginNewEdition } from '../../../src/platform/site-edition.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { type Render, send, serverBeforeNext, shared } from '../support/server-before-next.ts';

const mostRead = '/api/internal/most-read';
let list: string;

const render: Render = ({ url, headers }, response) => {
  const isAllowed = headers.authorization === 'Bearer the-secret';
  if (url === mostRead) return send(response, isAllowed ? list : 'Not found');
  if (url === '/_next/static/a.js') {
    return send(response, 'a()', { 'content-type': 'text/javascript', 'cache-control': shared });
  }
  send(response, `<p>${url}</p>`, { 'cache-control': shared });
};
const next = serverBeforeNext(render);
const self = () => ({ port: next.port(), internalSecret: 'the-secret' });
let ending: AbortController;

beforeEach(async () => {
  list = '["/","/pricing"]';
  ending = new AbortController();
  await next.start();
});
afterEach(() => {
  ending.abort();
  next.stop();
  vi.restoreAllMocks();
});

it('renders the most-read pages at the start, in a browser’s encoding', async () => {
  const warming = warmAtStart(self());
  expect(areMostReadPagesWarm()).toBe(false);
  await warming;
  expect(areMostReadPagesWarm()).toBe(true);
  expect(next.rendered).toEqual([mostRead, '/', '/pricing']);
  const { headers } = await next.visit('/pricing', { 'accept-encoding': 'br, gzip' });
  expect(headers['content-encoding']).toBe('br');
  expect(next.rendered).toHaveLength(3);
});

it('goes on when the list can’t be read', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  list = 'Internal Server Error';
  await warmAtStart(self());
  expect(areMostReadPagesWarm()).toBe(true);
  expect(logged).toHaveBeenCalledOnce();
});

it('renders pages again after edits, the one read last first, and nothing else', async () => {
  for (const path of ['/', '/pricing', '/_next/static/a.js', '/about', '/']) await next.visit(path);
  await next.visit('/about', { rsc: '1' });
  next.rendered.length = 0;
  void keepWarm(self(), next.listRecent, ending.signal, 20);
  beginNewEdition();
  beginNewEdition();
  await waitUntil(() => next.rendered.length >= 3);
  expect(next.rendered).toEqual(['/', '/about', '/pricing']);
  await next.visit('/pricing');
  expect(next.rendered).toHaveLength(3);
});
