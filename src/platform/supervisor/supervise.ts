import path from 'node:path';
import { isBuildCurrent } from '../build/build.ts';
import { childEnvironment } from '../env.ts';
import { claimDataDir, claimPort } from './claim.ts';
import { prepareDataDir } from './data-dir.ts';
import { openDatabase } from './database.ts';
import { greeting } from './greeting.ts';
import { describePreparation, type Preparation, prepareDatabase } from './prepare-database.ts';
import { runStep } from './run-step.ts';
import { findAreaPassword, keepSiteSecrets } from './secrets.ts';
import { loadSettings, projectRoot, siteEnvironment } from './settings.ts';
import { openSite } from './site.ts';
import type { StopSignals } from './stop-signals.ts';
import type { Terminal } from './terminal.ts';
import type { Undo } from './undo.ts';

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

/** Runs things side by side. The first failure ends the others, and is thrown once they are over. */
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

/**
 * The whole run: prepares everything, starts the site and stays until it is asked to stop or can't
 * go on. Whatever it starts, it enters in `undo`; the caller undoes it. Throws when it can't go on.
 */
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
      // A migration of much data may take longer than any request should.
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
      greeting({
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
