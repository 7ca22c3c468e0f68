import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const send = await site.as('admin');
const { pool } = site.payload.db;

beforeAll(async () => {
  await pool.query(
    `insert into submissions (name, email, project_type, message, status, reference, channel, created_at)
     select 'Person ' || n, 'person-' || n || '@client.example', 'new_website',
            case when n % 2 = 0 then 'A WEBSITE, please.' else 'A shop.' end || repeat(' more', 20),
            'contacted', 'E-' || n, 'form', now() - n * interval '1 minute'
       from generate_series(1, 3000) as n`,
  );
  await pool.query('vacuum analyze submissions');
});

async function search(word: string, page = 1, limit = 50) {
  const query = new URLSearchParams({ depth: '0', limit: String(limit), page: String(page) });
  for (const [index, field] of ['name', 'email', 'message', 'reference'].entries()) {
    query.set(`where[or][${index}][${field}][like]`, word);
  }
  const { body } = await send('GET', `/submissions?${query}&sort=-createdAt`);
  const { docs, totalDocs, totalPages, hasNextPage, hasPrevPage, nextPage } = body;
  return {
    found: (docs as unknown as object[]).length,
    totalDocs,
    totalPages,
    hasNextPage,
    hasPrevPage,
    nextPage,
  };
}

it('a search with few results says how many', async () => {
  expect(await search('person-77@')).toMatchObject({ found: 1, totalDocs: 1, totalPages: 1 });
  expect(await search('person-29', 2)).toMatchObject({ found: 50, totalDocs: 111, nextPage: 3 });
  expect(await search('zeppelin')).toMatchObject({ found: 0, totalDocs: 0, hasNextPage: false });
});

it('a search for a common word is counted up to a limit, and all its pages can be reached', async () => {
  expect(await search('website')).toMatchObject({
    ...{ found: 50, totalDocs: 1_001, totalPages: 21, hasNextPage: true, hasPrevPage: false },
  });
  expect(await search('website', 25)).toMatchObject({ found: 50, totalDocs: 1_251, nextPage: 26 });
  expect(await search('website', 30)).toMatchObject({ found: 50, hasPrevPage: true });
  expect(await search('website', 31)).toMatchObject({ found: 0, hasNextPage: false });
});

it('a list without a search says how many it holds', async () => {
  const { body } = await send('GET', '/submissions?limit=1&depth=0');
  expect(body.totalDocs).toBe(3_000);
});

it('a common word reads no more rows than the list shows and counts', async () => {
  const rows: number[] = [];
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<{ rows: unknown[] }>;
  const spy = vi.spyOn(pool, 'query').mockImplementation((async (...args: unknown[]) => {
    const answer = await query(...args);
    rows.push(answer.rows.length);
    return answer;
  }) as never);
  await search('website');
  spy.mockRestore();
  expect(Math.max(...rows)).toBe(1_001);
  const { rows: plan } = await pool.query(
    `explain select id from submissions where message ilike '%website%' order by id desc limit 1001`,
  );
  expect(JSON.stringify(plan)).toContain('Index Scan Backward using submissions_pkey');
});
