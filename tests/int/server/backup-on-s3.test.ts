import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { runCommand } from '../../support/run-node.ts';
import { type S3Store, startS3Store } from '../../support/s3-store.ts';
import { makeTempDir } from '../../support/temp-dir.ts';
import { prepare } from '../support/prepare.ts';

// Several commands per test, each with a Node and some with a CMS.
vi.setConfig({ testTimeout: 300_000 });

const databases: TestDatabase[] = [];
let store: S3Store;
let root: string;
let backup: string;
let pictures: string[];

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase('empty');
  databases.push(database);
  return database;
}

async function restore(into: string, settings: Record<string, string>) {
  const { url } = await emptyDatabase();
  const DATA_DIR = path.join(root, into);
  return runCommand(['restore', backup], { DATA_DIR, DATABASE_URL: url, ...settings });
}

beforeAll(async () => {
  root = await makeTempDir('backup-on-s3');
  store = await startS3Store();
  const settings = await store.makeBucket('saved');
  const source = await emptyDatabase();
  await prepare(source, settings);
  pictures = await store.namesIn('saved');
  const saved = await runCommand(['backup', path.join(root, 'backups')], {
    ...settings,
    DATA_DIR: path.join(root, 'empty'),
    DATABASE_URL: source.url,
  });
  expect(saved.code, saved.output).toBe(0);
  const [name = ''] = await readdir(path.join(root, 'backups'));
  backup = path.join(root, 'backups', name);
});
afterAll(async () => {
  for (const database of databases) await database.drop();
  await store.stop();
  await rm(root, { recursive: true, force: true });
});

it('holds the pictures of the first content, which went to the bucket', async () => {
  expect(pictures.length).toBeGreaterThan(20);
  expect((await readdir(path.join(backup, 'files/media'))).sort()).toEqual(pictures);
});

it('is restored into an empty bucket with the same bytes and types', async () => {
  const settings = await store.makeBucket('restored');
  const restored = await restore('restored', settings);
  expect(restored.code, restored.output).toBe(0);
  expect(await store.namesIn('restored')).toEqual(pictures);
  for (const Key of pictures.slice(0, 5)) {
    const heads = await Promise.all(
      ['saved', 'restored'].map((Bucket) => store.client.headObject({ Bucket, Key })),
    );
    const [before, after] = heads.map(({ ETag, ContentType }) => ({ ETag, ContentType }));
    expect(after).toEqual(before);
  }
  expect(await readdir(path.join(root, 'restored'))).not.toContain('media');
});

it('is refused by a bucket with contents, and leaves them', async () => {
  const settings = await store.makeBucket('full');
  await store.client.putObject({ Bucket: 'full', Key: 'other.webp', Body: 'mine' });
  const { code, output } = await restore('refused', settings);
  expect(code).toBe(1);
  expect(output).toContain('The bucket of S3_BUCKET is not empty');
  expect(await store.namesIn('full')).toEqual(['other.webp']);
});

it('moves the pictures to a disk when restored without a bucket', async () => {
  const restored = await restore('disk', {});
  expect(restored.code, restored.output).toBe(0);
  expect((await readdir(path.join(root, 'disk/media'))).sort()).toEqual(pictures);
});
