import { describe, expect, it } from 'vitest';
import {
  countListPages,
  linkedListPages,
  readTimeMinutes,
  relatedPosts,
} from '@/content/rules/posts';
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

describe('the pages of the blog’s list', () => {
  it.each([
    [0, 1],
    [12, 1],
    [13, 2],
    [10_000, 834],
  ])('hold %i posts on %i', (posts, pages) => {
    expect(countListPages(posts)).toBe(pages);
  });

  it('link to all others of a short list', () => {
    expect(linkedListPages(1, 3)).toEqual([1, 2, 3]);
    expect(linkedListPages(1, 1)).toEqual([1]);
  });

  it('link to the ends, the neighbours and each tenth of a long list', () => {
    expect(linkedListPages(400, 834)).toEqual([
      ...[1, 84, 168, 252, 336, 399, 400, 401, 420, 504, 588, 672, 756, 834],
    ]);
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

  it('name a post once that is in two of the lists', () => {
    const links = relatedPosts({ slug: 'itself', category: 'Design' }, [...posts, ...posts]);
    expect(links.map(({ href }) => href)).toEqual(['/blog/same', '/blog/same-old', '/blog/newest']);
  });

  it('are empty without other posts', () => {
    expect(relatedPosts({ slug: 'itself', category: 'Design' }, [makePost('itself')])).toEqual([]);
  });
});
