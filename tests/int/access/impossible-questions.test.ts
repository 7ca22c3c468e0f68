import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { editingAs } from '../support/editing';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const send = await site.as('editor');
const editor = editingAs(send);

beforeEach(() => {
  vi.spyOn(site.payload.logger, 'error').mockImplementation((problem: unknown) => {
    throw new Error(`Nothing of this is worth an alarm in the log: ${String(problem)}`);
  });
});

const impossible = [
  'where[id][equals]=99999999999',
  'where[id][equals]=1.5',
  'where[id][in]=abc,1',
  'where[id][greater_than]=99999999999',
  'where[and][0][or][0][id][equals]=1.5',
  'where[name][equals]=%00',
  'page=-1',
];

describe('a query with an impossible value', () => {
  it.each(impossible)('is refused with a message: %s', async (query) => {
    const answer = await send('GET', `/packages?${query}`);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.body).toEqual({
      errors: [{ message: 'The request holds a value that can’t be.' }],
    });
  });

  it('gets the same message for counts, versions and relations', async () => {
    for (const path of [
      '/packages/count?where[id][equals]=99999999999',
      '/packages/versions?where[parent][equals]=99999999999',
      '/niches?where[industry][equals]=99999999999',
      '/niches?where[industry][equals]=abc',
    ]) {
      const answer = await send('GET', path);
      expect(answer.status, `${path}: ${answer.text}`).toBe(400);
    }
  });

  it('changes and deletes nothing', async () => {
    const { id } = await editor.create('packages');
    const where = 'where[or][0][id][exists]=true&where[or][1][id][equals]=99999999999';
    const body = { name: 'Changed' };
    expect((await send('PATCH', `/packages?${where}`, { body })).status).toBe(400);
    // Only admins delete permanently.
    const admin = await site.as('admin');
    expect((await admin('DELETE', `/packages?${where}`)).status).toBe(400);
    expect((await send('GET', `/packages/${id}`)).body.name).not.toBe('Changed');
  });

  it('never reveals the SQL', async () => {
    for (const query of [...impossible, 'where[nothing][equals]=1', 'where[id][nothing]=1']) {
      const { text } = await send('GET', `/packages?${query}`);
      expect(text, query).not.toMatch(/select|from|invalid input|22\d{3}/i);
    }
  });
});

it('a valid query is answered, even one without results', async () => {
  const { id } = await editor.create('packages');
  const found = await send('GET', `/packages?where[id][equals]=${id}`);
  expect(found.body.totalDocs).toBe(1);
  expect((await send('GET', '/packages?where[id][equals]=2147483647')).body.docs).toEqual([]);
  expect((await send('GET', '/packages?where[id][equals]=abc')).body.docs).toEqual([]);
});
