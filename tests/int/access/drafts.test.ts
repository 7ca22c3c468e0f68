import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextNumber, richText } from '../support/documents';
import { makeData } from '../support/make-data';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const stranger = site.pastGate;

/** Occurs in every field that the public must not see. */
const secret = 'unannounced';

let hidden = 0;
let hiddenPackage = 0;
let changed = 0;
let referring = 0;

const post = (changes: object) => ({ ...makeData.posts?.(nextNumber()), ...changes });

beforeAll(async () => {
  const { payload } = site;
  const create = async (collection: 'posts' | 'packages' | 'pages', data: object) =>
    (await payload.create({ collection, data: data as never })).id;
  hidden = await create('posts', post({ title: `An ${secret} post`, _status: 'draft' }));
  changed = await create('posts', post({ title: 'Known', _status: 'published' }));
  await payload.update({
    collection: 'posts',
    id: changed,
    draft: true,
    data: { title: `An ${secret} title`, content: richText(`The ${secret} text`) as never },
  });
  hiddenPackage = await create('packages', {
    ...makeData.packages?.(nextNumber()),
    name: `The ${secret} package`,
    _status: 'draft',
  });
  const link = (relationTo: string, value: number) => ({
    type: 'link',
    version: 3,
    format: '',
    indent: 0,
    direction: 'ltr',
    fields: { linkType: 'internal', doc: { relationTo, value }, newTab: false },
    children: [
      { type: 'text', version: 1, text: 'here', format: 0, mode: 'normal', style: '', detail: 0 },
    ],
  });
  const content = richText('See');
  (content as { root: { children: { children: unknown[] }[] } }).root.children[0]?.children.push(
    link('posts', hidden),
    link('posts', changed),
  );
  referring = await create('pages', {
    title: 'Refers',
    path: '/refers',
    sections: [
      { blockType: 'hero', heading: 'Hello', receiptPackage: hiddenPackage },
      { blockType: 'richText', content, width: 'prose' },
    ],
    _status: 'published',
  });
});

describe('a stranger', () => {
  it('gets no draft by its id, with any parameters', async () => {
    for (const path of [
      `/posts/${hidden}`,
      `/posts/${hidden}?draft=true`,
      `/posts/${hidden}?draft=true&depth=3&trash=true`,
      `/packages/${hiddenPackage}?draft=true`,
    ]) {
      const answer = await stranger('GET', path);
      expect(answer.status, path).toBe(404);
      expect(answer.text, path).not.toContain(secret);
    }
  });

  it('gets the published version of a document that has a draft', async () => {
    const plain = await stranger('GET', `/posts/${changed}`);
    expect(plain.body).toMatchObject({ title: 'Known' });
    for (const query of ['?draft=true', '?draft=true&depth=3']) {
      const answer = await stranger('GET', `/posts/${changed}${query}`);
      expect(answer.text, query).not.toContain(secret);
    }
  });

  it.each([
    '/posts?draft=true&limit=0',
    '/posts?draft=true&where[_status][equals]=draft',
    '/posts?where[_status][equals]=draft',
    '/posts?where[or][0][_status][equals]=draft&where[or][1][id][exists]=true&draft=true',
    '/posts?where[_status][not_equals]=published&draft=true',
    `/posts?where[title][like]=${secret}`,
    `/posts?where[title][like]=${secret}&draft=true`,
    `/posts?where[version.title][like]=${secret}&draft=true`,
    '/packages?draft=true&limit=0&depth=3',
    '/pages?draft=true&limit=0&depth=3',
    '/posts/versions?limit=0',
    '/posts?locale=all&draft=true&limit=0&select[title]=true',
  ])('finds no draft with %s', async (path) => {
    const answer = await stranger('GET', path);
    expect(answer.text).not.toContain(`An ${secret}`);
    expect(answer.text).not.toContain(`The ${secret}`);
  });

  it.each([0, 1, 2, 3])('finds no draft behind a published page, %i levels deep', async (depth) => {
    for (const query of ['', '&draft=true']) {
      const answer = await stranger('GET', `/pages/${referring}?depth=${depth}${query}`);
      expect(answer.status).toBe(200);
      expect(answer.text).not.toContain(`An ${secret}`);
      expect(answer.text).not.toContain(`The ${secret}`);
    }
  });

  it('can’t count drafts or guess their words', async () => {
    const count = (query: string) => stranger('GET', `/posts/count?${query}`);
    const all = (await count('')).body.totalDocs;
    expect((await count('draft=true')).body.totalDocs).toBe(all);
    expect((await count(`where[title][like]=${secret}`)).body.totalDocs).toBe(0);
    expect((await count('where[_status][equals]=draft')).body.totalDocs).toBe(0);
  });

  it('can’t find pages by the text of their hidden packages', async () => {
    const path = `/pages?where[sections.receiptPackage.name][like]=${secret}`;
    const answer = await stranger('GET', path);
    expect(answer.status === 400 || answer.body.totalDocs === (0 as never)).toBe(true);
  });
});

describe('the private record of a testimonial’s consent', () => {
  beforeAll(async () => {
    await site.payload.create({
      collection: 'testimonials',
      data: {
        ...makeData.testimonials?.(1),
        source: `A ${secret} letter`,
        _status: 'published',
      } as never,
    });
  });

  it('is in no answer to strangers', async () => {
    for (const query of ['', '&select[source]=true&select[consent]=true', '&draft=true&depth=3']) {
      const { text, status } = await stranger('GET', `/testimonials?limit=0${query}`);
      expect(status).toBe(200);
      expect(text).not.toContain('"source"');
      expect(text).not.toContain('"consent"');
      expect(text).not.toContain(secret);
    }
  });

  it.each([
    `where[source][like]=${secret}`,
    'where[consent][equals]=true',
    `where[or][0][source][like]=${secret}&where[or][1][id][equals]=0`,
    'sort=source',
    'sort=-consent',
    'sort=author,-source',
  ])('can’t be inferred with %s', async (query) => {
    expect((await stranger('GET', `/testimonials?${query}`)).status).toBe(400);
  });

  it('is readable for staff', async () => {
    const send = await site.as('sales');
    expect((await send('GET', '/testimonials')).text).toContain(`A ${secret} letter`);
  });
});

describe('sales', () => {
  it('read drafts, because they answer enquiries about them', async () => {
    const send = await site.as('sales');
    expect((await send('GET', `/posts/${hidden}`)).text).toContain(secret);
    expect((await send('GET', `/posts/${changed}?draft=true`)).text).toContain(secret);
  });
});
