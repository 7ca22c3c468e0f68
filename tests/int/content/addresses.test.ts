import { afterAll, describe, expect, it } from 'vitest';
import { nextNumber } from '../support/documents';
import { editingAs } from '../support/editing';
import { makeData, titleField } from '../support/make-data';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const send = await site.as('admin');
const admin = editingAs(send);

/** Collections whose documents have a permanent reference. */
const referenced = site.config.collections
  .filter(({ fields }) => fields.some((field) => 'name' in field && field.name === 'key'))
  .map(({ slug }) => slug)
  .filter((slug) => !slug.startsWith('payload-'));

it('prices and tables have a permanent reference', () => {
  expect(referenced.sort()).toEqual([
    'add-ons',
    'chatbot-tiers',
    'comparison-tables',
    'cost-comparisons',
    'hidden-fees',
    'packages',
    'retainers',
  ]);
});

describe.each(referenced)('the reference of %s', (slug) => {
  const field = titleField(slug);

  it('can’t be changed by any role', async () => {
    const { id, key } = await admin.create(slug);
    const now = await admin.publish(slug, id, { key: 'other', [field]: 'New name' });
    expect([now.key, now[field]]).toEqual([key, 'New name']);
    await admin.autosave(slug, id, { key: 'other' });
    expect((await admin.publish(slug, id)).key).toBe(key);
  });

  it('is required, in simple spelling and unique', async () => {
    const { key } = await admin.create(slug);
    const body = { ...makeData[slug]?.(nextNumber()), _status: 'published' };
    for (const wrong of [undefined, '', 'With Spaces', 'dash-', 'ä']) {
      expect((await admin.refusal(slug, { ...body, key: wrong })).key).toMatch(/^Use lower-case/);
    }
    expect((await admin.refusal(slug, { ...body, key })).key).toMatch(/unique/i);
  });

  it('is restored with an earlier version', async () => {
    const { id, key } = await admin.create(slug, { [field]: 'First name' });
    await admin.publish(slug, id, { [field]: 'Second name' });
    const versions = await send(
      'GET',
      `/${slug}/versions?where[parent][equals]=${id}&sort=createdAt`,
    );
    const [first] = versions.body.docs as unknown as { id: number }[];
    const answer = await send('POST', `/${slug}/versions/${first?.id}`, { body: {} });
    expect(answer.status, answer.text).toBe(200);
    expect((await send('GET', `/${slug}/${id}`)).body).toMatchObject({
      key,
      [field]: 'First name',
    });
  });
});

describe('the address of a page', () => {
  it.each([
    [undefined, /Enter an address/],
    ['', /Enter an address/],
    ['about', /Start the address with a slash/],
    ['/About', /Use lower-case letters/],
    ['/about/', /Leave out the slash/],
    ['/cms/hidden', /used by the system/],
    ['/blog/stolen', /belong to posts/],
  ])('%s is refused with a message', async (path, message) => {
    const body = { ...makeData.pages?.(nextNumber()), path, _status: 'published' };
    expect((await admin.refusal('pages', body)).path).toMatch(message);
  });

  it('belongs to one page', async () => {
    const { path } = await admin.create('pages');
    const body = { ...makeData.pages?.(nextNumber()), path, _status: 'published' };
    expect((await admin.refusal('pages', body)).path).toMatch(/unique/i);
  });
});

describe('the address of a post', () => {
  it('is made from the title when it is left empty', async () => {
    const { slug } = await admin.create('posts', { title: 'What’s Café & Co?', slug: '' });
    expect(slug).toBe('whats-cafe-and-co');
  });

  it('stays when the title changes', async () => {
    const { id, slug } = await admin.create('posts');
    expect((await admin.publish('posts', id, { title: 'Another title' })).slug).toBe(slug);
  });

  it.each(['With Spaces', 'a/b', '../x', 'ä'])('“%s” is refused with a message', async (slug) => {
    const body = { ...makeData.posts?.(nextNumber()), slug, _status: 'published' };
    expect((await admin.refusal('posts', body)).slug).toMatch(/^Use lower-case letters/);
  });

  it('is required when the title yields none', async () => {
    const body = {
      ...makeData.posts?.(nextNumber()),
      title: '日本語',
      slug: '',
      _status: 'published',
    };
    expect(await admin.refusal('posts', body)).toHaveProperty('slug');
  });
});

describe('a manual redirect', () => {
  it('leads to another address, on this site or over https', async () => {
    const refused = (changes: object) =>
      admin.refusal('redirects', { ...makeData.redirects?.(nextNumber()), ...changes });
    expect(await refused({ from: '/x', to: '/x' })).toEqual({
      to: 'This would lead back to itself.',
    });
    for (const to of ['', 'x', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      expect(await refused({ to })).toHaveProperty('to');
    }
    for (const from of ['', 'x', '/', '/a b', '/a?b', '/a#b']) {
      expect(await refused({ from })).toHaveProperty('from');
    }
    await admin.create('redirects', { from: '/our-guarantee', to: 'https://example.com/a' });
  });

  it('does not loop through other redirects', async () => {
    await admin.create('redirects', { from: '/first', to: '/second' });
    await admin.create('redirects', { from: '/second', to: '/third' });
    for (const to of ['/first', '/second']) {
      const body = { ...makeData.redirects?.(nextNumber()), from: '/third', to };
      expect(await admin.refusal('redirects', body)).toEqual({
        to: 'This would lead back to itself.',
      });
    }
    const { id } = await admin.create('redirects', { from: '/third', to: '/fourth' });
    expect(await admin.refusal('redirects', { to: '/first' }, id)).toHaveProperty('to');
  });
});
