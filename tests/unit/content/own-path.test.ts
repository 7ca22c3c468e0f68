import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOwnPath } from '@/content/rules/page-paths';
import { howMany } from '../../support/how-much';

it.each(['/', '/blog/my-post', '/pricing?from=mail#packages', '/blog/caf%C3%A9', '/a//b', '/%09'])(
  'stays on the site: %j',
  (path) => {
    expect(isOwnPath(path)).toBe(true);
  },
);

it.each([
  '',
  'pricing',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n\\evil.example',
  '\t//evil.example',
  ' //evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/a\\b',
  '/a\u0000b',
  '/a\u007fb',
])('leads away or is misread: %j', (path) => {
  expect(isOwnPath(path)).toBe(false);
});

// Fragments of forged addresses; random characters alone would rarely produce one.
const piece = fc.oneof(
  fc.constantFrom('/', '//', '\\', '\t', '\n', '\r', ':', '@', '?', '#', '.', '..', '%09', '%2f'),
  fc.constantFrom('evil.example', 'https:', 'javascript:', 'user@', '[::1]', '\u0000', ' '),
  fc.string({ maxLength: 4 }),
);

it('every accepted address resolves to the same origin in a browser', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = `/${pieces.join('')}`;
      if (!isOwnPath(path)) return;
      for (const origin of ['https://www.example.com', 'http://localhost:3000']) {
        expect(new URL(path, `${origin}/preview?path=x`).origin).toBe(origin);
      }
    }),
    { numRuns: howMany(500, 5_000) },
  );
});
