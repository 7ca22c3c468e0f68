import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Media } from '@/payload-types';
import { picture, uploadForm } from '../support/documents';
import type { Answer } from '../support/rest';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const editor = await site.as('editor');
const stranger = await site.as('anonymous');
const folder = path.join(process.env.DATA_DIR ?? '', 'media');

const filesOnDisk = () => (existsSync(folder) ? readdirSync(folder) : []);

async function upload(
  file: { name: string; type: string; content: Buffer | string },
  fields: Record<string, unknown> = { alt: 'A drawing' },
): Promise<Answer> {
  return editor('POST', '/media', { form: await uploadForm(fields, file) });
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describe('a picture', () => {
  let saved: Media;

  beforeAll(async () => {
    const answer = await upload({
      name: 'Our Work.png',
      type: 'image/png',
      content: await picture(),
    });
    expect(answer.status, answer.text).toBe(201);
    saved = answer.body.doc as unknown as Media;
  });

  it('is kept as WebP, whatever it came as', async () => {
    expect(saved.mimeType).toBe('image/webp');
    expect(saved.filename).toMatch(/\.webp$/);
    expect(filesOnDisk()).toContain(saved.filename);
    for (const format of ['jpeg', 'webp'] as const) {
      const content = await picture(format);
      const answer = await upload({ name: `p.${format}`, type: `image/${format}`, content });
      expect((answer.body.doc as unknown as Media).mimeType).toBe('image/webp');
    }
  });

  it('is for everybody, and for ever the same under its name', async () => {
    const answer = await stranger('GET', `/media/file/${saved.filename}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('leaves the disk together with its document', async () => {
    const answer = await upload({ name: 'gone.png', type: 'image/png', content: await picture() });
    const { id, filename } = answer.body.doc as unknown as Media;
    expect(filesOnDisk()).toContain(filename);
    const admin = await site.as('admin');
    expect((await admin('DELETE', `/media/${id}`)).status).toBe(200);
    expect(filesOnDisk()).not.toContain(filename);
  });

  it('is not there for visitors while it lies in the trash', async () => {
    const answer = await upload({ name: 'away.png', type: 'image/png', content: await picture() });
    const { id, filename, sizes } = answer.body.doc as unknown as Media;
    const names = [filename, sizes?.w400?.filename].filter(Boolean);
    const seen = async (send = stranger) =>
      Promise.all(names.map(async (name) => (await send('GET', `/media/file/${name}`)).status));
    const move = (deletedAt: string | null) =>
      editor('PATCH', `/media/${id}?trash=true`, { body: { deletedAt } });
    expect(await seen()).toEqual(names.map(() => 200));
    expect((await move(new Date().toISOString())).status).toBe(200);
    expect(await seen()).toEqual(names.map(() => 404));
    expect(await seen(editor)).toEqual(names.map(() => 200));
    expect((await move(null)).status).toBe(200);
    expect(await seen()).toEqual(names.map(() => 200));
  });

  it('needs words for people who can’t see it', async () => {
    for (const fields of [{}, { alt: '' }]) {
      const content = await picture();
      const answer = await upload({ name: 'a.png', type: 'image/png', content }, fields);
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('What the picture shows');
    }
  });
});

describe('what is no picture for the web', () => {
  it.each([
    ['a drawing that can run script', 'x.svg', 'image/svg+xml', drawing],
    ['the same under another name', 'x.png', 'image/png', drawing],
    ['the same with another type', 'x.svg', 'image/png', drawing],
    ['a web page', 'x.html', 'text/html', '<!doctype html><script>alert(1)</script>'],
    ['a web page that says it is a picture', 'x.html', 'image/png', '<!doctype html>'],
    ['a text that says it is a picture', 'x.png', 'image/png', 'no picture at all'],
    ['an empty file', 'x.png', 'image/png', ''],
    ['a PDF', 'x.pdf', 'application/pdf', '%PDF-1.7'],
  ])('is refused: %s', async (_what, name, type, content) => {
    const before = filesOnDisk();
    const answer = await upload({ name, type, content });
    expect(answer.status, answer.text).toBe(400);
    expect(filesOnDisk()).toEqual(before);
  });

  it.each(['gif', 'avif'] as const)('is refused: a real %s', async (format) => {
    const content = await picture(format);
    const answer = await upload({ name: `x.${format}`, type: `image/${format}`, content });
    expect(answer.status, answer.text).toBe(400);
  });

  it('is refused as a replacement, too', async () => {
    const first = await upload({ name: 'r.png', type: 'image/png', content: await picture() });
    const { id, filename } = first.body.doc as unknown as Media;
    const form = await uploadForm({}, { name: 'x.svg', type: 'image/svg+xml', content: drawing });
    expect((await editor('PATCH', `/media/${id}`, { form })).status).toBe(400);
    expect((await site.payload.findByID({ collection: 'media', id })).filename).toBe(filename);
  });
});

describe('a file’s name', () => {
  it.each(['..%2F..%2Fsecrets%2Fpayload-secret', '%2Fetc%2Fpasswd', '..%5C..%5Cx', 'nothing.webp'])(
    'that leads elsewhere or nowhere (%s) opens nothing',
    async (name) => {
      const answer = await stranger('GET', `/media/file/${name}`);
      expect([400, 403, 404], answer.text).toContain(answer.status);
    },
  );

  it('can’t place an upload outside its folder', async () => {
    const content = await picture();
    const answer = await upload({ name: '../../escaped.png', type: 'image/png', content });
    if (answer.status === 201) {
      const { filename } = answer.body.doc as unknown as Media;
      expect(filename).not.toMatch(/[/\\]/);
    }
    expect(existsSync(path.resolve(folder, '../../escaped.png'))).toBe(false);
    expect(existsSync(path.resolve(folder, '../../escaped.webp'))).toBe(false);
  });

  it('can’t be an address in our own network, from which the server fetches the file', async () => {
    let visits = 0;
    const inner = createServer((_request, response) => {
      visits += 1;
      response.end();
    });
    inner.listen(0, '127.0.0.1');
    await once(inner, 'listening');
    const { port } = inner.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}/x.png`;
    const form = new FormData();
    form.set('_payload', JSON.stringify({ alt: 'x', url: address, filename: 'x.png' }));
    const answers = [
      await editor('POST', '/media', { form }),
      await editor('POST', '/media', { body: { alt: 'x', url: address, filename: 'x.png' } }),
      await editor('GET', `/media/paste-url?src=${encodeURIComponent(address)}`),
    ];
    inner.close();
    for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(400);
    expect(visits).toBe(0);
  });
});
