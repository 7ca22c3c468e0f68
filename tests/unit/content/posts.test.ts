import { describe, expect, it } from 'vitest';
import { filterPosts, readTimeMinutes, relatedPosts } from '@/content/rules/posts';
import type { PostCardView } from '@/content/rules/view-models';

function makePost(slug: string, changes: Partial<PostCardView> = {}): PostCardView {
  return {
    slug,
    title: `Title of ${slug}`,
    excerpt: '',
    category: 'Design',
    publishedOn: '2026-01-01',
    readTimeMinutes: 4,
    emoji: '📐',
    ...changes,
  };
}

describe('the time a text takes to read', () => {
  it.each([
    [0, 1],
    [1, 1],
    [299, 1],
    [300, 2],
    [1_000, 5],
  ])('is, for %i words, %i minutes', (words, minutes) => {
    expect(readTimeMinutes('word '.repeat(words))).toBe(minutes);
  });

  it('does not count spaces and line ends', () => {
    expect(readTimeMinutes(` \n\t${'a \n '.repeat(400)}`)).toBe(2);
  });
});

describe('the blog’s search', () => {
  const posts = [
    makePost('seo', { title: 'SEO for shops', excerpt: 'What to do FIRST', category: 'SEO' }),
    makePost('price', { title: 'What it costs', excerpt: 'Line by line' }),
  ];
  const found = (search: string, category: string | null = null) =>
    filterPosts(posts, search, category).map(({ slug }) => slug);

  it('finds everything when it is blank', () => {
    expect(found('')).toEqual(['seo', 'price']);
    expect(found('  ')).toEqual(['seo', 'price']);
  });

  it('looks into title and summary, whatever the case', () => {
    expect(found('shops')).toEqual(['seo']);
    expect(found('first')).toEqual(['seo']);
    expect(found('WHAT')).toEqual(['seo', 'price']);
    expect(found(' line BY ')).toEqual(['price']);
  });

  it('takes what is typed as it is, not as a pattern', () => {
    expect(found('.*')).toEqual([]);
  });

  it('stays within the chosen category', () => {
    expect(found('what', 'Design')).toEqual(['price']);
    expect(found('', 'Branding')).toEqual([]);
  });

  it('leaves the list it was given as it was', () => {
    filterPosts(posts, 'seo', null);
    expect(posts).toHaveLength(2);
  });
});

describe('what to read next', () => {
  const posts = [
    makePost('newest', { category: 'SEO' }),
    makePost('itself'),
    makePost('same'),
    makePost('older', { category: 'Branding' }),
    makePost('same-old'),
  ];

  it('is at most three posts: the same category first, then the newest, never itself', () => {
    const links = relatedPosts({ slug: 'itself', category: 'Design' }, posts);
    expect(links.map(({ href }) => href)).toEqual(['/blog/same', '/blog/same-old', '/blog/newest']);
    expect(links[0]).toEqual({ label: 'Title of same', href: '/blog/same', meta: '4 min' });
  });

  it('is nothing when there is no other post', () => {
    expect(relatedPosts({ slug: 'itself', category: 'Design' }, [makePost('itself')])).toEqual([]);
  });
});
