import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepLiveLinks, liveLinkCheck } from '@/content/rules/live-links';

const isLive = liveLinkCheck(new Set(['/', '/pricing', '/blog/a']));

describe('a link on this site', () => {
  it.each([
    '/',
    '/#lead-capture',
    '/?utm=x',
    '/pricing',
    '/pricing#retainers',
    '/pricing?from=menu#retainers',
    '/blog/a',
  ])('%s leads somewhere', (href) => {
    expect(isLive(href)).toBe(true);
  });

  it.each([
    '/about',
    '/pricing/',
    '/pricing/more',
    '/blog',
    '/blog/b#top',
    '/Pricing',
    '/%70ricing',
  ])('%s leads nowhere at the moment', (href) => {
    expect(isLive(href)).toBe(false);
  });

  it.each([
    ['another site', 'https://example.com/about'],
    ['a mailbox', 'mailto:hello@example.com'],
    ['a phone', 'tel:+441432000000'],
    ['a part of the same page', '#retainers'],
    ['a file', '/llms.txt'],
    ['a file in a folder', '/demos/joiner/index.html#top'],
    ['the back office', '/cms'],
    ['nothing', ''],
  ])('that leads to %s is none of the CMS’s', (_where, href) => {
    expect(isLive(href)).toBe(true);
  });

  it('to the home page is dead while the home page is unpublished', () => {
    expect(liveLinkCheck(new Set())('/')).toBe(false);
    expect(liveLinkCheck(new Set())('/#lead-capture')).toBe(false);
  });
});

describe('in a document', () => {
  const keep = <T>(value: T) => keepLiveLinks(value, isLive);

  it('menu entries and buttons are removed together with their target', () => {
    expect(
      keep({
        header: [
          { label: 'Pricing', href: '/pricing' },
          { label: 'About', href: '/about' },
          { label: 'Elsewhere', href: 'https://example.com' },
        ],
        sections: [{ buttons: [{ label: 'Read', href: '/gone', style: 'primary' }] }],
      }),
    ).toEqual({
      header: [
        { label: 'Pricing', href: '/pricing' },
        { label: 'Elsewhere', href: 'https://example.com' },
      ],
      sections: [{ buttons: [] }],
    });
  });

  it('a card with a dead link is removed, wherever its text is nested', () => {
    const cards = [
      { title: 'Here', href: '/pricing' },
      { title: 'Gone', href: '/gone' },
      { title: 'No link', href: '' },
      { title: 'No link at all' },
    ];
    expect(keep({ cards })).toEqual({ cards: cards.filter(({ title }) => title !== 'Gone') });
  });

  it('any other row keeps its text and loses its target', () => {
    expect(keep({ rows: [{ title: 'Growth', href: '/gone' }] })).toEqual({
      rows: [{ title: 'Growth', href: '' }],
    });
  });

  it.each(['href', 'buttonLink', 'linkHref', 'learnMoreHref'])('%s loses a dead target', (key) => {
    expect(keep({ title: 'T', [key]: '/gone' })).toEqual({ title: 'T', [key]: '' });
    expect(keep({ title: 'T', [key]: '/pricing#x' })).toEqual({ title: 'T', [key]: '/pricing#x' });
  });

  it('text that resembles an address does not change', () => {
    const page = { path: '/about', from: '/gone', text: '/gone', url: '/gone', href: null };
    expect(keep(page)).toEqual(page);
  });

  it('rich text does not change, because its renderer checks each link', () => {
    const link = { type: 'link', fields: { url: '/gone' }, children: [] };
    expect(keep({ content: { root: { children: [link] } } })).toEqual({
      content: { root: { children: [link] } },
    });
  });

  it('the given document is not modified', () => {
    const page = { header: [{ label: 'About', href: '/about' }], buttonLink: '/gone' };
    const before = structuredClone(page);
    keep(page);
    expect(page).toEqual(before);
  });

  it('no dead link remains, and live links are all kept', () => {
    const href = fc.constantFrom(
      '/',
      '/pricing#x',
      '/gone',
      '/blog/b',
      'https://example.com',
      '#a',
    );
    const item = fc.record({ label: fc.string(), href });
    const document = fc.record({
      links: fc.array(item),
      cards: fc.array(fc.record({ title: fc.string(), href })),
      hero: fc.record({ buttonLink: href, linkHref: href }),
    });
    fc.assert(
      fc.property(document, (value) => {
        const kept = keepLiveLinks(value, isLive);
        const left = [
          ...[...kept.links, ...kept.cards].map((entry) => entry.href),
          kept.hero.buttonLink,
          kept.hero.linkHref,
        ];
        expect(left.every(isLive)).toBe(true);
        expect(keepLiveLinks(kept, isLive)).toEqual(kept);
        expect(keepLiveLinks(value, () => true)).toEqual(value);
      }),
    );
  });
});
