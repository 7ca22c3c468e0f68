import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { OperatorError } from '../operator-error.ts';
import { copyTarget, fixTextForms, listForeignKeys, listTables, type Table } from './catalogue.ts';
import { type Manifest, type TableEntry, tableFile } from './manifest.ts';

const columnsByTable = (tables: readonly Table[]) =>
  new Map(tables.map(({ name, columns }) => [name, JSON.stringify(columns)]));

/** @throws OperatorError when this version's migrations make other tables than the backup's */
function compareTables(made: readonly Table[], saved: readonly Table[]): void {
  const here = columnsByTable(made);
  const there = columnsByTable(saved);
  const differing = [...new Set([...here.keys(), ...there.keys()])].filter(
    (name) => here.get(name) !== there.get(name),
  );
  if (!differing.length) return;
  throw new OperatorError(
    `The backup’s tables are not those of this version (${differing.slice(0, 5).join(', ')}).\n` +
      'Restore it with the version that made it.',
  );
}

async function loadTable(client: pg.ClientBase, backup: string, table: TableEntry): Promise<void> {
  const into = client.query(copyFrom(`copy ${copyTarget(client, table)} from stdin`));
  await pipeline(createReadStream(tableFile(backup, table.name)), createGunzip(), into);
  if (into.rowCount !== table.rows) {
    throw new Error(`${table.name}: ${into.rowCount} rows instead of ${table.rows}.`);
  }
}

/**
 * Fills the migrated tables within this transaction. Foreign keys are dropped, as rows come in
 * any order; recreating them checks every row.
 */
export async function loadTables(
  client: pg.ClientBase,
  backup: string,
  { tables, sequences }: Manifest,
): Promise<void> {
  await fixTextForms(client);
  compareTables(await listTables(client), tables);
  const keys = await listForeignKeys(client);
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  // Migrations may have inserted rows that the backup holds too.
  const names = tables.map(({ name }) => client.escapeIdentifier(name));
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of tables) await loadTable(client, backup, table);
  for (const { name, value } of sequences) {
    await client.query('select setval($1::regclass, $2)', [client.escapeIdentifier(name), value]);
  }
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
}
