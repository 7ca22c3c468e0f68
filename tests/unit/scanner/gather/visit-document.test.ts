import { describe, expect, it } from 'vitest';
import { RefusedAddress, Unreachable } from '@/scanner/fetch/guarded-request';
import { createBudget } from '@/scanner/gather/request-budget';
import { createSiteClient } from '@/scanner/gather/site-client';
import { visitDocument } from '@/scanner/gather/visit-document';
import { type FakeWeb, fakeClient } from '../../../support/scanner/fake-client';

const page = '<h1>Hello</h1>';

async function visit(url: string, isBare: boolean, web: FakeWeb, clock = () => 0) {
  const client = fakeClient(web);
  const site = createSiteClient(client, new AbortController().signal);
  const result = await visitDocument(site, { url, isBare }, createBudget(4000, clock));
  return { result, asked: client.asked };
}

describe('visiting a page', () => {
  it('follows redirects and records the hops', async () => {
    const { result } = await visit('http://shop.example/', false, {
      'http://shop.example/': { location: 'https://shop.example/#top' },
      'https://shop.example/': page,
    });
    expect(result).toMatchObject({
      state: 'page',
      visit: {
        hops: [
          { url: 'http://shop.example/', status: 301, location: 'https://shop.example/#top' },
          { url: 'https://shop.example/', status: 200, location: null },
        ],
      },
    });
  });

  it.each(['connect', 'tls', 'timeout', 'reset'])(
    'tries http where no scheme was typed and https fails (%s)',
    async (code) => {
      const web = {
        'https://shop.example/': new Unreachable(code, ''),
        'http://shop.example/': page,
      };
      const { result } = await visit('https://shop.example/', true, web);
      expect(result).toMatchObject({
        state: 'page',
        visit: { answer: { url: 'http://shop.example/' } },
      });
    },
  );

  it('does not try http where https was typed, nor for an unknown name', async () => {
    const web = {
      'https://shop.example/': new Unreachable('connect', ''),
      'http://shop.example/': page,
    };
    const typed = await visit('https://shop.example/', false, web);
    expect(typed.result).toMatchObject({ outcome: { status: 'unreachable' } });
    const nameless = await visit('https://nobody.example/', true, {});
    expect(nameless.result).toMatchObject({ outcome: { status: 'unreachable' } });
    expect(nameless.asked).toEqual(['GET https://nobody.example/']);
  });

  it('reports a forbidden address', async () => {
    const web = { 'https://shop.example/': new RefusedAddress('private-address', 'Private') };
    const { result } = await visit('https://shop.example/', false, web);
    expect(result).toEqual({ state: 'ended', outcome: { status: 'refused', because: 'Private' } });
  });

  it('says when the headers are too large to read', async () => {
    const tooLarge = new Unreachable('headers-too-large', '');
    const web = { 'https://shop.example/': tooLarge, 'http://shop.example/': tooLarge };
    for (const isBare of [true, false]) {
      const { result } = await visit('https://shop.example/', isBare, web);
      expect(result).toMatchObject({
        outcome: {
          status: 'unreachable',
          reason: 'headers-too-large',
          because: expect.stringContaining('more than 16 kB of headers'),
        },
      });
    }
  });

  it('ends a loop and a chain beyond the limit', async () => {
    const loop = await visit('https://shop.example/a', false, {
      'https://shop.example/a': { location: 'https://shop.example/b' },
      'https://shop.example/b': { location: 'https://shop.example/a' },
    });
    expect(loop.result).toMatchObject({ outcome: { reason: 'too-many-redirects' } });
    const chain = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [
        `https://shop.example/${index}`,
        { location: `https://shop.example/${index + 1}` },
      ]),
    );
    const long = await visit('https://shop.example/0', false, chain);
    expect(long.result).toMatchObject({ outcome: { reason: 'too-many-redirects' } });
    expect(long.asked).toHaveLength(6);
  });

  it('ends at the deadline', async () => {
    let time = 0;
    const web = {
      'https://shop.example/': () => {
        time = 5000;
        return { location: 'https://www.shop.example/' };
      },
      'https://www.shop.example/': page,
    };
    const { result, asked } = await visit('https://shop.example/', false, web, () => time);
    expect(result).toMatchObject({ outcome: { status: 'unreachable' } });
    expect(asked).toHaveLength(1);
  });

  it('does not call the site unreachable when our own machine was busy', async () => {
    const web = { 'https://shop.example/': new Unreachable('busy', '') };
    const scan = visit('https://shop.example/', false, web);
    await expect(scan).rejects.toMatchObject({ name: 'OutOfTime' });
  });

  it('rethrows internal errors', async () => {
    const web = { 'https://shop.example/': new TypeError('Our fault') };
    await expect(visit('https://shop.example/', true, web)).rejects.toThrow('Our fault');
  });
});
