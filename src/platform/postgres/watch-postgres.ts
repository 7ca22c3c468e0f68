import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type BackOff, delayAfter, patientBackOff } from '../back-off.ts';
import { startServer, waitForSettledServer } from './postgres-server.ts';
import type { EmbeddedPostgres } from './start-embedded-postgres.ts';

export type WatchOptions = {
  tell: (text: string) => void;
  /** Called once if PostgreSQL cannot be restarted. The watch is then over. */
  giveUp: (error: unknown) => void;
  backOff?: BackOff;
};

async function untilLost(adminUrl: string, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({
    connectionString: adminUrl,
    application_name: 'supervisor',
    keepAlive: true,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await once(client, 'end', { signal });
  } finally {
    await client.end().catch(() => {});
  }
}

/** Restarts a dead PostgreSQL on its port. An open connection notices: it is no child process. */
export function watchPostgres(
  postgres: EmbeddedPostgres,
  { tell, giveUp, backOff = patientBackOff }: WatchOptions,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function revive(failures: number): Promise<number> {
    if ((await waitForSettledServer(postgres.home, signal)) !== undefined) {
      // Only our connection was closed, or the server recovered.
      await delay(delayAfter(1, backOff), undefined, { signal });
      return 0;
    }
    tell('has stopped unexpectedly; starting it again');
    const since = performance.now();
    try {
      await startServer(postgres.home, postgres.port);
      tell(`ready again after ${((performance.now() - since) / 1000).toFixed(1)} s`);
      return 0;
    } catch (error) {
      if (failures + 1 >= backOff.attempts) throw error;
      await delay(delayAfter(failures + 1, backOff), undefined, { signal });
      return failures + 1;
    }
  }

  async function watch(): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      await untilLost(postgres.adminUrl, signal).catch(() => {});
      if (!signal.aborted) failures = await revive(failures);
    }
  }

  const watching = watch().catch((error: unknown) => {
    if (!signal.aborted) giveUp(error);
  });
  return async () => {
    stopping.abort();
    await watching;
  };
}
