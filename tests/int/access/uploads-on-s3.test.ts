import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import type { Media } from '@/payload-types';
import { startNode } from '../../support/run-node';
import { startS3Store } from '../../support/s3-store';
import { makeTempDir } from '../../support/temp-dir';
import { uploadForm } from '../support/documents';
import { startSite } from '../support/running-site';

const store = await startS3Store();
const settings = await store.makeBucket('pictures');
// The configuration reads these when it is loaded.
Object.assign(process.env, settings);
const site = await startSite();
afterAll(async () => {
  await site.stop();
  await store.stop();
});

const editor = await site.as('editor');
const admin = await site.as('admin');
const stranger = await site.as('anonymous');

const large = () =>
  sharp({ create: { width: 1000, height: 600, channels: 3, background: '#0f5b46' } })
    .png()
    .toBuffer();

async function upload(name: string): Promise<Media> {
  const file = { name, type: 'image/png', content: await large() };
  const answer = await editor('POST', '/media', { form: await uploadForm({ alt: 'Work' }, file) });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.doc as unknown as Media;
}

/** Without repetitions: sizes above the picture’s own width share one file. */
function namesOf({ filename, sizes }: Media): string[] {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)];
  return [...new Set(names.filter((name) => typeof name === 'string'))].sort();
}

const statusesOf = (names: string[], send = stranger) =>
  Promise.all(names.map(async (name) => (await send('GET', `/media/file/${name}`)).status));

it('keeps a picture and its sizes in the bucket, and nothing on the disk', async () => {
  const names = namesOf(await upload('shop.png'));
  expect(names.length).toBeGreaterThan(2);
  expect(await store.namesIn('pictures')).toEqual(names);
  expect(existsSync(path.join(process.env.DATA_DIR ?? '', 'media'))).toBe(false);
});

it('serves a picture with the same headers as from the disk', async () => {
  const { filename, url } = await upload('served.png');
  expect(url).toBe(`http://localhost:3000/api/media/file/${filename}`);
  const answer = await stranger('GET', `/media/file/${filename}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await statusesOf(['nothing.webp', '..%2Fserved.webp'])).toEqual([404, 403]);
});

it('is read by another machine, whose disk is empty', async () => {
  const { filename, filesize } = await upload('elsewhere.png');
  const { DATABASE_URL = '', PAYLOAD_SECRET = '', INTERNAL_SECRET = '' } = process.env;
  const dataDir = path.join(await makeTempDir('other-machine'), '.data');
  const { finished } = startNode(
    ['--import', 'tsx', 'tests/int/server/fixtures/read-picture.ts', String(filename)],
    { ...settings, DATABASE_URL, PAYLOAD_SECRET, INTERNAL_SECRET, DATA_DIR: dataDir },
  );
  const { output } = await finished;
  expect(output).toContain(`answer 200 image/webp ${filesize}`);
  expect(existsSync(dataDir)).toBe(false);
  await rm(path.dirname(dataDir), { recursive: true });
});

it('is not public while it is in the trash', async () => {
  const picture = await upload('away.png');
  const names = namesOf(picture);
  const move = (deletedAt: string | null) =>
    editor('PATCH', `/media/${picture.id}?trash=true`, { body: { deletedAt } });
  expect((await move(new Date().toISOString())).status).toBe(200);
  expect(await statusesOf(names)).toEqual(names.map(() => 404));
  expect(await statusesOf(names, editor)).toEqual(names.map(() => 200));
  expect((await move(null)).status).toBe(200);
  expect(await statusesOf(names)).toEqual(names.map(() => 200));
});

it('is replaced and deleted in the bucket with its document', async () => {
  const picture = await upload('gone.png');
  const file = { name: 'newer.png', type: 'image/png', content: await large() };
  const form = await uploadForm({ alt: 'Newer' }, file);
  const replaced = await editor('PATCH', `/media/${picture.id}`, { form });
  expect(replaced.status, replaced.text).toBe(200);
  const newer = namesOf(replaced.body.doc as unknown as Media);
  const kept = await store.namesIn('pictures');
  expect(kept).toEqual(expect.arrayContaining(newer));
  expect(kept.filter((name) => name.startsWith('gone'))).toEqual([]);
  expect((await admin('DELETE', `/media/${picture.id}`)).status).toBe(200);
  const left = await store.namesIn('pictures');
  expect(left.filter((name) => newer.includes(name))).toEqual([]);
});

it('adds nothing to the back office and no column to the database', async () => {
  const { admin: office, collections } = site.config;
  expect(JSON.stringify(office.dependencies ?? {})).not.toContain('storage-s3');
  expect(JSON.stringify(office.components.providers ?? [])).not.toContain('storage-s3');
  const media = collections.find(({ slug }) => slug === 'media');
  const names = media?.flattenedFields.map(({ name }) => name);
  expect(names).not.toContain('_objectKey');
  expect(names).not.toContain('prefix');
});
