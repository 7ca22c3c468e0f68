import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginNewEdition } from '../../../src/platform/site-edition.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { send, serverBeforeNext, shared } from '../support/server-before-next.ts';

const older = Promise.withResolvers<void>();

const next = serverBeforeNext(async (_, response) => {
  if (next.rendered.length === 1) await older.promise;
  // As Next does with a connection that is gone.
  if (response.destroyed) await new Promise(() => {});
  send(response, '<p>page</p>', { 'cache-control': shared });
});

beforeEach(() => next.start());
afterEach(next.stop);

it('a visitor who leaves while an older rendering is under way stops nobody else', async () => {
  const early = next.visit('/');
  await waitUntil(() => next.rendered.length === 1);
  beginNewEdition();
  const leaving = next.ask('/').on('error', () => {});
  await waitUntil(() => leaving.socket?.connecting === false);
  // Answered after the request that was sent before.
  expect((await next.visit('/healthz')).status).toBe(200);
  leaving.destroy();
  await new Promise((resolve) => leaving.once('close', resolve));
  expect((await next.visit('/healthz')).status).toBe(200);
  older.resolve();
  await early;
  expect((await next.visit('/')).text).toBe('<p>page</p>');
});
