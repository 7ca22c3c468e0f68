import { describe, expect, it } from 'vitest';
import { Unreachable } from '@/scanner/fetch/guarded-request';
import { readSidePages } from '@/scanner/gather/gather-site';
import { readAssets, readIcon, readStylesheets, requestLinks } from '@/scanner/gather/read-files';
import { createBudget, createLanes, OutOfTime } from '@/scanner/gather/request-budget';
import { createSiteClient } from '@/scanner/gather/site-client';
import type { SurveyedAsset } from '@/scanner/page/survey-page';
import { type FakeWeb, fakeClient } from '../../../support/scanner/fake-client';

const at = (path: string) => `https://shop.example/${path}`;
const slow = new Unreachable('timeout', '');

function start(web: FakeWeb) {
  const client = fakeClient(web);
  const site = createSiteClient(client, new AbortController().signal);
  return { client, site, budget: createBudget(1000, () => 0), lanes: createLanes(6) };
}

async function factOf(kind: SurveyedAsset['kind'], web: FakeWeb) {
  const { client, site, budget, lanes } = start(web);
  const [url = ''] = Object.keys(web);
  const other: SurveyedAsset = { url: at('other.png'), kind: 'image' };
  const assets = await readAssets(site, [{ url, kind }, other], budget, lanes);
  return { fact: assets.known ? assets.value[0] : assets, asked: client.asked };
}

describe('the icon', () => {
  async function iconOf(named: string | null, web: FakeWeb) {
    const { client, site, budget, lanes } = start(web);
    return { icon: await readIcon(site, named, at('a/b'), budget, lanes), asked: client.asked };
  }

  it('is the named one, else the usual one', async () => {
    const headers = [['content-type', 'image/png']] as const;
    expect((await iconOf(at('i.png'), { [at('i.png')]: { headers } })).icon).toEqual({
      known: true,
      value: { url: at('i.png'), isNamed: true, status: 200, contentType: 'image/png' },
    });
    expect((await iconOf(null, { [at('favicon.ico')]: { status: 404 } })).icon).toMatchObject({
      value: { url: at('favicon.ico'), isNamed: false, status: 404 },
    });
  });

  it('is not looked up within the page, and may give no answer', async () => {
    const inline = await iconOf('data:image/svg+xml,x', {});
    expect(inline).toMatchObject({ icon: { value: { isNamed: true, status: null } }, asked: [] });
    const silent = await iconOf(null, { [at('favicon.ico')]: slow });
    expect(silent.icon).toMatchObject({ value: { isNamed: false, status: null } });
  });
});

describe('a file of the page', () => {
  it('is requested with HEAD', async () => {
    const headers = [
      ['content-type', 'image/webp'],
      ['content-length', '51200'],
      ['cache-control', 'max-age=60'],
    ] as const;
    const { fact, asked } = await factOf('image', { [at('p.webp')]: { headers } });
    expect(fact).toEqual({
      url: at('p.webp'),
      kind: 'image',
      status: 200,
      bytes: 51200,
      contentType: 'image/webp',
      contentEncoding: null,
      cacheControl: 'max-age=60',
    });
    expect(asked).toEqual([`HEAD ${at('p.webp')}`, `HEAD ${at('other.png')}`]);
  });

  it('is measured by a range request when HEAD gives no size', async () => {
    const { fact, asked } = await factOf('image', {
      [at('p.png')]: ({ method, headers }) =>
        method === 'HEAD'
          ? { headers: [] }
          : {
              status: 206,
              headers: [['content-range', `${headers?.range?.replace('=', ' ')}/7000`]],
            },
    });
    expect(fact).toMatchObject({ status: 200, bytes: 7000 });
    expect(asked.filter((line) => line.endsWith('p.png'))).toHaveLength(2);
  });

  it('has no size when the server gives none', async () => {
    const { fact } = await factOf('image', {
      [at('p.png')]: { headers: [['content-encoding', 'gzip']], body: 'packed' },
    });
    expect(fact).toMatchObject({ status: 200, bytes: null });
  });

  it('is fetched when it is text: HEAD often hides compression', async () => {
    const { fact, asked } = await factOf('script', {
      [at('a.js')]: ({ method }) =>
        method === 'HEAD'
          ? { headers: [['content-length', '9000']] }
          : { headers: [['content-encoding', 'br']], body: 'let a;' },
    });
    expect(fact).toMatchObject({ contentEncoding: 'br', bytes: null });
    expect(asked).toContain(`GET ${at('a.js')}`);
  });

  it('may be missing or unanswered', async () => {
    expect((await factOf('image', { [at('p.png')]: { status: 404 } })).fact).toMatchObject({
      status: 404,
    });
    const web = { [at('p.png')]: slow, [at('other.png')]: {} };
    expect((await factOf('image', web)).fact).toMatchObject({ status: null, bytes: null });
  });

  it('is unknown when none answered', async () => {
    const { site, budget, lanes } = start({});
    const assets: SurveyedAsset[] = [{ url: at('p.png'), kind: 'image' }];
    expect(await readAssets(site, assets, budget, lanes)).toMatchObject({ known: false });
    expect(await readAssets(site, [], budget, lanes)).toEqual({ known: true, value: [] });
  });
});

describe('links', () => {
  it('have a final status, or none', async () => {
    const { site, budget, lanes } = start({
      [at('old')]: { location: at('new') },
      [at('new')]: '<p>Hello',
      [at('gone')]: { status: 410 },
      [at('slow')]: slow,
      [at('loop')]: { location: at('loop') },
    });
    const links = ['old', 'gone', 'slow', 'loop'].map(at);
    expect(await requestLinks(site, links, budget, lanes)).toEqual({
      known: true,
      value: [
        { url: at('old'), status: 200 },
        { url: at('gone'), status: 410 },
        { url: at('slow'), status: null },
        { url: at('loop'), status: null },
      ],
    });
  });
});

describe('our own limit', () => {
  const ours = { known: false, because: expect.stringMatching(/^We ran out/), byOurLimit: true };

  it('marks a list that it shortened, and takes no blame for silent servers', async () => {
    const web = { [at('a')]: '<p>Hello', [at('b')]: new OutOfTime() };
    const { site, budget, lanes } = start(web);
    expect(await requestLinks(site, [at('a'), at('b')], budget, lanes)).toEqual({
      known: true,
      value: [
        { url: at('a'), status: 200 },
        { url: at('b'), status: null },
      ],
      byOurLimit: true,
    });
    const image = (path: string): SurveyedAsset => ({ url: at(path), kind: 'image' });
    const assets = await readAssets(site, [image('a'), image('b')], budget, lanes);
    expect(assets).toMatchObject({ known: true, byOurLimit: true });
    const silent = start({ [at('a')]: slow });
    const links = await requestLinks(silent.site, [at('a')], silent.budget, silent.lanes);
    expect(links).toEqual({ known: false, because: 'None of the links answered in time.' });
  });

  it('leaves nothing known when it came before all else', async () => {
    const { site, budget, lanes } = start({ [at('b')]: new OutOfTime() });
    expect(await requestLinks(site, [at('b')], budget, lanes)).toEqual(ours);
    expect(await readIcon(site, at('b'), at(''), budget, lanes)).toEqual(ours);
    expect(await readSidePages(site, [at('b')], budget)).toEqual(ours);
    expect(await readStylesheets(site, [at('b')], budget)).toEqual(ours);
  });
});

describe('style sheets', () => {
  it('are read in the page’s order', async () => {
    const { site, budget } = start({ [at('a.css')]: 'a{}', [at('b.css')]: 'b{}' });
    expect(await readStylesheets(site, [at('b.css'), at('a.css')], budget)).toEqual({
      known: true,
      value: [
        { url: at('b.css'), text: 'b{}' },
        { url: at('a.css'), text: 'a{}' },
      ],
    });
  });

  it.each([
    ['missing', { status: 404 }],
    ['silent', slow],
    ['longer than is read', { isCut: true, body: 'a{}' }],
  ])('are unknown when one is %s', async (_, answer) => {
    const { site, budget } = start({ [at('a.css')]: 'a{}', [at('b.css')]: answer });
    const sheets = await readStylesheets(site, [at('a.css'), at('b.css')], budget);
    expect(sheets).toMatchObject({ known: false });
  });
});

describe('side pages', () => {
  it('are returned as bytes, with the link’s address', async () => {
    const { site, budget } = start({
      [at('contact')]: { location: at('contact/') },
      [at('contact/')]: '<p>Call us',
    });
    expect(await readSidePages(site, [at('contact')], budget)).toEqual({
      known: true,
      value: [
        {
          url: at('contact'),
          document: {
            url: at('contact/'),
            contentType: 'text/html',
            bytes: new TextEncoder().encode('<p>Call us'),
          },
        },
      ],
    });
  });

  it.each([
    ['missing', { status: 404 }],
    ['a file', { headers: [['content-type', 'application/pdf']] as const, body: '%PDF' }],
  ])('are left out when one is %s', async (_, answer) => {
    const { site, budget } = start({ [at('contact')]: '<p>Call us', [at('privacy')]: answer });
    const pages = await readSidePages(site, [at('contact'), at('privacy')], budget);
    expect(pages).toMatchObject({ known: true, value: [{ url: at('contact') }] });
  });

  it.each([
    ['silent', slow],
    ['turned away', { status: 403 }],
    ['broken', { status: 500 }],
  ])('are unknown when one is %s', async (_, answer) => {
    const { site, budget } = start({ [at('contact')]: '<p>Call us', [at('privacy')]: answer });
    const pages = await readSidePages(site, [at('contact'), at('privacy')], budget);
    expect(pages).toMatchObject({ known: false });
  });
});
