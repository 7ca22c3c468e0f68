import type { Payload } from 'payload';
import { expect, vi } from 'vitest';
import { editionHeader, type SaveConflict } from '@/content/rules/differences';
import { type Answer, makeSend, type Send } from './rest';
import { makeAccount, type RunningSite } from './running-site';

type Fields = Record<string, unknown>;

/** An open form: it sends all its fields, and the base from which it was made. */
export async function openForm(send: Send, path: string) {
  const read = await send('GET', `${path}?depth=0&draft=true`);
  expect(read.status, read.text).toBe(200);
  const {
    _edition,
    id: _id,
    createdAt: _at,
    updatedAt: _last,
    sizes: _sizes,
    ...shown
  } = read.body as Fields;
  const form = {
    shown: shown as Fields,
    base: _edition,
    async save(changes: Fields, query = ''): Promise<Answer> {
      Object.assign(form.shown, changes);
      const method = path.startsWith('/globals') ? 'POST' : 'PATCH';
      const answer = await send(method, `${path}?depth=0&draft=true${query}`, {
        body: form.shown,
        headers: { [editionHeader]: JSON.stringify(form.base) },
      });
      const saved = (answer.body.doc ?? answer.body.result) as Fields | undefined;
      if (answer.status === 200) form.base = saved?._edition;
      return answer;
    },
  };
  return form;
}

/** The conflict in a refused save’s answer. */
export function conflictOf(answer: Answer): SaveConflict {
  expect(answer.status, answer.text).toBe(409);
  const [error] = answer.body.errors as unknown as { data: { conflict: SaveConflict } }[];
  expect(error?.data.conflict, answer.text).toBeDefined();
  return error?.data.conflict as SaveConflict;
}

/** Makes several requests wait for locked rows of a table, and then releases them. */
export async function beforeTheSameRows(
  { db }: Payload,
  table: string,
  requests: (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const gate = await db.pool.connect();
  try {
    await gate.query(`begin; select id from "${table}" for update`);
    const answers = requests.map((send) => send());
    await vi.waitFor(async () => {
      const { rows } = await db.pool.query(
        `select 1 from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(requests.length);
    }, 30_000);
    await gate.query('commit');
    return await Promise.all(answers);
  } finally {
    gate.release();
  }
}

/** A second admin named Jane Smith. */
export async function startColleague(site: RunningSite) {
  const { id, cookie } = await makeAccount(site.payload, await site.as('anonymous'), 'admin');
  await site.payload.update({ collection: 'users', id, data: { name: 'Jane Smith' } });
  const handlers = await import('@/app/(payload)/api/[...slug]/route');
  return {
    id,
    send: makeSend(handlers, cookie),
    /** Starts editing, as the back office records it. */
    hold: (relationTo: 'posts' | 'proposals', value: number) =>
      site.payload.create({
        collection: 'payload-locked-documents',
        data: { document: { relationTo, value }, user: { relationTo: 'users', value: id } },
      }),
  };
}
