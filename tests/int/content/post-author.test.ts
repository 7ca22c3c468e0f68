import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteSettings } from '../../../seed/data/site';
import { editingAs } from '../support/editing';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

// They load the configuration, which reads the environment that was set above.
const { getPost, listNewestPosts } = await import('@/content/store/posts');
const { getShareCard, readPicture } = await import('@/content/store/share-card');

const editor = editingAs(await site.as('editor'));
const saveSettings = (changes: object) =>
  site.payload.updateGlobal({
    slug: 'site-settings',
    data: { ...siteSettings, ...changes } as never,
  });

let cover: number;

beforeAll(async () => {
  await saveSettings({});
  const data = await sharp({ create: { width: 1600, height: 900, channels: 3, background: 'red' } })
    .webp()
    .toBuffer();
  const file = { name: 'red.webp', data, mimetype: 'image/webp', size: data.length };
  const own = { collection: 'media', data: { alt: 'A red sheet' }, file } as const;
  cover = (await site.payload.create(own)).id;
});

it('a post is signed by the chosen person, under a changed name too', async () => {
  const [person] = siteSettings.people;
  await editor.create('posts', { slug: 'signed', author: person?.id });
  expect((await getPost('signed'))?.author).toMatchObject({
    name: person?.name,
    isSample: true,
  });
  await saveSettings({ people: [{ ...person, name: 'Megan Price', isSample: false }] });
  expect((await getPost('signed'))?.author).toMatchObject({ name: 'Megan Price', isSample: false });
});

it('a post is signed by the studio if no one is chosen, or that person has gone', async () => {
  await editor.create('posts', { slug: 'unsigned' });
  expect((await getPost('unsigned'))?.author).toBeNull();
  await saveSettings({ people: [] });
  expect((await getPost('signed'))?.author).toBeNull();
});

it('a launched site names no sample person as an author', async () => {
  await saveSettings({ isSample: false, isLaunched: true });
  expect((await getPost('signed'))?.author).toBeNull();
  await saveSettings({ isLaunched: false });
  expect((await getPost('signed'))?.author).not.toBeNull();
});

it('a cover shows on the post, in lists and where the post is shared', async () => {
  await editor.create('posts', { slug: 'covered', cover });
  const picture = { alt: 'A red sheet', width: 1600, height: 900 };
  expect((await getPost('covered'))?.cover).toMatchObject(picture);
  const posts = await listNewestPosts(10);
  expect(posts.find(({ slug }) => slug === 'covered')?.cover).toMatchObject(picture);
  expect(posts.find(({ slug }) => slug === 'unsigned')?.cover).toBeNull();
  const card = await getShareCard('/blog/covered');
  const file = await readPicture(card?.picture ?? '');
  expect((await sharp(file ?? undefined).metadata()).format).toBe('webp');
  expect((await getShareCard('/blog/unsigned'))?.picture).toBeNull();
});

it('a picture that is gone leaves the words of the card', async () => {
  expect(await readPicture('/api/media/file/gone.webp')).toBeNull();
});
