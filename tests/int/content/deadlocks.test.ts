import { afterAll, afterEach, expect, it } from 'vitest';
import { editingAs } from '../support/editing';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const { pool } = site.payload.db;
const send = await site.as('admin');

/** Rolls back the next changes of posts as PostgreSQL does to resolve a deadlock. */
const meetDeadlocks = (count: number) =>
  pool.query(`
    create sequence deadlocks_met;
    create function meet_deadlock() returns trigger language plpgsql as $$
      begin
        -- A rolled back transaction keeps a sequence’s next value.
        if nextval('deadlocks_met') <= ${count} then
          raise exception 'deadlock detected' using errcode = '40P01';
        end if;
        return case tg_op when 'DELETE' then old else new end;
      end $$;
    create trigger meet_deadlock before update or delete on posts
      for each row execute function meet_deadlock();
  `);

afterEach(async () => {
  await pool.query('drop function meet_deadlock cascade; drop sequence deadlocks_met');
});

it.each(['PATCH', 'DELETE'] as const)('%s is sent again after a deadlock', async (method) => {
  const { id } = await editingAs(send).create('posts');
  await meetDeadlocks(1);
  const answer = await send(
    method,
    `/posts/${id}?trash=true`,
    method === 'PATCH' ? { body: { title: 'Second time' } } : {},
  );
  expect(answer.status, answer.text).toBe(200);
  const { status, body } = await send('GET', `/posts/${id}`);
  if (method === 'DELETE') expect(status).toBe(404);
  else expect(body.title).toBe('Second time');
});

it('a second deadlock is answered in words', async () => {
  const { id } = await editingAs(send).create('posts');
  await meetDeadlocks(2);
  const { status, body } = await send('DELETE', `/posts/${id}?trash=true`);
  expect(status).toBe(503);
  expect(body.errors).toEqual([
    { message: 'Something else was saved at the same moment. Try again.' },
  ]);
  expect((await send('GET', `/posts/${id}`)).status).toBe(200);
});
