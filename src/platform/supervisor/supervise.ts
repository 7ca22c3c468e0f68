import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isBuildCurrent } from '../build/build.ts';
import { childEnvironment, giveServerActionsKey, type OperatorEnv } from '../env.ts';
import { OperatorError } from '../operator-error.ts';
import { canSharePort, isPortFree, waitForPort } from '../port.ts';
import { stopServer } from '../postgres/postgres-server.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../postgres/start-embedded-postgres.ts';
import { waitForDatabase } from '../postgres/wait-for-database.ts';
import { watchPostgres } from '../postgres/watch-postgres.ts';
import { type DataDir, prepareDataDir } from './data-dir.ts';
import { writeGreeting } from './greeting.ts';
import { endProcesses, identify, type Lock, takeLock } from './lock.ts';
import { createSupervisorMetrics } from './metrics-server.ts';
import { describePreparation, type Preparation, prepareDatabase } from './prepare-database.ts';
import { readRestart } from './restart-command.ts';
import { runStep, StepFailed, together } from './run-step.ts';
import {
  findAreaPassword,
  keepPostgresSecrets,
  keepServerActionsKey,
  keepSiteSecrets,
} from './secrets.ts';
import { loadSettings, projectRoot, siteEnvironment } from './settings.ts';
import { openSite, openSockets } from './site.ts';
import type { StopSignals } from './stop-signals.ts';
import type { Terminal } from './terminal.ts';
import type { Undo } from './undo.ts';

/** Time for a killed supervisor's app to notice and finish its last answers. */
const LAST_RUN_MS = 35_000;

/** Time until a stopping run marks its lock; npm exits earlier. */
const UNTIL_IT_KNOWS_MS = 1_500;

/** What the steps of a run share. */
type Run = {
  env: OperatorEnv;
  dataDir: DataDir;
  terminal: Terminal;
  undo: Undo;
  signal: AbortSignal;
};

/** Waits for a stopping run: `npm start` may be repeated before everything has ended. */
async function claimDataDir({ env, dataDir, terminal, signal }: Run): Promise<Lock> {
  const since = performance.now();
  let waiting = false;
  for (;;) {
    const attempt = await takeLock(dataDir.lock, { port: env.port, url: env.siteUrl });
    if ('lock' in attempt) return attempt.lock;
    const { stopping, pid, url } = attempt.heldBy;
    if (stopping && !waiting) {
      terminal.line('Data folder', 'the last run is still stopping; waiting');
    }
    waiting ||= stopping === true;
    if (performance.now() - since > (stopping ? LAST_RUN_MS : UNTIL_IT_KNOWS_MS)) {
      throw new OperatorError(
        `The site runs already with the data folder ${dataDir.root}\n` +
          `(process ${pid}${url ? `, ${url}` : ''}).\n` +
          'Stop it first, or start another one with a PORT and a DATA_DIR of its own.',
      );
    }
    await delay(200, undefined, { signal });
  }
}

/** After a crash it waits, as our own last run may still hold the port. */
async function claimPort({ env, terminal, signal }: Run, afterCrash: boolean): Promise<void> {
  const { port, bindAddress } = env;
  try {
    if (await isPortFree(port, bindAddress)) return;
    if (afterCrash) {
      terminal.line('Website', `port ${port} is still in use; waiting for it`);
      if (await waitForPort(port, bindAddress, LAST_RUN_MS, signal)) return;
    }
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, env);
  }
  const other = port === 65535 ? port - 1 : port + 1;
  throw new OperatorError(
    `Port ${port} is in use by another program.\n` +
      `Stop that program, or choose another port: PORT=${other} npm start`,
  );
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

type OpenDatabase = {
  url: string;
  /** Ends our own PostgreSQL at once, for a forced stop. */
  kill?: () => Promise<void>;
};

/** @param giveUp called if our PostgreSQL dies and cannot be restarted */
async function openDatabase(run: Run, giveUp: (error: unknown) => void): Promise<OpenDatabase> {
  const { env, dataDir, terminal, undo, signal } = run;
  const since = performance.now();
  if (env.databaseUrl) {
    const sayWait = () => terminal.line(LABEL, 'the one of DATABASE_URL is not there yet; waiting');
    await waitForDatabase(env.databaseUrl, signal, sayWait);
    terminal.line(LABEL, 'the one of DATABASE_URL answers', since);
    return { url: env.databaseUrl };
  }
  const secrets = await keepPostgresSecrets(dataDir.secrets);
  const say = (text: string) => terminal.line(LABEL, text);
  const postgres = await startEmbeddedPostgres(dataDir, secrets, say, signal);
  terminal.line(LABEL, `${HOW[postgres.how]} on 127.0.0.1:${postgres.port}`, since);

  const tell = (text: string) => terminal.warn(LABEL, text);
  const endWatch = watchPostgres(postgres, { tell, giveUp });
  undo.add(async () => {
    await endWatch();
    const stopping = performance.now();
    await stopServer(postgres.home);
    terminal.line(LABEL, 'stopped', stopping);
  });
  return { url: postgres.url, kill: () => stopServer(postgres.home, 'immediate') };
}

export type Mode = 'start' | 'dev';

async function buildIfNeeded(
  { dataDir, terminal }: Run,
  root: string,
  signal: AbortSignal,
): Promise<void> {
  const since = performance.now();
  if (await isBuildCurrent(root)) {
    terminal.line('Build', 'up to date');
    return;
  }
  terminal.line('Build', 'the source is new; building takes about a minute');
  await runStep({
    args: ['src/platform/build/main.ts'],
    cwd: root,
    env: childEnvironment({}),
    logFile: path.join(dataDir.logs, 'build.log'),
    onMessage: () => terminal.line('Build', 'another start is at it; waiting'),
    signal,
  });
  terminal.line('Build', 'done', since);
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
  const run: Run = { env, dataDir, terminal, undo, signal };
  const lock = await claimDataDir(run);
  undo.add(lock.release);
  stop.requested.addEventListener('abort', () => lock.note({ stopping: true }), { once: true });
  const forces: (() => unknown)[] = [];
  stop.onForce(async () => {
    for (const force of forces) await Promise.resolve(force()).catch(() => {});
    lock.release();
    process.exit(130);
  });
  terminal.line('Data folder', `${env.dataDir}${readFile ? ', settings from .env' : ''}`);
  if (lock.orphans.length > 0 && canSharePort) {
    terminal.line('Website', 'the last run’s processes still answer; they are replaced');
  } else {
    await endProcesses(lock.orphans, LAST_RUN_MS);
    await claimPort(run, lock.wasAbandoned);
  }

  const areaPassword = async (given: string | undefined, name: string) =>
    given ? undefined : findAreaPassword(dataDir.secrets, name);
  const beta = await areaPassword(env.betaPassword, 'beta-password-hash');
  const studio = await areaPassword(env.studioPassword, 'studio-password-hash');
  giveServerActionsKey(await keepServerActionsKey(dataDir.secrets));
  const secrets = {
    ...(await keepSiteSecrets(dataDir.secrets, env.payloadSecret)),
    betaPasswordHash: beta?.hash,
    studioPasswordHash: studio?.hash,
  };
  const database = await openDatabase(run, (error) => failure.abort(error));
  if (database.kill) forces.push(database.kill);
  const nodeEnv = mode === 'dev' ? 'development' : 'production';
  const childEnv = siteEnvironment(env, secrets, database.url, nodeEnv);

  let preparation: Preparation | undefined;
  const release = { root: projectRoot };
  async function prepare(ending: AbortSignal): Promise<void> {
    const since = performance.now();
    preparation = await prepareDatabase({
      root: release.root,
      // A large migration may take longer than a request's limit.
      env: { ...childEnv, DATABASE_STATEMENT_TIMEOUT_MS: '0' },
      logs: dataDir.logs,
      onWait: () => terminal.line('Database', 'another start is preparing it; waiting'),
      signal: ending,
    });
    terminal.line('Database', describePreparation(preparation), since);
  }
  const build = (ending: AbortSignal) => buildIfNeeded(run, release.root, ending);
  await together(signal, mode === 'dev' ? [prepare] : [prepare, build]);

  async function greet(): Promise<void> {
    await beta?.made?.keep();
    await studio?.made?.keep();
    terminal.block(
      writeGreeting({
        ...{ siteUrl: env.siteUrl, dataDir: env.dataDir, firstAdmin: preparation?.firstAdmin },
        betaPassword: beta?.made?.password,
        studioPassword: studio?.made?.password,
      }),
    );
  }

  const endOrphans = () => endProcesses(lock.orphans, LAST_RUN_MS);
  undo.add(endOrphans);

  const metrics = createSupervisorMetrics();
  const site = openSite({
    ...{ mode, env, secrets, childEnv, terminal, undo, release },
    sockets: await openSockets(env),
    onProcesses: (pids) => lock.note({ apps: [...lock.orphans, ...pids.map(identify)] }),
    onLost: () => metrics.restarts.inc(),
    onFirstReady: () => {
      void endOrphans();
      void greet().catch((error) => failure.abort(error));
    },
  });
  forces.unshift(site.kill);
  undo.add(
    await metrics.listen({
      env,
      databaseUrl: database.url,
      askProcesses: () => site.ask('metrics'),
    }),
  );

  async function restart(): Promise<void> {
    const asked = await readRestart(dataDir.restart);
    const before = release.root;
    try {
      release.root = asked.root ?? before;
      terminal.line('Restart', `of ${release.root}`);
      if (mode === 'start' && release.root === before && !(await isBuildCurrent(before))) {
        throw new OperatorError(
          'The source has changed, and a build in this folder would delete what the running site\n' +
            'still needs. Put the new version into a folder of its own and run npm run restart there.',
        );
      }
      await together(signal, mode === 'dev' ? [prepare] : [prepare, build]);
      await site.replace();
      terminal.line('Restart', 'done');
      lock.note({ restarted: { id: asked.id } });
    } catch (error) {
      release.root = before;
      const problem = error instanceof StepFailed ? error.log : (error as Error).message;
      terminal.warn('Restart', problem);
      lock.note({ restarted: { id: asked.id, problem } });
    }
  }
  let restarts = Promise.resolve();
  stop.onRestart(() => {
    restarts = restarts.then(restart);
  });
  signal.throwIfAborted();
  await Promise.race([site.done, once(signal, 'abort')]);
  signal.throwIfAborted();
}
