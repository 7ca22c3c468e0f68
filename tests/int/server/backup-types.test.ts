import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeBackup } from '../../../src/platform/backup/backup-command.ts';
import { loadTables } from '../../../src/platform/backup/load-tables.ts';
import { withClient } from '../../../src/platform/postgres/site-database.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

let root: string;
let from: TestDatabase;
let to: TestDatabase;

/** Column types that a migration may add, and tables that reference each other. */
const schema = `
  create type mood as enum ('calm', 'odd "one"');
  create table payload_migrations (id serial primary key, name varchar);
  create table "Parents" (
    id bigint generated always as identity primary key,
    favourite integer,
    mood mood,
    moods mood[],
    price numeric,
    ratio double precision,
    doc jsonb,
    data bytea,
    "at" timestamptz,
    span interval,
    label varchar,
    "twice""d" numeric generated always as (price * 2) stored
  );
  create table children (
    id serial primary key,
    parent bigint not null references "Parents" (id) on delete cascade
  );
  alter table "Parents" add constraint "a favourite" foreign key (favourite) references children (id)
    on update cascade deferrable;
  create table empty_one (id integer);
  create sequence unused;`;

const rows = `
  insert into payload_migrations (name) values ('one');
  insert into "Parents" (mood, moods, price, ratio, doc, data, "at", span, label) values
    ('odd "one"', '{calm,"odd \\"one\\""}', 123456789012345678.901234567890, 0.1::float8 + 0.2,
      '{"a": ["\\\\n", "tab\\t", null, "é😀"]}', decode('00ff0a5c4e0d09', 'hex'),
      '2026-03-29 01:30:00.123456+00', '1 mon -2 days 03:04:05.5', E'tab\\t, line\\nbreak\\r, \\\\N, \\\\.'),
    (null, '{}', 'NaN', '-Infinity', 'null', '', 'infinity', '0', ''),
    ('calm', null, null, null, null, null, null, null, '\\N');
  insert into children (parent) select id from "Parents";
  update "Parents" set favourite = 3 where id = 1;
  delete from children where id = 2;`;

beforeAll(async () => {
  root = await makeTempDir('backup-types');
  await mkdir(path.join(root, 'data'));
  from = await createTestDatabase('empty');
  to = await createTestDatabase('empty');
});
afterAll(async () => {
  await from.drop();
  await to.drop();
  await rm(root, { recursive: true, force: true });
});

it('restores every column type, key and counter, in any order of rows', async () => {
  await withClient(from.url, (client) => client.query(schema + rows));
  await withClient(to.url, (client) => client.query(schema));
  const backup = path.join(root, 'backup');
  const manifest = await writeBackup(
    { databaseUrl: from.url, dataDir: path.join(root, 'data'), version: '1.0.0', environment: [] },
    backup,
  );
  expect(manifest.tables.map(({ name, rows }) => [name, rows])).toEqual([
    ['Parents', 3],
    ['children', 2],
    ['empty_one', 0],
    ['payload_migrations', 1],
  ]);
  await withClient(to.url, async (client) => {
    await client.query('begin');
    await loadTables(client, backup, manifest);
    await client.query('commit');
  });

  const look = (database: TestDatabase) =>
    withClient(database.url, async (client) => {
      const all: unknown[] = [];
      for (const question of [
        'select t::text from "Parents" t order by id',
        'select t::text from children t order by id',
        'select sequencename, last_value from pg_sequences order by 1',
        "select conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by 1",
      ]) {
        all.push((await client.query(question)).rows);
      }
      return all;
    });
  expect(await look(to)).toEqual(await look(from));
  await withClient(to.url, async (client) => {
    const { rows: next } = await client.query(
      'insert into children (parent) values (1) returning id',
    );
    expect(next).toEqual([{ id: 4 }]);
  });
});
