import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { editingAs } from '../support/editing';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

// Editors may write redirects; the hooks write them for any role that renames a page.
const editor = editingAs(await site.as('editor'));

afterEach(async () => {
  for (const collection of ['redirects', 'posts', 'pages'] as const) {
    await site.payload.delete({ collection, where: { id: { exists: true } }, trash: true });
  }
});

/** Every stored redirect, as `from → to`. */
async function redirects(): Promise<string[]> {
  const { docs } = await site.payload.find({ collection: 'redirects', limit: 0, sort: 'from' });
  return docs.map(({ from, to }) => `${from} → ${to}`);
}

describe('a renamed post', () => {
  it('leaves a permanent redirect at the published address', async () => {
    const { id } = await editor.create('posts', { slug: 'a' });
    await editor.publish('posts', id, { slug: 'b' });
    expect(await redirects()).toEqual(['/blog/a → /blog/b']);
    const { docs } = await site.payload.find({ collection: 'redirects' });
    expect(docs[0]?.permanent).toBe(true);
  });

  it('leaves no redirect while the new address is only a draft', async () => {
    const { id } = await editor.create('posts', { slug: 'a' });
    await editor.autosave('posts', id, { slug: 'b' });
    await editor.autosave('posts', id, { slug: 'c' });
    expect(await redirects()).toEqual([]);
  });

  it('redirects from the published address, not from those of drafts in between', async () => {
    const { id } = await editor.create('posts', { slug: 'a' });
    await editor.autosave('posts', id, { slug: 'b' });
    await editor.autosave('posts', id, { slug: 'c' });
    await editor.publish('posts', id);
    expect(await redirects()).toEqual(['/blog/a → /blog/c']);
  });

  it('needs no redirect when it was never published', async () => {
    const { id } = await editor.create('posts', { slug: 'a', _status: 'draft' });
    await editor.autosave('posts', id, { slug: 'b' });
    await editor.publish('posts', id, { slug: 'c' });
    expect(await redirects()).toEqual([]);
  });

  it('needs no redirect when only its text changes', async () => {
    const { id } = await editor.create('posts', { slug: 'a' });
    await editor.publish('posts', id, { title: 'Other words' });
    expect(await redirects()).toEqual([]);
  });

  it('renamed twice leads both old addresses straight to the new one', async () => {
    const { id } = await editor.create('posts', { slug: 'a' });
    await editor.publish('posts', id, { slug: 'b' });
    await editor.publish('posts', id, { slug: 'c' });
    expect(await redirects()).toEqual(['/blog/a → /blog/c', '/blog/b → /blog/c']);
  });

  it('renamed back makes no redirect loop', async () => {
    const { id } = await editor.create('posts', { slug: 'a' });
    for (const slug of ['b', 'c', 'a']) await editor.publish('posts', id, { slug });
    expect(await redirects()).toEqual(['/blog/b → /blog/a', '/blog/c → /blog/a']);
    for (const slug of ['b', 'a', 'b', 'a']) await editor.publish('posts', id, { slug });
    expect(await redirects()).toEqual(['/blog/b → /blog/a', '/blog/c → /blog/a']);
  });

  it('updates redirects that staff had written to its old address', async () => {
    const { id } = await editor.create('posts', { slug: 'a' });
    await editor.create('redirects', { from: '/offer', to: '/blog/a' });
    await editor.create('redirects', { from: '/elsewhere', to: 'https://example.com/blog/a' });
    await editor.publish('posts', id, { slug: 'b' });
    expect(await redirects()).toEqual([
      '/blog/a → /blog/b',
      '/elsewhere → https://example.com/blog/a',
      '/offer → /blog/b',
    ]);
  });

  it('removes a redirect at its new address', async () => {
    const { id } = await editor.create('posts', { slug: 'a' });
    await editor.create('redirects', { from: '/blog/b', to: '/pricing' });
    await editor.publish('posts', id, { slug: 'b' });
    expect(await redirects()).toEqual(['/blog/a → /blog/b']);
  });

  it('is unchanged when the new address is refused', async () => {
    await editor.create('posts', { slug: 'taken' });
    const { id } = await editor.create('posts', { slug: 'a' });
    await editor.refusal('posts', { slug: 'taken', _status: 'published' }, id);
    await editor.refusal('posts', { slug: 'Not Allowed', _status: 'published' }, id);
    expect(await redirects()).toEqual([]);
    expect((await site.payload.findByID({ collection: 'posts', id })).slug).toBe('a');
  });
});

describe('a page with a new path', () => {
  it('leaves a redirect at its old path', async () => {
    const { id } = await editor.create('pages', { path: '/about' });
    await editor.autosave('pages', id, { path: '/not-yet' });
    await editor.publish('pages', id, { path: '/about-us/team' });
    expect(await redirects()).toEqual(['/about → /about-us/team']);
  });

  it('leaves one redirect each when several move at once', async () => {
    const first = await editor.create('pages', { path: '/one' });
    const second = await editor.create('pages', { path: '/two' });
    await editor.publish('pages', first.id, { path: '/one-new' });
    await editor.publish('pages', second.id, { path: '/one' });
    // The second page has the first one’s old path, so a redirect there would hide it.
    expect(await redirects()).toEqual(['/two → /one']);
  });
});

describe('any document with a page', () => {
  it.each([
    ['cities', '/web-design-'],
    ['industries', '/industries/'],
    ['case-studies', '/projects/'],
    ['legal-pages', '/'],
  ])('leaves a redirect when it is renamed: %s', async (slug, prefix) => {
    const { id } = await editor.create(slug, { slug: 'old-name' });
    await editor.autosave(slug, id, { slug: 'not-yet' });
    await editor.publish(slug, id, { slug: 'new-name' });
    expect(await redirects()).toEqual([`${prefix}old-name → ${prefix}new-name`]);
  });
});

describe('a document without a page', () => {
  it('leaves no redirect', async () => {
    const { id } = await editor.create('niches', { slug: 'bath-fitters' });
    await editor.publish('niches', id, { slug: 'bathroom-fitters' });
    expect(await redirects()).toEqual([]);
  });
});
