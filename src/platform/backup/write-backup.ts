import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { OperatorError } from '../operator-error.ts';
import { withClient } from '../postgres/site-database.ts';
import { copyTarget, fixTextForms, listSequences, listTables, type Table } from './catalogue.ts';
import { copyPrivately, listSiteFiles, measuring, openPrivately } from './files.ts';
import {
  type FileEntry,
  keptFile,
  type Manifest,
  type TableEntry,
  tableFile,
  writeManifest,
} from './manifest.ts';

export type BackupSource = {
  databaseUrl: string;
  dataDir: string;
  version: string;
  environment: string[];
  signal?: AbortSignal;
};

/** A file that was listed is deleted before it is copied: rare enough to begin again. */
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
    // PostgreSQL would wait for a reader that has gone, and the farewell for PostgreSQL.
    client.connection.stream.destroy();
    throw error;
  }
  // The number of rows comes after the last row: the next answer comes after both.
  await client.query('select 1');
  return { ...table, rows: rows.rowCount, ...measure.result() };
}

async function saveFiles({ dataDir, signal }: BackupSource, folder: string): Promise<FileEntry[]> {
  const files: FileEntry[] = [];
  for (const file of await listSiteFiles(dataDir)) {
    const measure = await copyPrivately(path.join(dataDir, file), keptFile(folder, file), signal);
    files.push({ path: file, ...measure });
  }
  return files;
}

/**
 * Reads all tables at one moment, and the files that are there at that moment. The locks are those
 * of a reader: only a change of the schema has to wait.
 */
async function save(client: pg.Client, source: BackupSource, folder: string): Promise<Manifest> {
  await fixTextForms(client);
  await client.query(
    "set application_name = 'site-backup'; set statement_timeout = 0; " +
      "set idle_in_transaction_session_timeout = 0; set lock_timeout = '1min'",
  );
  const seen = await listTables(client);
  await client.query('begin isolation level repeatable read read only');
  // Before the snapshot: a table that is rewritten after it would look empty.
  const names = seen.map(({ name }) => client.escapeIdentifier(name));
  if (names.length) await client.query(`lock table ${names.join(', ')} in access share mode`);
  const tables = await listTables(client);
  if (!tables.some(({ name }) => name === 'payload_migrations')) {
    throw new OperatorError('The database is empty: there is nothing to back up yet.');
  }
  const madeAt = new Date().toISOString();
  const { rows: done } = await client.query('select name from payload_migrations order by id');
  const { rows: about } = await client.query('show server_version');
  // Files first: one that is deleted later is in the backup together with what names it.
  const files = await saveFiles(source, folder);
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
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT' || attempt === ATTEMPTS) throw error;
    }
  }
}

/**
 * Writes a backup of a site, running or not, into a new folder. The folder gets its name when the
 * backup is whole; a failed one is removed.
 */
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
