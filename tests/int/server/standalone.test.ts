import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findClusterData } from '../../../src/platform/postgres/postgres-home.ts';
import { stopServer } from '../../../src/platform/postgres/postgres-server.ts';
import { findPostmaster } from '../../../src/platform/postgres/postmaster.ts';
import { startEmbeddedPostgres } from '../../../src/platform/postgres/start-embedded-postgres.ts';
import { describeDataDir } from '../../../src/platform/supervisor/data-dir.ts';
import { takeLock } from '../../../src/platform/supervisor/lock.ts';
import { keepPostgresSecrets } from '../../../src/platform/supervisor/secrets.ts';
import { isFull } from '../../support/how-much.ts';
import { runCommand } from '../../support/run-node.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

let root: string;
let env: Record<string, string>;

beforeAll(async () => {
  root = await makeTempDir('standalone');
  env = { DATA_DIR: root };
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function isRunning(): Promise<boolean> {
  return (await findPostmaster(await findClusterData(describeDataDir(root)))) !== undefined;
}

describe('a standalone command', () => {
  it('starts PostgreSQL only while it runs', async () => {
    const { code, output } = await runCommand(['migrate'], env);
    expect(code, output).toBe(0);
    expect(output).toContain('Done: ');
    expect(await isRunning()).toBe(false);
    expect(await readdir(root)).not.toContain('supervisor.lock');
  });

  it.runIf(isFull)('reaches Payload’s command line', async () => {
    const { code, output } = await runCommand(['payload', 'migrate:status'], env);
    expect(code, output).toBe(0);
    expect(output).toContain('baseline');
    expect(output).not.toMatch(/\bNo\b/);
  });

  it('uses the PostgreSQL of a running site, and leaves it running', async () => {
    const dataDir = describeDataDir(root);
    const { home } = await startEmbeddedPostgres(
      dataDir,
      await keepPostgresSecrets(dataDir.secrets),
    );
    const attempt = await takeLock(dataDir.lock);
    const { code, output } = await runCommand(['migrate'], env);
    if ('lock' in attempt) attempt.lock.release();
    expect(code, output).toBe(0);
    expect(output).toContain('up to date');
    expect(await isRunning()).toBe(true);
    await stopServer(home);
  });

  it('asks to repeat it while the site is starting', async () => {
    const attempt = await takeLock(describeDataDir(root).lock);
    const { code, output } = await runCommand(['seed'], env);
    if ('lock' in attempt) attempt.lock.release();
    expect(code).toBe(1);
    expect(output).toContain('Try again in a moment');
  });

  it.runIf(isFull)('needs no database and no data folder where Payload needs none', async () => {
    const elsewhere = path.join(root, 'never-made');
    const { code, output } = await runCommand(['payload', 'info'], { DATA_DIR: elsewhere });
    expect(code, output).toBe(0);
    expect(await readdir(root)).not.toContain('never-made');
  });

  it('lists the commands for an unknown one', async () => {
    const { code, output } = await runCommand(['strat'], env);
    expect(code).toBe(1);
    expect(output).toContain(
      'start, restart, dev, build, seed, migrate, backup, restore, upgrade-postgres, reset-second-factor, payload',
    );
  });
});
