import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
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

  it('is stored as WebP, whichever format was uploaded', async () => {
    expect(saved.mimeType).toBe('image/webp');
    expect(saved.filename).toMatch(/\.webp$/);
    expect(filesOnDisk()).toContain(saved.filename);
    for (const format of ['jpeg', 'webp'] as const) {
      const content = await picture(format);
      const answer = await upload({ name: `p.${format}`, type: `image/${format}`, content });
      expect((answer.body.doc as unknown as Media).mimeType).toBe('image/webp');
    }
  });

  it('is public, and never changes under its name', async () => {
    const answer = await stranger('GET', `/media/file/${saved.filename}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is deleted from the disk with its document', async () => {
    const answer = await upload({ name: 'gone.png', type: 'image/png', content: await picture() });
    const { id, filename } = answer.body.doc as unknown as Media;
    expect(filesOnDisk()).toContain(filename);
    const admin = await site.as('admin');
    expect((await admin('DELETE', `/media/${id}`)).status).toBe(200);
    expect(filesOnDisk()).not.toContain(filename);
  });

  it('is not public while it is in the trash', async () => {
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

  it('needs alternative text', async () => {
    for (const fields of [{}, { alt: '' }]) {
      const content = await picture();
      const answer = await upload({ name: 'a.png', type: 'image/png', content }, fields);
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('What the picture shows');
    }
  });
});

describe('a file that is not a picture for the web', () => {
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

  it('is refused as a replacement as well', async () => {
    const first = await upload({ name: 'r.png', type: 'image/png', content: await picture() });
    const { id, filename } = first.body.doc as unknown as Media;
    const form = await uploadForm({}, { name: 'x.svg', type: 'image/svg+xml', content: drawing });
    expect((await editor('PATCH', `/media/${id}`, { form })).status).toBe(400);
    expect((await site.payload.findByID({ collection: 'media', id })).filename).toBe(filename);
  });
});

/** A black and white PNG of any size: it compresses so well that a small file is a huge picture. */
function hugePicture(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a small file that decodes to a huge picture', () => {
  const huge = { name: 'huge.png', type: 'image/png', content: hugePicture(16_000, 16_000) };

  it('is refused with a message, before decoding', async () => {
    expect(huge.content.length).toBeLessThan(50_000);
    const before = filesOnDisk();
    const answer = await upload(huge);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.body.errors).toEqual([
      {
        message:
          'This picture is too large: 16,000 × 16,000 points. Make it smaller, 8,000 × 8,000 at most, and try again.',
      },
    ]);
    expect(filesOnDisk()).toEqual(before);
  });

  it('is refused as a replacement and in every other upload endpoint', async () => {
    const first = await upload({ name: 's.png', type: 'image/png', content: await picture() });
    const { id, filename } = first.body.doc as unknown as Media;
    const form = await uploadForm({}, huge);
    expect((await editor('PATCH', `/media/${id}`, { form })).status).toBe(400);
    expect((await site.payload.findByID({ collection: 'media', id })).filename).toBe(filename);
    const file = { data: huge.content, mimetype: 'image/png', name: 'x.png', size: 1 };
    const create = site.payload.create({ collection: 'media', data: { alt: 'Huge' }, file });
    await expect(create).rejects.toThrow('too large');
  });

  it('is refused when one side is longer than WebP can hold', async () => {
    const answer = await upload({ ...huge, content: hugePicture(20, 17_000) });
    expect(answer.text).toContain('20 × 17,000 points');
  });

  it('may have as many pixels as a large phone camera produces', async () => {
    expect((await upload({ ...huge, content: hugePicture(8_000, 8_000) })).status).toBe(201);
  });
});

describe('a file’s name', () => {
  it.each(['..%2F..%2Fsecrets%2Fpayload-secret', '%2Fetc%2Fpasswd', '..%5C..%5Cx', 'nothing.webp'])(
    'that is a traversal or unknown (%s) opens nothing',
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

  it('can’t be a private network address for the server to fetch', async () => {
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
