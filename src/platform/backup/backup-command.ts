import { mkdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { namesOfSettings, type OperatorEnv } from '../env.ts';
import { exists } from '../exists.ts';
import { OperatorError, tellOperator } from '../operator-error.ts';
import { findClusterData } from '../postgres/home.ts';
import { withDatabase } from '../standalone/with-database.ts';
import { describeDataDir, prepareDataDir } from '../supervisor/data-dir.ts';
import { loadSettings, projectRoot } from '../supervisor/settings.ts';
import type { Manifest } from './manifest.ts';
import { writeBackup } from './write-backup.ts';

/** What the disk says when a backup has no place on it. */
const unwritable = ['EACCES', 'EDQUOT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'];

async function assertSomethingToSave({ dataDir, databaseUrl }: OperatorEnv): Promise<void> {
  const cluster = await findClusterData(describeDataDir(dataDir));
  if (
    (await exists(dataDir)) &&
    (databaseUrl || (await exists(path.join(cluster, 'PG_VERSION'))))
  ) {
    return;
  }
  throw new OperatorError(
    `There is no site in the data folder ${dataDir}.\n` +
      'Name the folder of the site that is to be saved with DATA_DIR.',
  );
}

/** The new backup’s folder, named after the moment: `agency-site-backup-2026-01-05T090000Z`. */
async function newBackup(folder: string, { dataDir }: OperatorEnv): Promise<string> {
  const moment = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '');
  const backup = path.resolve(folder, `agency-site-backup-${moment}`);
  if (!path.relative(dataDir, backup).startsWith('..')) {
    throw new OperatorError(
      'A backup can’t lie in the data folder that it saves. Name another folder.',
    );
  }
  await mkdir(path.dirname(backup), { recursive: true, mode: 0o700 });
  if (await exists(backup)) throw new OperatorError(`There is a backup already: ${backup}`);
  return backup;
}

function explain(error: Error & { code?: string }, folder: string): Error {
  if (unwritable.includes(error.code ?? '')) {
    return new OperatorError(
      `The backup can’t be written to ${folder} (${error.code}).\n` +
        'Make room, or name another folder: npm run backup -- /path/to/folder',
    );
  }
  const LOCK_NOT_AVAILABLE = '55P03';
  if (error.code === LOCK_NOT_AVAILABLE) {
    return new OperatorError('The database is just being changed. Try again in a moment.');
  }
  return error;
}

function describeContent({ tables, files }: Manifest): string {
  const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);
  const size = sum([...tables, ...files].map(({ bytes }) => bytes));
  const rows = sum(tables.map((table) => table.rows));
  return `${tables.length} tables with ${rows} rows, ${files.length} files, ${(size / 1e6).toFixed(1)} MB before packing`;
}

async function backUp(folder: string, signal: AbortSignal): Promise<number> {
  const { env } = loadSettings();
  await assertSomethingToSave(env);
  const { version } = JSON.parse(await readFile(path.join(projectRoot, 'package.json'), 'utf8'));
  try {
    const backup = await newBackup(folder, env);
    const dataDir = await prepareDataDir(env.dataDir);
    const manifest = await withDatabase(env, dataDir, ({ url }) =>
      writeBackup(
        {
          ...{ databaseUrl: url, dataDir: env.dataDir, version, signal },
          environment: namesOfSettings(),
        },
        backup,
      ),
    );
    console.log(`${backup}\n${describeContent(manifest)}`);
    return 0;
  } catch (error) {
    if (signal.aborted) throw new OperatorError('Stopped. There is no backup.');
    throw explain(error as Error, folder);
  }
}

/** `npm run backup [-- <folder>]`: saves the site, running or not. Resolves with the exit code. */
export function runBackup([folder]: string[]): Promise<number> {
  // The site comes first.
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => stop.abort());
  return tellOperator(() => backUp(folder ?? path.join(projectRoot, 'backups'), stop.signal));
}
