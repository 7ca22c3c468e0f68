import { describe, expect, it } from 'vitest';
import {
  countListPages,
  findAuthor,
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
    cover: null,
    ...changes,
  };
}

describe('the reading time of a text', () => {
  it.each([
    [0, 1],
    [1, 1],
    [344, 1],
    [345, 2],
    [1_000, 4],
  ])('is, for %i words, %i minutes', (words, minutes) => {
    expect(readTimeMinutes(words)).toBe(minutes);
  });
});

describe('the author of a post', () => {
  const person = { name: 'Megan', role: 'Writes', phone: null, words: null, portrait: null };
  const people = [
    { ...person, id: 'a', isSample: false },
    { ...person, id: 'b', isSample: true },
  ];

  it.each([
    ['b', 'b'],
    ['gone', undefined],
    ['', undefined],
    [null, undefined],
  ])('chosen as %j is %j of the people shown', (chosen, id) => {
    expect(findAuthor(people, chosen)?.id).toBe(id);
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
    expect(links[0]).toEqual({
      label: 'Title of same',
      href: '/blog/same',
      meta: '4 min',
      emoji: '📐',
      cover: null,
    });
  });

  it('name a post once that is in two of the lists', () => {
    const links = relatedPosts({ slug: 'itself', category: 'Design' }, [...posts, ...posts]);
    expect(links.map(({ href }) => href)).toEqual(['/blog/same', '/blog/same-old', '/blog/newest']);
  });

  it('are empty without other posts', () => {
    expect(relatedPosts({ slug: 'itself', category: 'Design' }, [makePost('itself')])).toEqual([]);
  });
});
