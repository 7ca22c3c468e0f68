import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayFetch } from '../../../../src/scanner/robots/robots-txt.ts';

const site = 'https://shop.example';

function rules(...lines: string[]): string {
  return ['User-agent: *', ...lines].join('\n');
}

describe('a robots.txt', () => {
  it.each([
    ['', '/', true],
    ['Disallow: /', '/', true],
    [rules('Disallow:'), '/', true],
    [rules('Disallow: /'), '/', false],
    [rules('Disallow: /private'), '/privately', false],
    [rules('Disallow: /private'), '/Private', true],
    [rules('Disallow: /private/'), '/private', true],
  ])('that says %j: %s may be fetched: %s', (text, path, expected) => {
    expect(mayFetch(text, 'SomeBot', site + path)).toBe(expected);
  });

  it.each([
    ['/*.pdf', '/menus/lunch.pdf?v=2', false],
    ['/*.pdf$', '/menus/lunch.pdf?v=2', true],
    ['/*.pdf$', '/menus/lunch.pdf', false],
    ['/a*b*c', '/a-c-b', true],
    ['/a*b*c', '/a-b-c-d', false],
    ['/shop$', '/shop', false],
    ['/shop$', '/shop/', true],
    ['*/basket', '/en/basket', false],
    ['/pri$ce', '/pri$ce', false],
    ['/*$', '/anything', false],
    ['/x*x$', '/x', true],
  ])('knows * and $: %s for %s', (pattern, path, expected) => {
    expect(mayFetch(rules(`Disallow: ${pattern}`), 'SomeBot', site + path)).toBe(expected);
  });

  it('uses the longest rule, and Allow among equals', () => {
    const text = rules('Disallow: /shop/', 'Allow: /shop/sale', 'Allow: /blog', 'Disallow: /blog');
    expect(mayFetch(text, 'SomeBot', `${site}/shop/cakes`)).toBe(false);
    expect(mayFetch(text, 'SomeBot', `${site}/shop/sale`)).toBe(true);
    expect(mayFetch(text, 'SomeBot', `${site}/blog`)).toBe(true);
  });

  it('applies an allowed index page to its folder', () => {
    const text = rules('Disallow: /', 'Allow: /shop/index.html');
    expect(mayFetch(text, 'SomeBot', `${site}/shop/`)).toBe(true);
    expect(mayFetch(text, 'SomeBot', `${site}/shop/cakes`)).toBe(false);
    expect(mayFetch(rules('Disallow: /shop/index.html'), 'SomeBot', `${site}/shop/`)).toBe(true);
  });

  it('compares letters beyond ASCII percent-encoded', () => {
    for (const written of ['/café', '/caf%c3%a9', '/caf%C3%A9']) {
      const text = rules(`Disallow: ${written}`);
      expect(mayFetch(text, 'SomeBot', new URL('/café', site).href), written).toBe(false);
    }
    // An encoded ASCII letter is another octet.
    expect(mayFetch(rules('Disallow: /%61'), 'SomeBot', `${site}/a`)).toBe(true);
    // The last byte of “à” is a non-breaking space.
    expect(mayFetch(rules('Disallow: /voilà'), 'SomeBot', new URL('/voilà', site).href)).toBe(
      false,
    );
  });

  it('compares path and query only', () => {
    const text = rules('Disallow: /find?q=');
    expect(mayFetch(text, 'SomeBot', `${site}/find?q=cake#top`)).toBe(false);
    expect(mayFetch(text, 'SomeBot', `${site}/#/find?q=cake`)).toBe(true);
    expect(mayFetch(rules('Disallow: /$'), 'SomeBot', site)).toBe(false);
    expect(mayFetch(rules('Disallow: /?'), 'SomeBot', `${site}?q`)).toBe(false);
    const through = `${site}/go?to=https://other.example/x`;
    expect(mayFetch(rules('Disallow: /go?to=https://'), 'SomeBot', through)).toBe(false);
  });
});

describe('a crawler', () => {
  const text = `
User-agent: *
Disallow: /

User-agent: GoodBot
User-agent: OtherBot/2.0
Disallow: /a

Sitemap: https://shop.example/sitemap.xml
User-agent: goodbot and friends
Disallow: /b
`;

  it.each([
    ['GoodBot', '/a', false],
    ['GOODBOT', '/b', false],
    ['GoodBot/1.0', '/a', false],
    ['GoodBot', '/c', true],
    ['OtherBot', '/a', false],
    ['OtherBot', '/b', true],
    ['GoodBotNews', '/c', false],
    ['*', '/c', false],
    ['', '/c', false],
  ])('named %j follows the groups of its name, else those for all: %s', (agent, path, expected) => {
    expect(mayFetch(text, agent, site + path)).toBe(expected);
  });

  it('may have a dot or a digit in its name', () => {
    const dotted = 'User-agent: archive.org_bot\nDisallow: /\n\nUser-agent: AI2Bot\nDisallow: /x';
    expect(mayFetch(dotted, 'archive.org_bot', `${site}/`)).toBe(false);
    expect(mayFetch(dotted, 'AI2Bot', `${site}/x`)).toBe(false);
    expect(mayFetch(dotted, 'org_bot', `${site}/`)).toBe(true);
  });

  it('ignores an unknown line between names', () => {
    const mixed = 'User-agent: GoodBot\nCrawl-delay: 5\nUser-agent: OtherBot\nDisallow: /';
    expect(mayFetch(mixed, 'GoodBot', `${site}/`)).toBe(false);
    expect(mayFetch('User-agent: * all\nDisallow: /', 'GoodBot', `${site}/`)).toBe(false);
  });
});

describe('for any text and address', () => {
  const lines = fc.array(
    fc.tuple(
      fc.constantFrom('User-agent: *', 'User-agent: a', 'Disallow: ', 'Allow: ', 'Sitemap: ', ''),
      fc.string({ maxLength: 12, unit: fc.constantFrom('/', '*', '$', 'a', 'b', '%', '#', 'é') }),
    ),
  );
  const path = fc.string({ maxLength: 20, unit: fc.constantFrom('/', 'a', 'b', '$', '*') });

  it('gives an answer, and another Allow blocks nothing', () => {
    fc.assert(
      fc.property(lines, path, (parts, rest) => {
        const text = parts.map((part) => part.join('')).join('\n');
        const url = `${site}/${rest}`;
        const more = `${text}\nUser-agent: a\nAllow: /${rest.replace(/[*$]/g, '*')}`;
        if (mayFetch(text, 'a', url)) expect(mayFetch(more, 'a', url)).toBe(true);
      }),
    );
  });

  it('a pattern matches like the equivalent regular expression', () => {
    const pattern = fc.string({ maxLength: 8, unit: fc.constantFrom('*', 'a', 'b', '/', '$') });
    fc.assert(
      fc.property(pattern, path, (rest, end) => {
        const isAnchored = rest.endsWith('$');
        const source = (isAnchored ? rest.slice(0, -1) : rest)
          .replace(/[$/]/g, '\\$&')
          .replaceAll('*', '.*');
        const expected = new RegExp(`^/${source}${isAnchored ? '$' : ''}`).test(`/${end}`);
        expect(mayFetch(rules(`Disallow: /${rest}`), 'x', `${site}/${end}`)).toBe(!expected);
      }),
    );
  });
});
