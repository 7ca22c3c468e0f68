import { createLocalReq } from 'payload';
import { Client } from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { listenToEditions } from '@/platform/database/listen-to-editions';
import { inTransaction } from '@/platform/database/transaction';
import { revalidateSite } from '@/platform/revalidate';
import {
  channelOf,
  currentEdition,
  editionChannel,
  followEdition,
  listenerName,
} from '@/platform/site-edition';
import { startTestPayload } from '../../support/one-cms';
import { waitUntil } from '../../support/wait-until';

const { payload, database, stop } = await startTestPayload();
const { pool } = payload.db;
/** Editions stay the same only while changes of other processes are heard. */
const isHeard = () => {
  const first = currentEdition();
  return currentEdition() === first;
};
const listening = new AbortController();
const ended = listenToEditions(database.url, listening.signal);
// Read at once: the connection may stand before the first test begins.
const wasHeardAtOnce = isHeard();

afterAll(async () => {
  listening.abort();
  await ended;
  followEdition(true);
  await stop();
});

const announce = (name: string) => pool.query(`select pg_notify('site_edition', $1)`, [name]);

describe('a process that serves pages', () => {
  it('keeps nothing before it hears other processes', async () => {
    expect(wasHeardAtOnce).toBe(false);
    await waitUntil(isHeard);
  });

  it('begins an edition when another process announces a change', async () => {
    const before = currentEdition();
    await announce('another process:1');
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
    await announce('another process:1');
    await waitUntil(() => currentEdition() > before + 1);
    expect(currentEdition()).toBe(before + 2);
  });

  it('lets a change end when every process has heard it', async () => {
    const other = new Client({ connectionString: database.url });
    await other.connect();
    const heard: string[] = [];
    other.on('notification', ({ payload = '' }) => heard.push(payload));
    await other.query(`listen ${editionChannel}; set application_name = '${listenerName}'`);
    let isOver = false;
    const change = createLocalReq({}, payload)
      .then((req) => inTransaction(req, () => revalidateSite(req)))
      .then(() => {
        isOver = true;
      });
    await waitUntil(() => heard.length === 1);
    const [announcement = ''] = heard;
    // A turn through PostgreSQL, in which the process hears itself.
    await announce('another process:1');
    await waitUntil(() => heard.length === 2);
    expect(isOver).toBe(false);
    await other.query('select pg_notify($1, $2)', [channelOf(announcement), announcement]);
    await change;
    await other.end();
  });

  it('ends after seconds if a process does not confirm', async () => {
    const silent = new Client({ connectionString: database.url });
    await silent.connect();
    await silent.query(`listen ${editionChannel}; set application_name = '${listenerName}'`);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const req = await createLocalReq({}, payload);
    const change = inTransaction(req, () => revalidateSite(req));
    await waitUntil(() => vi.getTimerCount() > 0);
    await vi.runAllTimersAsync();
    await change;
    vi.useRealTimers();
    await silent.end();
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
       where application_name = '${listenerName}' and datname = current_database()`,
    );
    await waitUntil(() => currentEdition() > before);
    await waitUntil(isHeard);
    const now = currentEdition();
    await announce('another process:1');
    await waitUntil(() => currentEdition() === now + 1);
  });
});
