import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type BackOff, delayAfter } from '../back-off.ts';
import {
  beginNewEdition,
  channelOf,
  confirmHeard,
  editionChannel,
  followEdition,
  isOwn,
  listenerName,
  ownChannel,
} from '../site-edition.ts';

const backOff: BackOff = { firstDelayMs: 50, longestDelayMs: 2_000, attempts: Infinity };

/** A silent connection is noticed after twice this time at most. */
const heartbeatMs = 5_000;

/** Resolves when the connection is lost or the signal aborts. */
async function listen(connectionString: string, signal: AbortSignal): Promise<'heard' | 'deaf'> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: heartbeatMs,
    query_timeout: heartbeatMs,
  });
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  client.on('error', () => lose());
  client.on('end', () => lose());
  signal.addEventListener('abort', () => lose(), { once: true });
  const confirm = (announcement: string) =>
    client.query('select pg_notify($1, $2)', [channelOf(announcement), announcement]);
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel !== editionChannel || isOwn(payload)) return confirmHeard(payload);
    beginNewEdition();
    confirm(payload).catch(() => lose());
  });
  let heartbeat: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    // Named only now: an editor waits until all connections of this name have heard a change.
    await client.query(
      `listen ${editionChannel}; listen ${ownChannel()}; set application_name = '${listenerName}'`,
    );
    followEdition(true);
    heartbeat = setInterval(() => void client.query('select 1').catch(() => lose()), heartbeatMs);
    await lost;
    return 'heard';
  } catch {
    return 'deaf';
  } finally {
    clearInterval(heartbeat);
    followEdition(false);
    // A connection that answers no more is not waited for.
    void client.end().catch(() => {});
  }
}

/**
 * Listens to changes by other processes until the signal aborts. Its own connection must reach
 * PostgreSQL itself, because a pooler in transaction mode drops LISTEN.
 */
export async function listenToEditions(databaseUrl: string, signal: AbortSignal): Promise<void> {
  followEdition(false);
  for (let failures = 0; !signal.aborted; ) {
    failures = (await listen(databaseUrl, signal)) === 'heard' ? 1 : failures + 1;
    await delay(delayAfter(failures, backOff), undefined, { signal }).catch(() => {});
  }
}
