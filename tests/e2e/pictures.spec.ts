import sharp from 'sharp';
import { htmlOf } from './support/structured-data';
import { expect, test } from './support/test';

test('an uploaded picture is stored as WebP in several widths and shown with its description', async ({
  staff: page,
  cms,
  request,
  baseURL,
}) => {
  const png = await sharp({
    create: { width: 1800, height: 1000, channels: 3, background: '#0f5b46' },
  })
    .png()
    .toBuffer();
  const answer = await page.request.post('/api/media', {
    headers: { Origin: baseURL ?? '' },
    multipart: {
      file: { name: 'oak stairs.png', mimeType: 'image/png', buffer: png },
      _payload: JSON.stringify({ alt: 'Oak stairs seen from below' }),
    },
  });
  expect(answer.status()).toBe(201);
  const { doc: picture } = (await answer.json()) as {
    doc: { id: number; url: string; mimeType: string };
  };
  expect(picture.mimeType).toBe('image/webp');

  const study = await cms.find('case-studies', 'slug', 'bros-carpentry');
  await cms.update('case-studies', study.id, { image: picture.id, _status: 'published' });

  const html = await htmlOf(request, '/portfolio');
  const [tag = ''] = /<img[^>]*Oak stairs seen from below[^>]*>/.exec(html) ?? [];
  for (const width of [400, 800, 1200, 1600, 1800]) expect(tag).toContain(` ${width}w`);
  const file = await request.get(picture.url);
  expect(file.status()).toBe(200);
  expect(file.headers()['content-type']).toBe('image/webp');
  expect(file.headers()['cache-control']).toContain('immutable');

  await cms.update('case-studies', study.id, { image: study.image, _status: 'published' });
  await cms.remove('media', picture.id);
  expect((await request.get(picture.url)).status()).toBe(404);
});

test('an SVG or a text disguised as a picture is refused', async ({ staff: page, baseURL }) => {
  for (const [name, mimeType, text] of [
    ['logo.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['photo.png', 'image/png', 'this is no picture'],
  ] as const) {
    const answer = await page.request.post('/api/media', {
      headers: { Origin: baseURL ?? '' },
      multipart: {
        file: { name, mimeType, buffer: Buffer.from(text) },
        _payload: JSON.stringify({ alt: 'Something' }),
      },
    });
    expect(answer.status(), name).toBe(400);
  }
});
