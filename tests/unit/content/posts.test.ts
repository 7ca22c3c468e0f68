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

describe('the reading time of a text', () => {
  it.each([
    [0, 1],
    [1, 1],
    [299, 1],
    [300, 2],
    [1_000, 5],
  ])('is, for %i words, %i minutes', (words, minutes) => {
    expect(readTimeMinutes('word '.repeat(words))).toBe(minutes);
  });

  it('ignores spaces and line breaks', () => {
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

  it('finds all posts for a blank search', () => {
    expect(found('')).toEqual(['seo', 'price']);
    expect(found('  ')).toEqual(['seo', 'price']);
  });

  it('searches title and summary, ignoring case', () => {
    expect(found('shops')).toEqual(['seo']);
    expect(found('first')).toEqual(['seo']);
    expect(found('WHAT')).toEqual(['seo', 'price']);
    expect(found(' line BY ')).toEqual(['price']);
  });

  it('treats the search as plain text, not as a pattern', () => {
    expect(found('.*')).toEqual([]);
  });

  it('stays within the chosen category', () => {
    expect(found('what', 'Design')).toEqual(['price']);
    expect(found('', 'Branding')).toEqual([]);
  });

  it('does not modify the given list', () => {
    filterPosts(posts, 'seo', null);
    expect(posts).toHaveLength(2);
  });
});

describe('related posts', () => {
  const posts = [
    makePost('newest', { category: 'SEO' }),
    makePost('itself'),
    makePost('same'),
    makePost('older', { category: 'Branding' }),
    makePost('same-old'),
  ];

  it('are at most three: same category first, then newest, without the current post', () => {
    const links = relatedPosts({ slug: 'itself', category: 'Design' }, posts);
    expect(links.map(({ href }) => href)).toEqual(['/blog/same', '/blog/same-old', '/blog/newest']);
    expect(links[0]).toEqual({ label: 'Title of same', href: '/blog/same', meta: '4 min' });
  });

  it('are empty without other posts', () => {
    expect(relatedPosts({ slug: 'itself', category: 'Design' }, [makePost('itself')])).toEqual([]);
  });
});
