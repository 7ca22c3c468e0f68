import { randomBytes } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { measuring } from '../../../src/platform/backup/files.ts';
import { readManifest, tableFile, writeManifest } from '../../../src/platform/backup/manifest.ts';
import { withClient } from '../../../src/platform/postgres/site-database.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { isFull } from '../../support/how-much.ts';
import { runCommand, startNode } from '../../support/run-node.ts';
import { makeTempDir } from '../../support/temp-dir.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { contentOf, keepWriting, writtenTo } from '../support/backups.ts';
import { prepare } from '../support/prepare.ts';

// Several commands per test, each with a Node and some with a CMS.
vi.setConfig({ testTimeout: 300_000 });

let root: string;
let data: string;
let backup: string;
let source: TestDatabase;
const databases: TestDatabase[] = [];
const picture = randomBytes(200_000);
const keptSecret = 'kept-by-the-data-folder-with-32-characters';
const secret = 'a-secret-of-the-environment-of-32-characters';

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase('empty');
  databases.push(database);
  return database;
}

const restore = (from: string, into: string, database: TestDatabase) =>
  runCommand(['restore', from], { DATA_DIR: into, DATABASE_URL: database.url });

beforeAll(async () => {
  root = await makeTempDir('backup');
  data = path.join(root, 'data');
  source = await emptyDatabase();
  await prepare(source);
  const files: [string, string | Buffer][] = [
    ['media/Our shop, “front”.webp', picture],
    ['mail/2026-01-05 ünïcode.eml', 'Subject: Hello\n'],
    ['secrets/payload-secret', `${keptSecret}\n`],
    ['secrets/postgres-site-password', 'of this cluster only\n'],
    ['logs/build.log', 'built\n'],
    ['supervisor.lock.12', 'left behind\n'],
  ];
  for (const [file, content] of files) {
    await mkdir(path.dirname(path.join(data, file)), { recursive: true });
    await writeFile(path.join(data, file), content);
  }
});
afterAll(async () => {
  for (const database of databases) await database.drop();
  await rm(root, { recursive: true, force: true });
});

it('restores every row and file of one moment, although the site is written to', async () => {
  const before = await contentOf(source);
  const writer = keepWriting(source);
  await waitUntil(async () => (await writtenTo(source)).last > 0);
  const env = { DATA_DIR: data, DATABASE_URL: source.url, PAYLOAD_SECRET: secret };
  const saved = await runCommand(['backup', path.join(root, 'backups')], env);
  const count = await writer.stop();
  expect(saved.code, saved.output).toBe(0);
  const [name = '', ...others] = await readdir(path.join(root, 'backups'));
  expect(others).toEqual([]);
  expect(name).toMatch(/^agency-site-backup-\d{4}-\d\d-\d\dT\d{6}Z$/);
  backup = path.join(root, 'backups', name);

  const target = await emptyDatabase();
  const into = path.join(root, 'restored');
  const restored = await restore(backup, into, target);
  expect(restored.code, restored.output).toBe(0);

  const { audit_log: _, rate_limits: __, ...calm } = await contentOf(target);
  expect(before).toMatchObject(calm);
  expect(Object.keys(calm)).toHaveLength(Object.keys(before).length - 2);
  // Rows of one transaction are all there or none.
  const { first, last } = await writtenTo(target);
  expect(first).toBe(last);
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(count);

  const found = (await readdir(into, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(into, path.join(entry.parentPath, entry.name)));
  expect(found.filter((file) => !file.startsWith('secrets')).sort()).toEqual([
    'mail/2026-01-05 ünïcode.eml',
    'media/Our shop, “front”.webp',
  ]);
  expect(await readFile(path.join(into, 'media/Our shop, “front”.webp'))).toEqual(picture);
  expect(await readFile(path.join(into, 'secrets/payload-secret'), 'utf8')).toBe(`${keptSecret}\n`);
  // The backup names environment settings without values.
  expect(restored.output).toContain('DATABASE_URL, PAYLOAD_SECRET');
  expect(await readFile(path.join(backup, 'manifest.json'), 'utf8')).not.toContain(secret);
});

it('continues the saved site’s counters', async () => {
  const [, target] = databases;
  if (!target) throw new Error('The test before has made it.');
  await withClient(target.url, async (client) => {
    const { rows } = await client.query(`
      insert into audit_log (event) select (enum_range(null::enum_audit_log_event))[1]
      returning id, (select max(id) from audit_log) as before`);
    expect(rows[0].id).toBeGreaterThan(rows[0].before);
    const keys = await client.query(
      "select count(*)::int as n from pg_constraint where contype = 'f'",
    );
    const saved = await withClient(source.url, (other) =>
      other.query("select count(*)::int as n from pg_constraint where contype = 'f'"),
    );
    expect(keys.rows).toEqual(saved.rows);
  });
});

it('is readable by its owner only', async () => {
  const entries = await readdir(backup, { recursive: true, withFileTypes: true });
  expect((await stat(backup)).mode & 0o777).toBe(0o700);
  for (const entry of entries) {
    const { mode } = await stat(path.join(entry.parentPath, entry.name));
    expect(mode & 0o077, entry.name).toBe(0);
  }
  const kept = entries.map((entry) => entry.name);
  expect(kept).not.toContain('postgres-site-password');
  expect(kept).not.toContain('build.log');
});

describe('a restore is refused', () => {
  let number = 0;
  /** A changed copy of the backup, and an empty target. */
  async function changed(change: (copy: string) => Promise<unknown>) {
    number += 1;
    const copy = path.join(root, `changed-${number}`);
    await cp(backup, copy, { recursive: true });
    await change(copy);
    return { copy, into: path.join(root, `into-${number}`), database: await emptyDatabase() };
  }

  async function refusal(change: (copy: string) => Promise<unknown>): Promise<string> {
    const { copy, into, database } = await changed(change);
    const { code, output } = await restore(copy, into, database);
    expect(code).toBe(1);
    expect(await readdir(into).catch(() => [])).toEqual([]);
    expect(await contentOf(database)).toEqual({});
    // A message without a stack.
    expect(output).not.toMatch(/^\s+at /m);
    return output;
  }

  it('into a folder or a database with content', async () => {
    const full = path.join(root, 'full');
    await mkdir(full);
    await writeFile(path.join(full, 'note.txt'), 'mine');
    const { code, output } = await restore(backup, full, await emptyDatabase());
    expect(code).toBe(1);
    expect(output).toContain(`The data folder ${full} is not empty`);
    expect(await readdir(full)).toEqual(['note.txt']);

    const other = await restore(backup, path.join(root, 'nowhere'), source);
    expect(other.code).toBe(1);
    expect(other.output).toContain('The database of DATABASE_URL is not empty');
    expect(await readdir(root)).not.toContain('nowhere');
  });

  it('of an incomplete, truncated or changed backup', async () => {
    expect(await refusal((copy) => rm(path.join(copy, 'manifest.json')))).toContain(
      'There is no whole backup',
    );
    expect(await refusal((copy) => truncate(path.join(copy, 'manifest.json'), 900))).toContain(
      'manifest.json has been changed or cut off',
    );
    expect(await refusal((copy) => truncate(tableFile(copy, 'users'), 60))).toContain(
      'the table users is missing or cut off',
    );
    const mail = 'mail/2026-01-05 ünïcode.eml';
    expect(await refusal((copy) => writeFile(path.join(copy, 'files', mail), 'Other'))).toContain(
      `${mail} is not as it was`,
    );
  });

  it('of a database newer than this version', async () => {
    const output = await refusal(async (copy) => {
      const manifest = await readManifest(copy);
      const migrations = [...manifest.migrations, '29991231_235959_later'];
      await writeManifest(copy, { ...manifest, version: '9.0.0', migrations });
    });
    expect(output).toContain('29991231_235959_later');
    expect(output).toContain('9.0.0');
  });

  it.runIf(isFull)('after a failure half-way, without leftovers', async () => {
    const output = await refusal(async (copy) => {
      // A session of a missing account: only the foreign key can detect it.
      const file = tableFile(copy, 'users_sessions');
      const manifest = await readManifest(copy);
      const table = manifest.tables.find(({ name }) => name === 'users_sessions');
      if (!table) throw new Error('There is no such table.');
      const values: Record<string, string> = { _order: '1', _parent_id: '999999', id: 'an-id' };
      const line = table.columns.map(({ name }) => values[name] ?? '2026-01-05 09:00:00+00');
      const content = Buffer.concat([
        gunzipSync(await readFile(file)),
        Buffer.from(`${line.join('\t')}\n`),
      ]);
      await writeFile(file, gzipSync(content));
      const measure = measuring();
      for await (const _ of measure.pass([content] as never));
      Object.assign(table, measure.result(), { rows: table.rows + 1 });
      await writeManifest(copy, manifest);
    });
    expect(output).toContain('could not be restored');
    // PostgreSQL's details of a row stay out of the terminal.
    expect(output).not.toContain('999999');
  });
});

it('after a killed restore leaves no usable site', async () => {
  const into = path.join(root, 'killed');
  const database = await emptyDatabase();
  const env = { DATA_DIR: into, DATABASE_URL: database.url };
  const { child, finished } = startNode(['src/platform/launch.mjs', 'restore', backup], env);
  await waitUntil(async () =>
    (await readdir(into).catch((): string[] => [])).includes('restore-unfinished'),
  );
  child.kill('SIGKILL');
  await finished;
  for (const command of ['migrate', 'backup', 'start']) {
    const { code, output } = await runCommand([command], env);
    expect(code).toBe(1);
    expect(output).toContain('that was not finished');
  }
  const again = await restore(backup, into, database);
  expect(again.code).toBe(1);
  expect(again.output).toContain('is not empty');
});

it.runIf(isFull)('reports when there is nothing to save', async () => {
  const { code, output } = await runCommand(['backup'], { DATA_DIR: path.join(root, 'no-site') });
  expect(code).toBe(1);
  expect(output).toContain('There is no site in the data folder');
  expect(await readdir(root)).not.toContain('no-site');
  const inside = path.join(data, 'backups');
  const own = await runCommand(['backup', inside], { DATA_DIR: data, DATABASE_URL: source.url });
  expect(own.code).toBe(1);
  expect(own.output).toContain('can’t lie in the data folder');
});
