import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Action,
  grantFor,
  permissions,
  type Resource,
  type Role,
  roles,
} from '@/accounts/rules/permissions';
import { deleteAll } from '../../support/database.ts';
import { orFirst } from '../../support/how-much';
import { editingAs } from '../support/editing';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const collections = site.config.collections
  .filter(({ endpoints }) => endpoints && endpoints.length > 0)
  .map(({ slug }) => slug);
const globals = site.config.globals.map(({ slug }) => slug);

beforeEach(async () => {
  await site.payload.db.pool.query(deleteAll('rate_limits'));
  vi.spyOn(site.payload.logger, 'error').mockImplementation((problem: unknown) => {
    throw new Error(`Nothing of this is worth an alarm in the log: ${String(problem)}`);
  });
});

/** A role without the right is refused before the id is checked. */
function refusalOf(slug: string, viewer: Role, action: Action): 403 | 404 {
  const isKnown = Object.hasOwn(permissions, slug);
  return isKnown && grantFor(slug as Resource, viewer, action) === 'no' ? 403 : 404;
}

const wrong = ['abc', '12abc', '1.5', 'NaN', '99999999999', '%00', 'a%2Fb'];

describe.each(collections)('a document of %s', (slug) => {
  // Collections share code: posts get every id, the others one each.
  it.each(slug === 'posts' ? wrong : orFirst(wrong))(
    'with the id “%s” is not found by staff',
    async (id) => {
      for (const viewer of roles) {
        const send = await site.as(viewer);
        // Preferences are addressed by name, not by id.
        const isName = slug === 'payload-preferences';
        if (!isName) expect((await send('GET', `/${slug}/${id}`)).status, viewer).toBe(404);
        const refused = (action: Action) => refusalOf(slug, viewer, action);
        const ask = async (...[method, path]: ['GET' | 'PATCH' | 'POST' | 'DELETE', string]) =>
          (await send(method, `/${slug}/${path}`, method === 'GET' ? {} : { body: {} })).status;
        expect(await ask('PATCH', id), viewer).toBe(refused('update'));
        if (!isName) expect(await ask('DELETE', id), viewer).toBe(refused('delete'));
        expect(await ask('GET', `versions/${id}`), viewer).toBe(404);
        expect(await ask('POST', `versions/${id}`), viewer).toBe(404);
        expect(await ask('POST', `${id}/duplicate`), viewer).toBe(refused('create'));
        expect(await ask('POST', `access/${id}`), viewer).toBe(404);
      }
    },
  );
});

it.each(globals)('a version of %s with an invalid id is not found', async (slug) => {
  for (const viewer of roles) {
    const send = await site.as(viewer);
    expect((await send('GET', `/globals/${slug}/versions/abc`)).status).toBe(404);
    const restored = await send('POST', `/globals/${slug}/versions/abc`, { body: {} });
    expect(restored.status).toBe(404);
  }
});

it('a query sent as a POST gets the same answer', async () => {
  const send = await site.as('editor');
  for (const name of ['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override']) {
    const headers = { [name]: 'GET', 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await send('POST', '/packages/abc', { headers })).status).toBe(404);
  }
});

it('an existing document is still found', async () => {
  const send = await site.as('admin');
  const { id } = await editingAs(send).create('packages');
  expect((await send('GET', `/packages/${id}`)).status).toBe(200);
  expect((await send('GET', '/packages/count')).status).toBe(200);
  expect((await send('PATCH', `/packages/${id}`, { body: {} })).status).toBe(200);
  expect((await send('GET', '/payload-preferences/packages-list')).status).toBe(200);
  expect((await send('DELETE', `/packages/${id}`)).status).toBe(200);
  expect((await send('GET', `/packages/${id}`)).status).toBe(404);
});
