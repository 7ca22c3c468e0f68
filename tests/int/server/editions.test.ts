import { createLocalReq } from 'payload';
import { afterAll, describe, expect, it } from 'vitest';
import { listenToEditions } from '@/platform/database/listen-to-editions';
import { inTransaction } from '@/platform/database/transaction';
import { revalidateSite } from '@/platform/revalidate';
import { currentEdition, followEdition } from '@/platform/site-edition';
import { startTestPayload } from '../../support/one-cms';
import { waitUntil } from '../../support/wait-until';

const { payload, database, stop } = await startTestPayload();
const { pool } = payload.db;
const listening = new AbortController();
const ended = listenToEditions(database.url, listening.signal);

afterAll(async () => {
  listening.abort();
  await ended;
  followEdition(true);
  await stop();
});

/** Editions stay the same only while changes of other processes are heard. */
const isHeard = () => {
  const first = currentEdition();
  return currentEdition() === first;
};
const announce = (name: string) => pool.query(`select pg_notify('site_edition', $1)`, [name]);

describe('a process that serves pages', () => {
  it('keeps nothing before it hears other processes', async () => {
    expect(isHeard()).toBe(false);
    await waitUntil(isHeard);
  });

  it('begins an edition when another process announces a change', async () => {
    const before = currentEdition();
    await announce('another process');
    await waitUntil(() => currentEdition() === before + 1);
  });

  it('announces a change once, with its commit', async () => {
    const before = currentEdition();
    const req = await createLocalReq({}, payload);
    await inTransaction(req, async () => {
      await revalidateSite(req);
      expect(currentEdition()).toBe(before);
    });
    expect(currentEdition()).toBe(before + 1);
    // The announcements arrive in order, so the own one has been heard by now.
    await announce('another process');
    await waitUntil(() => currentEdition() > before + 1);
    expect(currentEdition()).toBe(before + 2);
  });

  it('announces nothing that is rolled back', async () => {
    const before = currentEdition();
    const req = await createLocalReq({}, payload);
    const failing = inTransaction(req, async () => {
      await revalidateSite(req);
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect(currentEdition()).toBe(before);
  });

  it('keeps nothing while its connection is lost, and connects again', async () => {
    const before = currentEdition();
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'site editions' and datname = current_database()`,
    );
    await waitUntil(() => currentEdition() > before);
    await waitUntil(isHeard);
    const now = currentEdition();
    await announce('another process');
    await waitUntil(() => currentEdition() === now + 1);
  });
});
