import { afterAll, beforeEach, expect, it } from 'vitest';
import { deleteAll } from '../../support/database.ts';
import { startTestPayload } from '../../support/one-cms';
import { nextNumber } from '../support/documents';
import { makeData } from '../support/make-data';
import { gone, keepingData, kept, limits } from '../support/retention';

const { payload, stop } = await startTestPayload();
afterAll(stop);

const { begin, query, left, night } = keepingData(payload);
beforeEach(async () => {
  await begin();
  await query(deleteAll('conversations', 'unanswered_questions'));
});

async function make(
  collection: 'conversations' | 'unanswered-questions',
  columns: Record<string, string>,
): Promise<number> {
  const data = makeData[collection]?.(nextNumber());
  const { id } = await payload.create({ collection, data: data as never });
  const table = collection.replaceAll('-', '_');
  for (const [name, value] of Object.entries(columns)) {
    await query(`update ${table} set ${name} = $2 where id = $1`, [id, value]);
  }
  return Number(id);
}

it('conversations are deleted like enquiries, after their last message', async () => {
  await make('conversations', { updated_at: gone(limits.enquiries) });
  const young = await make('conversations', { updated_at: kept(limits.enquiries) });
  await night();
  expect(await left('conversations')).toEqual([young]);
});

it('conversations that were held as spam are deleted like spam', async () => {
  await make('conversations', { status: 'spam', created_at: gone(limits.spam) });
  const young = await make('conversations', { status: 'spam', created_at: kept(limits.spam) });
  await night();
  expect(await left('conversations')).toEqual([young]);
});

it('questions without an answer are deleted a year after they were last asked', async () => {
  await make('unanswered-questions', { last_asked_at: gone(limits.unanswered) });
  const young = await make('unanswered-questions', { last_asked_at: kept(limits.unanswered) });
  await night();
  expect(await left('unanswered_questions')).toEqual([young]);
});
