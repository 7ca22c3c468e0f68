import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCandidates, readTerms } from '@/chat/data/find-passages';
import { wordsOf } from '@/chat/rules/question';
import { startTestPayload } from '../../support/one-cms';

const { payload, stop } = await startTestPayload();
afterAll(stop);

const { pool } = payload.db;
const posts = 12_000;

/** What a passage of each kind says; every post says one of the first three. */
const texts = ['a zither and a pergola', 'a zither and a gazebo', 'a pergola and a gazebo'];

const insert = (source: string, first: number, last: number, text: string) =>
  pool.query(
    `insert into passages (source, source_id, place, title, heading, body, keywords, is_hidden)
     select $1, n, 0, 'Title', 'Heading', ($4::text[])[1 + n % array_length($4::text[], 1)], '', false
       from generate_series($2::int, $3::int) as n`,
    [source, first, last, text ? [text] : texts],
  );

beforeAll(async () => {
  await insert('posts', 1, posts, '');
  await insert('posts', posts + 1, posts + 1, `${texts.join(' and ')}, with a bandstand`);
  await insert('faqs', 1, 1, 'Only a gazebo.');
  await pool.query('analyze passages');
});

const all = posts + 2;
const read = (question: string) => readTerms(payload, wordsOf(question), all);

/** Sources and ids of what is weighed for a question. */
async function find(question: string): Promise<string[]> {
  const found = await findCandidates(payload, await read(question), question);
  return found.map(({ source, id }) => `${source} ${id}`);
}

describe('among thousands of posts', () => {
  it('a rare word is counted, a common one told from a sample', async () => {
    const [zither, bandstand] = await read('zither bandstand');
    expect(bandstand?.found).toBe(1);
    expect(zither?.found).toBeGreaterThan(posts / 2);
    expect(zither?.found).toBeLessThan((posts * 5) / 6);
  });

  it('the passage that holds all words of a question is found', async () => {
    expect(await find('zither pergola gazebo')).toContain(`posts ${posts + 1}`);
  });

  it('the passage with the only rare word is found', async () => {
    expect(await find('gazebo bandstand')).toContain(`posts ${posts + 1}`);
  });

  it('what is no post is weighed whatever posts say', async () => {
    expect(await find('gazebo')).toHaveLength(60);
    expect(await find('gazebo')).toContain('faqs 1');
  });
});
