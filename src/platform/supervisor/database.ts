import type { OperatorEnv } from '../env.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/embedded.ts';
import { waitForDatabase } from '../postgres/external.ts';
import { stopServer } from '../postgres/server.ts';
import { watchPostgres } from '../postgres/watch.ts';
import type { DataDir } from './data-dir.ts';
import { keepPostgresSecrets } from './secrets.ts';
import type { Terminal } from './terminal.ts';
import type { Undo } from './undo.ts';

const LABEL = 'PostgreSQL';

const HOW: Record<EmbeddedPostgres['how'], string> = {
  new: 'made and ready',
  started: 'ready',
  adopted: 'still running since the last start, taken over',
};

export type DatabaseOptions = {
  env: OperatorEnv;
  dataDir: DataDir;
  terminal: Terminal;
  undo: Undo;
  signal: AbortSignal;
  /** Called if our PostgreSQL dies and can't be brought back. */
  giveUp: (error: unknown) => void;
  /** Given the way to end PostgreSQL at once, for a stop that must not wait. */
  onForce: (force: () => Promise<void>) => void;
};

/** Brings the database up, ours or the operator's, and returns its address. */
export async function openDatabase(options: DatabaseOptions): Promise<string> {
  const { env, dataDir, terminal, undo, signal } = options;
  const since = performance.now();
  if (env.databaseUrl) {
    const sayWait = () => terminal.line(LABEL, 'the one of DATABASE_URL is not there yet; waiting');
    await waitForDatabase(env.databaseUrl, signal, sayWait);
    terminal.line(LABEL, 'the one of DATABASE_URL answers', since);
    return env.databaseUrl;
  }
  const secrets = await keepPostgresSecrets(dataDir.secrets);
  const explain = (text: string) => terminal.line(LABEL, text);
  const warn = (text: string) => terminal.warn(LABEL, text);
  const postgres = await startEmbeddedPostgres(dataDir, secrets, explain, signal);
  terminal.line(LABEL, `${HOW[postgres.how]} on 127.0.0.1:${postgres.port}`, since);

  const endWatch = watchPostgres(postgres, { tell: warn, giveUp: options.giveUp });
  options.onForce(() => stopServer(postgres.home, 'immediate'));
  undo.add(async () => {
    await endWatch();
    const stopping = performance.now();
    await stopServer(postgres.home);
    terminal.line(LABEL, 'stopped', stopping);
  });
  return postgres.url;
}
