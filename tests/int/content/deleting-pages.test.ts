import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { navigation } from '../../../seed/data/navigation';
import { picture, richText, uploadForm } from '../support/documents';
import { editingAs } from '../support/editing';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const { payload } = site;
const asAdmin = await site.as('admin');
const asEditor = await site.as('editor');
const stranger = site.pastGate;
const editor = editingAs(asEditor);

interface Removal {
  address: string | null;
  need: string | null;
  uses: { listed: { label: string; path: string; isDraft: boolean }[]; count: number };
  pages: { path: string }[];
}

const ask = async (collection: string, id: number) =>
  (await asEditor('GET', `/removals?collection=${collection}&id=${id}`)).body as unknown as Removal;
const labels = async (collection: string, id: number) =>
  (await ask(collection, id)).uses.listed.map(({ label, isDraft }) =>
    isDraft ? `${label} (draft)` : label,
  );

const remove = async (collection: string, id: number, changes: object = {}, send = asEditor) => {
  const body = { collection, id, redirectTo: null, isForGood: false, ...changes };
  const answer = await send('POST', '/removals', { body });
  return [answer.status, (answer.body.errors as unknown as { message: string }[])?.[0]?.message];
};

/** As Payload’s own buttons send it, without showing the usage list. */
const trash = async (slug: string, id: number) => {
  const body = { deletedAt: new Date().toISOString() };
  const answer = await asEditor('PATCH', `/${slug}/${id}`, { body });
  return [answer.status, (answer.body.errors as unknown as { message: string }[])?.[0]?.message];
};

const isThere = async (slug: string, id: number) =>
  (await stranger('GET', `/${slug}/${id}`)).status === 200;

const linkTo = (relationTo: string, value: number) => {
  const state = richText('See there.');
  const link = {
    type: 'link',
    version: 3,
    fields: { linkType: 'internal', doc: { relationTo, value }, newTab: false },
    children: [{ type: 'text', version: 1, text: 'there' }],
  };
  (state as { root: { children: unknown[] } }).root.children.push({
    type: 'paragraph',
    version: 1,
    children: [link],
  });
  return state;
};

async function upload(): Promise<number> {
  const file = { name: 'front.png', type: 'image/png', content: await picture() };
  const { body } = await asEditor('POST', '/media', { form: await uploadForm({ alt: 'A' }, file) });
  return (body.doc as unknown as { id: number }).id;
}

beforeAll(async () => {
  await asAdmin('POST', '/globals/navigation', { body: navigation });
});

describe('a page required by the site', () => {
  const needed = [
    ['pages', { path: '/' }, /This is the home page/],
    ['pages', { path: '/contact' }, /The site itself leads to \/contact/],
    ['legal-pages', { slug: 'privacy-policy' }, /The site itself leads to \/privacy-policy/],
    ['legal-pages', { slug: 'accessibility-statement' }, /one of the legal links/],
  ] as const;

  it.each(needed)('of %s with %o can’t be removed by any action', async (slug, at, words) => {
    const { id } = await editor.create(slug, at);
    const refused = [409, expect.stringMatching(words)];
    expect((await ask(slug, id)).need).toMatch(words);
    expect(await remove(slug, id)).toEqual(refused);
    expect(await remove(slug, id, { isForGood: true }, asAdmin)).toEqual(refused);
    expect(await trash(slug, id)).toEqual(refused);
    for (const body of [{ _status: 'draft' }, { path: '/elsewhere', slug: 'elsewhere' }]) {
      const answer = await asEditor('PATCH', `/${slug}/${id}`, {
        body: { _status: 'published', ...body },
      });
      expect([answer.status, answer.text], JSON.stringify(body)).toEqual([
        409,
        expect.stringMatching(words),
      ]);
    }
    expect((await asAdmin('DELETE', `/${slug}/${id}`)).status).toBe(409);
    expect(await isThere(slug, id)).toBe(true);
    await editor.publish(slug, id, { title: 'Its words may change' });
  });

  it('does not block an unpublished draft with the same address', async () => {
    const { id } = await editor.create('pages', { path: '/bot', _status: 'draft' });
    expect((await remove('pages', id))[0]).toBe(200);
  });
});

describe('the usage list of a document', () => {
  it('includes links in menus and texts, relations, figures and redirects', async () => {
    const { id: city, slug } = await editor.create('cities', { name: 'Hull', slug: 'hull' });
    const address = `/web-design-${slug}`;
    await editor.create('posts', { title: 'In a text', content: linkTo('cities', city) });
    const { id: later } = await editor.create('posts', { title: 'Live' });
    await editor.autosave('posts', later, { title: 'Later', content: linkTo('cities', city) });
    const { id: gone } = await editor.create('posts', {
      title: 'Gone',
      content: linkTo('cities', city),
    });
    await remove('posts', gone);
    const niche = (await editor.create('niches')).id;
    await editor.create('city-niche-pages', { city, niche, title: 'Of a niche' });
    await editor.create('redirects', { from: '/old-hull', to: `${address}#visit` });
    await asAdmin('POST', '/globals/navigation', {
      body: { ...navigation, header: [{ label: 'Hull', href: address }] },
    });
    expect((await labels('cities', city)).toSorted()).toEqual([
      'Menus',
      'Niche in a city: Of a niche',
      'Post: In a text',
      'Post: Later (draft)',
      'Redirect: /old-hull',
    ]);
    await asAdmin('POST', '/globals/navigation', { body: navigation });
  });

  it('includes texts that quote its price', async () => {
    const { id } = await editor.create('packages', { key: 'quoted' });
    await editor.create('faqs', { question: 'What is {{package:quoted:from}}?' });
    expect(await labels('packages', id)).toEqual(['Question: What is {{package:quoted:from}}?']);
  });

  it('must be shown first: Payload’s own buttons refuse, and list the usages', async () => {
    const { id } = await editor.create('cities', { name: 'Leeds' });
    await editor.create('posts', { title: 'About Leeds', content: linkTo('cities', id) });
    expect(await trash('cities', id)).toEqual([
      409,
      expect.stringMatching(/Post: About Leeds.*choose “Delete …”/),
    ]);
    const bulk = await asEditor('PATCH', `/cities?where[id][equals]=${id}`, {
      body: { deletedAt: new Date().toISOString() },
    });
    expect(bulk.text).toContain('Post: About Leeds');
    expect(await isThere('cities', id)).toBe(true);
    expect((await remove('cities', id))[0]).toBe(200);
    expect(await isThere('cities', id)).toBe(false);
  });
});

describe('a deleted document', () => {
  it('frees its address for another page in the same step, and regains it from the trash', async () => {
    const { id, slug } = await editor.create('posts');
    const { slug: other } = await editor.create('posts');
    const [from, to] = [`/blog/${slug}`, `/blog/${other}`];
    await editor.create('redirects', { from: `/older-${id}`, to: from });
    expect((await ask('posts', id)).pages.map(({ path }) => path)).toContain(to);
    expect(await remove('posts', id, { redirectTo: to })).toEqual([200, undefined]);
    const redirects = async () =>
      (await payload.find({ collection: 'redirects', where: { to: { equals: to } } })).docs.map(
        (doc) => doc.from,
      );
    expect((await redirects()).toSorted()).toEqual([from, `/older-${id}`]);
    await editor.takeFromTrash('posts', id);
    expect(await isThere('posts', id)).toBe(true);
    expect(await redirects()).toEqual([`/older-${id}`]);
  });

  it('can’t redirect visitors to a missing page, and remains then', async () => {
    const { id, slug } = await editor.create('posts');
    for (const redirectTo of ['/nowhere', `/blog/${slug}`]) {
      expect(await remove('posts', id, { redirectTo })).toEqual([
        400,
        expect.stringMatching(/Choose one of the list/),
      ]);
    }
    expect(await isThere('posts', id)).toBe(true);
  });

  it('is deleted permanently by an admin only, from the trash or directly', async () => {
    const { id } = await editor.create('posts');
    expect((await remove('posts', id, { isForGood: true }))[0]).toBe(403);
    await editor.moveToTrash('posts', id);
    expect((await asEditor('DELETE', `/posts/${id}?trash=true`)).status).toBe(403);
    expect((await asAdmin('DELETE', `/posts/${id}?trash=true`)).status).toBe(200);
    const { id: other } = await editor.create('posts');
    expect((await remove('posts', other, { isForGood: true }, asAdmin))[0]).toBe(200);
    expect((await asAdmin('GET', `/posts/${other}?trash=true`)).status).toBe(404);
  });
});

describe('a picture', () => {
  it('can’t be removed while in use, even in a draft; the message lists the usages', async () => {
    const shown = await upload();
    const text = richText('With a picture.');
    (text as { root: { children: unknown[] } }).root.children.push({
      type: 'upload',
      version: 3,
      relationTo: 'media',
      value: shown,
      fields: {},
    });
    const { id: post } = await editor.create('posts', { title: 'Illustrated', content: text });
    const { id: study } = await editor.create('case-studies', { title: 'Old', _status: 'draft' });
    const drafted = await upload();
    await editor.autosave('case-studies', study, { title: 'Planned', image: drafted });

    const laidOut = await upload();
    await editor.create('packages', {
      name: 'Drawn',
      key: 'drawn',
      group: 'core',
      onApplication: true,
      picture: laidOut,
    });

    for (const [id, words] of [
      [laidOut, /in use: Package: Drawn\. Take it out/],
      [shown, /in use: Post: Illustrated\. Take it out/],
      [drafted, /in use: .*Planned \(not published\)\. Take it out/],
    ] as const) {
      const refused = [409, expect.stringMatching(words)];
      expect(await trash('media', id)).toEqual(refused);
      expect(await remove('media', id)).toEqual(refused);
      expect(await remove('media', id, { isForGood: true }, asAdmin)).toEqual(refused);
      expect((await stranger('GET', `/media/${id}`)).status).toBe(200);
    }
    await editor.moveToTrash('posts', post);
    expect((await remove('media', shown))[0]).toBe(200);
  });
});
