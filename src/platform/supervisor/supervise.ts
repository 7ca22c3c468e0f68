import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isBuildCurrent } from '../build/build.ts';
import { childEnvironment, giveServerActionsKey, type OperatorEnv } from '../env.ts';
import { OperatorError } from '../operator-error.ts';
import { isPortFree, waitForPort } from '../port.ts';
import { stopServer } from '../postgres/postgres-server.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../postgres/start-embedded-postgres.ts';
import { waitForDatabase } from '../postgres/wait-for-database.ts';
import { watchPostgres } from '../postgres/watch-postgres.ts';
import { type DataDir, prepareDataDir } from './data-dir.ts';
import { writeGreeting } from './greeting.ts';
import { type Lock, type LockHolder, takeLock } from './lock.ts';
import { describePreparation, type Preparation, prepareDatabase } from './prepare-database.ts';
import { runStep } from './run-step.ts';
import {
  findAreaPassword,
  keepPostgresSecrets,
  keepServerActionsKey,
  keepSiteSecrets,
} from './secrets.ts';
import { loadSettings, projectRoot, siteEnvironment } from './settings.ts';
import { openSite } from './site.ts';
import type { StopSignals } from './stop-signals.ts';
import type { Terminal } from './terminal.ts';
import type { Undo } from './undo.ts';

/** Time for a killed supervisor's app to notice and finish its last answers. */
const LAST_RUN_MS = 35_000;

/** Time until a stopping run marks its lock; npm exits earlier. */
const UNTIL_IT_KNOWS_MS = 1_500;

/**
 * Waits for a stopping run: `npm start` may be repeated before everything has ended.
 * @throws OperatorError that names the holder
 */
async function claimDataDir(
  dataDir: DataDir,
  env: OperatorEnv,
  onWait: () => void,
  signal: AbortSignal,
): Promise<Lock> {
  const since = performance.now();
  let waiting = false;
  for (;;) {
    const attempt = await takeLock(dataDir.lock, { port: env.port, url: env.siteUrl });
    if ('lock' in attempt) return attempt.lock;
    const { stopping } = attempt.heldBy;
    if (stopping && !waiting) onWait();
    waiting ||= stopping === true;
    const patience = stopping ? LAST_RUN_MS : UNTIL_IT_KNOWS_MS;
    if (performance.now() - since > patience) throw dataDirTaken(dataDir, attempt.heldBy);
    await delay(200, undefined, { signal });
  }
}

function dataDirTaken(dataDir: DataDir, { pid, url }: LockHolder): OperatorError {
  return new OperatorError(
    `The site runs already with the data folder ${dataDir.root}\n` +
      `(process ${pid}${url ? `, ${url}` : ''}).\n` +
      'Stop it first, or start another one with a PORT and a DATA_DIR of its own.',
  );
}

function portTaken(port: number): OperatorError {
  const other = port === 65535 ? port - 1 : port + 1;
  return new OperatorError(
    `Port ${port} is in use by another program.\n` +
      `Stop that program, or choose another port: PORT=${other} npm start`,
  );
}

/** After a crash it waits, as our own last run may still hold the port. */
async function claimPort(
  env: OperatorEnv,
  afterCrash: boolean,
  onWait: () => void,
  signal: AbortSignal,
): Promise<void> {
  const { port, bindAddress } = env;
  try {
    if (await isPortFree(port, bindAddress)) return;
    if (!afterCrash) throw portTaken(port);
    onWait();
    if (!(await waitForPort(port, bindAddress, LAST_RUN_MS, signal))) throw portTaken(port);
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, env);
  }
}

function explain(error: NodeJS.ErrnoException, { port, bindAddress }: OperatorEnv): Error {
  if (error.code === 'EACCES') {
    return new OperatorError(
      `This user may not open port ${port}. Choose one above 1023, such as PORT=3000.`,
    );
  }
  if (error.code === 'EADDRNOTAVAIL') {
    return new OperatorError(`BIND_ADDRESS ${bindAddress} is not an address of this machine.`);
  }
  return error;
}

const LABEL = 'PostgreSQL';

const HOW: Record<EmbeddedPostgres['how'], string> = {
  new: 'made and ready',
  started: 'ready',
  adopted: 'still running since the last start, taken over',
};

type DatabaseOptions = {
  env: OperatorEnv;
  dataDir: DataDir;
  terminal: Terminal;
  undo: Undo;
  signal: AbortSignal;
  /** Called if our PostgreSQL dies and cannot be restarted. */
  giveUp: (error: unknown) => void;
  /** Receives the function that ends PostgreSQL at once, for a forced stop. */
  onForce: (force: () => Promise<void>) => void;
};

async function openDatabase(options: DatabaseOptions): Promise<string> {
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

export type Mode = 'start' | 'dev';

async function buildIfNeeded(logs: string, terminal: Terminal, signal: AbortSignal): Promise<void> {
  const since = performance.now();
  if (await isBuildCurrent(projectRoot)) {
    terminal.line('Build', 'up to date');
    return;
  }
  terminal.line('Build', 'the source is new; building takes about a minute');
  await runStep({
    args: ['src/platform/build/main.ts'],
    cwd: projectRoot,
    env: childEnvironment({}),
    logFile: path.join(logs, 'build.log'),
    onMessage: () => terminal.line('Build', 'another start is at it; waiting'),
    signal,
  });
  terminal.line('Build', 'done', since);
}

/** Runs tasks in parallel. The first failure aborts the others, and is thrown after they end. */
async function together(
  outer: AbortSignal,
  works: ((signal: AbortSignal) => Promise<unknown>)[],
): Promise<void> {
  const ended = new AbortController();
  const signal = AbortSignal.any([outer, ended.signal]);
  const failures: unknown[] = [];
  await Promise.all(
    works.map((work) =>
      work(signal).catch((error: unknown) => {
        failures.push(error);
        ended.abort(error);
      }),
    ),
  );
  if (failures.length) throw failures[0];
}

/** Runs the site until a stop or a failure. The caller runs `undo`. */
export async function supervise(
  mode: Mode,
  terminal: Terminal,
  undo: Undo,
  stop: StopSignals,
): Promise<void> {
  const { env, readFile } = loadSettings();
  const failure = new AbortController();
  const signal = AbortSignal.any([stop.requested, failure.signal]);

  const dataDir = await prepareDataDir(env.dataDir);
  const sayLastRun = () => terminal.line('Data folder', 'the last run is still stopping; waiting');
  const lock = await claimDataDir(dataDir, env, sayLastRun, signal);
  undo.add(lock.release);
  stop.requested.addEventListener('abort', lock.markStopping, { once: true });
  const forces: (() => unknown)[] = [];
  stop.onForce(async () => {
    for (const force of forces) await Promise.resolve(force()).catch(() => {});
    lock.release();
    process.exit(130);
  });
  terminal.line('Data folder', `${env.dataDir}${readFile ? ', settings from .env' : ''}`);
  const sayWait = () =>
    terminal.line('Website', `port ${env.port} is still in use; waiting for it`);
  await claimPort(env, lock.wasAbandoned, sayWait, signal);

  const beta = env.betaPassword
    ? undefined
    : await findAreaPassword(dataDir.secrets, 'beta-password-hash');
  const studio = env.studioPassword
    ? undefined
    : await findAreaPassword(dataDir.secrets, 'studio-password-hash');
  giveServerActionsKey(await keepServerActionsKey(dataDir.secrets));
  const secrets = {
    ...(await keepSiteSecrets(dataDir.secrets, env.payloadSecret)),
    betaPasswordHash: beta?.hash,
    studioPasswordHash: studio?.hash,
  };
  const databaseUrl = await openDatabase({
    ...{ env, dataDir, terminal, undo, signal },
    giveUp: (error) => failure.abort(error),
    onForce: (force) => forces.push(force),
  });
  const nodeEnv = mode === 'dev' ? 'development' : 'production';
  const childEnv = siteEnvironment(env, secrets, databaseUrl, nodeEnv);

  let preparation: Preparation | undefined;
  async function prepare(ending: AbortSignal): Promise<void> {
    const since = performance.now();
    preparation = await prepareDatabase({
      root: projectRoot,
      // A large migration may take longer than a request's limit.
      env: { ...childEnv, DATABASE_STATEMENT_TIMEOUT_MS: '0' },
      logs: dataDir.logs,
      onWait: () => terminal.line('Database', 'another start is preparing it; waiting'),
      signal: ending,
    });
    terminal.line('Database', describePreparation(preparation), since);
  }
  const build = (ending: AbortSignal) => buildIfNeeded(dataDir.logs, terminal, ending);
  await together(signal, mode === 'dev' ? [prepare] : [prepare, build]);

  async function greet(): Promise<void> {
    await beta?.made?.keep();
    await studio?.made?.keep();
    const { siteUrl, dataDir: folder } = env;
    terminal.block(
      writeGreeting({
        ...{ siteUrl, dataDir: folder, firstAdmin: preparation?.firstAdmin },
        betaPassword: beta?.made?.password,
        studioPassword: studio?.made?.password,
      }),
    );
  }

  const app = openSite({
    ...{ root: projectRoot, mode, env, secrets, childEnv, terminal, undo, signal },
    onFirstReady: () => void greet().catch((error) => failure.abort(error)),
  });
  forces.unshift(app.kill);
  await Promise.race([app.done, rejectOn(signal)]);
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
