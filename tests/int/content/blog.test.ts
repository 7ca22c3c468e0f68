import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { editingAs } from '../support/editing';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

// They load the configuration, which reads the environment that was set above.
const { getBlogList, listNewestPosts, listRelatedPosts, searchPosts } = await import(
  '@/content/store/posts'
);
const { getSiteIndex, listPublicAddresses, listSiteGroups } = await import(
  '@/content/store/site-index'
);
const { getShareCard } = await import('@/content/store/share-card');
const { GET } = await import('@/app/files/[name]/route');

const admin = editingAs(await site.as('admin'));
const { pool } = site.payload.db;

const categories = ['Design', 'SEO'];
const count = 6_000;
const oldest = `post-${count}`;

/** Many rows at once, as many saves would take minutes. The first is the newest. */
beforeAll(async () => {
  await admin.create('pages', { path: '/blog', title: 'Blog' });
  await admin.create('packages', {
    key: 'growth',
    group: 'core',
    priceFromPence: 98_700,
    priceToPence: null,
  });
  await pool.query(
    `insert into posts (title, slug, excerpt, category, published_on, emoji, read_time_minutes, _status)
     select 'Title ' || n, 'post-' || n,
            case when n = 3000 then '50% off_line for {{package:growth:from}} in GREENHOUSES' else 'Words' end,
            ($2::text[])[1 + n % 2]::enum_posts_category, now() - n / 2 * interval '1 day', 'x', 2, 'published'
       from generate_series(1, $1::int) as n`,
    [count, categories],
  );
  await pool.query('vacuum analyze posts');
  await admin.create('posts', { slug: 'the-draft', title: 'Greenhouses', _status: 'draft' });
  // A save through the CMS makes the rows known.
  await admin.create('posts', {
    slug: 'newest',
    title: 'Newest',
    category: 'Branding',
    publishedOn: '2100-01-01T00:00:00.000Z',
  });
});

/** SQL of a work, with the rows that each statement returned. */
async function watch(work: () => Promise<unknown>) {
  const statements: { text: string; rows: number }[] = [];
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<{ rows: unknown[] }>;
  const spy = vi.spyOn(pool, 'query').mockImplementation((async (...args: unknown[]) => {
    const answer = await query(...args);
    const [first] = args as [string | { text: string }];
    const text = typeof first === 'string' ? first : first.text;
    statements.push({ text, rows: answer.rows.length });
    return answer;
  }) as never);
  await work();
  spy.mockRestore();
  return statements;
}

async function file(name: string): Promise<string> {
  const answer = await GET(new Request('http://localhost/'), {
    params: Promise.resolve({ name }),
  });
  return answer.text();
}

const slugsOf = (posts: readonly { slug: string }[] = []) => posts.map(({ slug }) => slug);

describe('the pages of the blog’s list', () => {
  it('hold every published post once, newest first', async () => {
    const first = await getBlogList(1);
    expect(first?.pages).toBe(501);
    expect(slugsOf(first?.posts).slice(0, 3)).toEqual(['newest', 'post-1', 'post-3']);
    const all = [];
    for (const page of [1, 2, 3]) all.push(...slugsOf((await getBlogList(page))?.posts));
    expect(new Set(all).size).toBe(36);
    expect(slugsOf((await getBlogList(501))?.posts)).toEqual([oldest]);
    expect(await getBlogList(502)).toBeNull();
  });

  it('are known addresses', async () => {
    const { isLive } = await getSiteIndex();
    const addresses = new Set(await listPublicAddresses());
    for (const path of ['/blog/page/2', '/blog/page/501', `/blog/${oldest}`]) {
      expect([path, isLive(path), addresses.has(path)]).toEqual([path, true, true]);
    }
    for (const path of ['/blog/page/502', '/blog/the-draft']) {
      expect([path, isLive(path), addresses.has(path)]).toEqual([path, false, false]);
    }
  });

  it('share a card, and each post has its own', async () => {
    expect(await getShareCard('/blog/page/2')).toEqual(await getShareCard('/blog'));
    expect(await getShareCard(`/blog/${oldest}`)).toMatchObject({ title: `Title ${count}` });
    expect(await getShareCard('/blog/the-draft')).toBeNull();
  });
});

describe('the blog’s search', () => {
  const found = async (search: string, category: string | null = null, page = 1) =>
    slugsOf((await searchPosts({ search, category, page })).posts);

  it('finds words in title and summary, ignoring case and space around them', async () => {
    expect(await found('  greenHOUSES ')).toEqual(['post-3000']);
    expect(await found('title 4321')).toEqual(['post-4321']);
  });

  it('takes the words as plain text', async () => {
    expect(await found('50% off_line')).toEqual(['post-3000']);
    expect(await found('5_% off')).toEqual([]);
    expect(await found('.*')).toEqual([]);
  });

  it('finds live figures, but no name of a token', async () => {
    expect(await found('£987')).toEqual(['post-3000']);
    expect(await found('package:growth')).toEqual([]);
  });

  it('stays within the category, with further pages', async () => {
    const first = await searchPosts({ search: '', category: 'SEO', page: 1 });
    expect(first.hasMore).toBe(true);
    expect(slugsOf(first.posts)[0]).toBe('post-1');
    expect(await found('', 'SEO', 250)).toContain(`post-${count - 1}`);
    expect(await found('', 'SEO', 251)).toEqual([]);
    expect(await found('newest', 'SEO')).toEqual([]);
  });
});

describe('with thousands of posts', () => {
  it.each([
    ['a page of the list', () => getBlogList(7)],
    ['a search', () => searchPosts({ search: 'words', category: 'SEO', page: 2 })],
    ['related posts', () => listRelatedPosts({ slug: 'post-1', category: 'SEO' })],
    ['the newest posts', () => listNewestPosts(50)],
    ['the site’s pages', getSiteIndex],
    ['the feed', () => file('feed.xml')],
    ['llms.txt', () => file('llms.txt')],
    ['the page of all pages', listSiteGroups],
  ])('%s reads few rows', async (_what, work) => {
    await getSiteIndex();
    const statements = await watch(work);
    expect(Math.max(0, ...statements.map(({ rows }) => rows))).toBeLessThanOrEqual(50);
  });

  it.each([
    [
      'the list',
      'posts_listed_idx',
      `_status = 'published' order by published_on desc, id desc limit 12`,
    ],
    [
      'a category',
      'posts_category_listed_idx',
      `_status = 'published' and category = 'SEO' order by published_on desc, id desc limit 12`,
    ],
    [
      'a rare word',
      'posts_searched_trgm_idx',
      `(title || chr(10) || regexp_replace(excerpt, '[{][{][^}]*[}][}]', ' ', 'g')) ilike '%greenhouse%'`,
    ],
  ])('%s is read by an index', async (_what, index, condition) => {
    const { rows } = await pool.query(`explain select id from posts where ${condition}`);
    const plan = JSON.stringify(rows);
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
    expect(plan).not.toContain('Sort');
  });

  it('the feed has the newest fifty', async () => {
    expect((await file('feed.xml')).match(/<item>/g)).toHaveLength(50);
  });

  it('the sitemap has files of at most 5,000 addresses', async () => {
    const index = await file('sitemap.xml');
    const files = [...index.matchAll(/<loc>[^<]*\/([^<]+)<\/loc>/g)].map(([, name = '']) => name);
    expect(files).toEqual(['sitemap-pages.xml', 'sitemap-posts-1.xml', 'sitemap-posts-2.xml']);
    const [pages = '', ...posts] = await Promise.all(files.map(file));
    expect(pages).toContain('/blog</loc>');
    expect(pages).not.toContain('/blog/');
    const listed = posts.map((text) => text.match(/<url>/g)?.length);
    expect(listed).toEqual([5_000, 1_001]);
    expect(posts.join('')).not.toContain('the-draft');
    expect(await listPublicAddresses()).toContain('/sitemap-posts-2.xml');
    expect(await file('sitemap-posts-3.xml')).toBe('There is nothing at this address.\n');
  });

  it('the page of all pages and llms.txt lead to the older posts', async () => {
    const blog = (await listSiteGroups()).find(({ heading }) => heading === 'Blog');
    expect(blog?.links).toHaveLength(52);
    expect(blog?.links.at(-1)).toEqual({ label: 'Older articles', href: '/blog/page/5' });
    expect(await file('llms.txt')).toContain('/blog/page/5');
  });
});
