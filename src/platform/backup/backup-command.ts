import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { namesOfSettings, type OperatorEnv } from '../env.ts';
import { OperatorError, tellOperator } from '../operator-error.ts';
import { openPictureBucket } from '../picture-bucket.ts';
import { findClusterData } from '../postgres/postgres-home.ts';
import { withClient } from '../postgres/site-database.ts';
import type { S3Settings } from '../s3-settings.ts';
import { withDatabase } from '../standalone/with-database.ts';
import { describeDataDir, prepareDataDir } from '../supervisor/data-dir.ts';
import { loadSettings, projectRoot } from '../supervisor/settings.ts';
import { copyTarget, fixTextForms, listSequences, listTables, type Table } from './catalogue.ts';
import { copyPrivately, listSiteFiles, measuring, openPrivately, savePrivately } from './files.ts';
import type { Manifest } from './manifest.ts';
import {
  type FileEntry,
  keptFile,
  pictureFile,
  type TableEntry,
  tableFile,
  writeManifest,
} from './manifest.ts';

type BackupSource = {
  databaseUrl: string;
  dataDir: string;
  s3?: S3Settings | undefined;
  version: string;
  environment: string[];
  /** For a move to another PostgreSQL beside the same files. */
  tablesOnly?: boolean;
  signal?: AbortSignal;
};

/** A listed file may be deleted before it is copied; the backup then starts again. */
const ATTEMPTS = 3;

async function saveTable(
  client: pg.Client,
  folder: string,
  table: Table,
  signal?: AbortSignal,
): Promise<TableEntry> {
  const file = await openPrivately(tableFile(folder, table.name));
  const rows = client.query(copyTo(`copy ${copyTarget(client, table)} to stdout`));
  const measure = measuring();
  try {
    await pipeline(rows, measure.pass, createGzip(), file, { signal });
  } catch (error) {
    // PostgreSQL would wait for the dead reader, and `end` for PostgreSQL.
    client.connection.stream.destroy();
    throw error;
  }
  // The row count arrives after the last row, so this answer follows both.
  await client.query('select 1');
  return { ...table, rows: rows.rowCount, ...measure.result() };
}

async function saveFiles(source: BackupSource, folder: string): Promise<FileEntry[]> {
  const { dataDir, s3, signal } = source;
  const files: FileEntry[] = [];
  for (const file of await listSiteFiles(dataDir)) {
    const measure = await copyPrivately(path.join(dataDir, file), keptFile(folder, file), signal);
    files.push({ path: file, ...measure });
  }
  if (!s3) return files;
  const bucket = await openPictureBucket(s3);
  for (const name of await bucket.listNames()) {
    const file = pictureFile(name);
    const measure = await savePrivately(await bucket.read(name), keptFile(folder, file), signal);
    files.push({ path: file, ...measure });
  }
  return files;
}

/** Reads all tables in one snapshot, and the files of that moment. Only schema changes wait. */
async function save(client: pg.Client, source: BackupSource, folder: string): Promise<Manifest> {
  await fixTextForms(client);
  await client.query(
    "set application_name = 'site-backup'; set statement_timeout = 0; " +
      "set idle_in_transaction_session_timeout = 0; set lock_timeout = '1min'",
  );
  const seen = await listTables(client);
  await client.query('begin isolation level repeatable read read only');
  // Before the snapshot: a table rewritten after it would look empty.
  const names = seen.map(({ name }) => client.escapeIdentifier(name));
  if (names.length) await client.query(`lock table ${names.join(', ')} in access share mode`);
  const tables = await listTables(client);
  if (!tables.some(({ name }) => name === 'payload_migrations')) {
    throw new OperatorError('The database is empty: there is nothing to back up yet.');
  }
  const madeAt = new Date().toISOString();
  const { rows: done } = await client.query('select name from payload_migrations order by id');
  const { rows: about } = await client.query('show server_version');
  // Files first: a file deleted later is then in the backup together with its row.
  const files = source.tablesOnly ? [] : await saveFiles(source, folder);
  const saved: TableEntry[] = [];
  for (const table of tables) saved.push(await saveTable(client, folder, table, source.signal));
  const sequences = await listSequences(client);
  await client.query('commit');
  return {
    format: 1,
    version: source.version,
    madeAt,
    postgresql: String(about[0]?.server_version),
    migrations: done.map(({ name }) => String(name)),
    tables: saved,
    sequences,
    files,
    environment: source.environment,
  };
}

async function saveToFolder(source: BackupSource, folder: string): Promise<Manifest> {
  for (let attempt = 1; ; attempt += 1) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      return await withClient(source.databaseUrl, (client) => save(client, source, folder));
    } catch (error) {
      const { code, name } = error as NodeJS.ErrnoException;
      const isDeleted = code === 'ENOENT' || name === 'NoSuchKey';
      if (!isDeleted || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Backs up a site, running or not. The folder gets its name when complete. */
export async function writeBackup(source: BackupSource, backup: string): Promise<Manifest> {
  const unfinished = `${backup}.unfinished`;
  try {
    const manifest = await saveToFolder(source, unfinished);
    await writeManifest(unfinished, manifest);
    await rename(unfinished, backup);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
}

const unwritable = ['EACCES', 'EDQUOT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'];

async function assertSomethingToSave({ dataDir, databaseUrl, s3 }: OperatorEnv): Promise<void> {
  // With a database and a bucket, no machine keeps anything of its own.
  if (databaseUrl && s3) return;
  const cluster = await findClusterData(describeDataDir(dataDir));
  if (existsSync(dataDir) && (databaseUrl || existsSync(path.join(cluster, 'PG_VERSION')))) {
    return;
  }
  throw new OperatorError(
    `There is no site in the data folder ${dataDir}.\n` +
      'Name the folder of the site that is to be saved with DATA_DIR.',
  );
}

async function newBackup(folder: string, { dataDir }: OperatorEnv): Promise<string> {
  const moment = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '');
  const backup = path.resolve(folder, `agency-site-backup-${moment}`);
  if (!path.relative(dataDir, backup).startsWith('..')) {
    throw new OperatorError(
      'A backup can’t lie in the data folder that it saves. Name another folder.',
    );
  }
  await mkdir(path.dirname(backup), { recursive: true, mode: 0o700 });
  if (existsSync(backup)) throw new OperatorError(`There is a backup already: ${backup}`);
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
          ...{ databaseUrl: url, dataDir: env.dataDir, s3: env.s3, version, signal },
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

/** `npm run backup [-- <folder>]` */
export function runBackup([folder]: string[]): Promise<number> {
  // Visitors' requests have priority.
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => stop.abort());
  return tellOperator(() => backUp(folder ?? path.join(projectRoot, 'backups'), stop.signal));
}
