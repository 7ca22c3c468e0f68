import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRobots } from '../../../../src/scanner/robots/robots-txt.ts';

describe('a robots.txt is read', () => {
  it('with its groups and sitemaps', () => {
    const text = `# ours
User-agent: GoodBot
User-Agent : OtherBot # both
Disallow: /basket   # not for robots
ALLOW:/basket/help

Sitemap: https://shop.example/karte-ü.xml
User-agent: *
Disallow:
`;
    expect(parseRobots(text)).toEqual({
      groups: [
        {
          agents: ['GoodBot', 'OtherBot'],
          rules: [
            { isAllow: false, pattern: '/basket' },
            { isAllow: true, pattern: '/basket/help' },
          ],
        },
        { agents: ['*'], rules: [{ isAllow: false, pattern: '' }] },
      ],
      sitemaps: ['https://shop.example/karte-ü.xml'],
      remarks: [],
      lines: 7,
    });
  });

  it.each(['\n', '\r\n', '\r'])('with lines that end with %j, behind a byte order mark', (end) => {
    const text = `\uFEFF${['User-agent: *', '', 'Disallow: /'].join(end)}`;
    const { groups, remarks } = parseRobots(text);
    expect(groups).toEqual([{ agents: ['*'], rules: [{ isAllow: false, pattern: '/' }] }]);
    expect(remarks).toEqual([]);
  });

  it.each(['disalow', 'Dissallow', 'DISALLOWED', 'disallaw', 'diasllow', 'dissalow'])(
    'with a typing mistake: %s',
    (name) => {
      const { groups } = parseRobots(`useragent: *\n${name}: /x\nsite-map: https://a.example/`);
      expect(groups).toEqual([{ agents: ['*'], rules: [{ isAllow: false, pattern: '/x' }] }]);
    },
  );

  it('up to the line limit', () => {
    const { groups } = parseRobots(`User-agent: *\nDisallow: /${'a'.repeat(20_000)}`);
    expect(groups[0]?.rules[0]?.pattern.length).toBe(2083 * 8 - 1 - 'Disallow: '.length);
  });
});

describe('a stricter reader objects', () => {
  it.each([
    ['User-agent *', 'not-understood'],
    ['<p>Page not found</p>', 'not-understood'],
    [': /x', 'not-understood'],
    ['User-agent:', 'agent-missing'],
    ['Disallow: /x', 'rule-without-agent'],
    ['User-agent: *\nDisallow: x', 'bad-path'],
    ['User-agent: *\nAllow: https://shop.example/x', 'bad-path'],
    ['User-agent: *\nDisallow: /a$b', 'dollar-inside'],
    ['User-agent: *\nDisallow: /a$b$', 'dollar-inside'],
    ['Sitemap: /sitemap.xml', 'bad-sitemap'],
    ['Sitemap: mailto:me@shop.example', 'bad-sitemap'],
    ['Sitemap:', 'bad-sitemap'],
    ['Humans: welcome', 'unknown-directive'],
  ])('to %j as %s', (text, kind) => {
    const line = text.split('\n').length;
    expect(parseRobots(text).remarks).toEqual([{ kind, line, text: text.split('\n').at(-1) }]);
  });

  it('to none of these', () => {
    const text = `Sitemap: https://shop.example/a.xml
Content-Signal: search=yes, ai-train=no
License: https://shop.example/license.xml
Host: shop.example
User-agent: *
Crawl-delay: 10
Disallow: /*.pdf$
Allow: *`;
    expect(parseRobots(text).remarks).toEqual([]);
  });

  it('without failing, for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 60, unit: fc.constantFrom(...'\n\r\t :#*$/Aa\uFEFF\u0000\uD800é') }),
        (text) => {
          const { remarks } = parseRobots(text);
          expect(remarks.every(({ line }) => line >= 1)).toBe(true);
        },
      ),
    );
  });
});
