import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress } from '@/platform/http/site-server';

describe('the address of a request', () => {
  it.each([
    ['/', '/', ''],
    ['/pricing', '/pricing', ''],
    ['/pricing?a=b?c&where[x]=1', '/pricing', '?a=b?c&where[x]=1'],
    ['/%70ricing', '/pricing', ''],
    ['/blog/pricing%2dtransparency', '/blog/pricing-transparency', ''],
    ['/caf%c3%a9', '/caf%C3%A9', ''],
    ['/a%2fb', '/a%2Fb', ''],
    ['/x/../pricing', '/pricing', ''],
    ['/x/%2e%2e/pricing', '/pricing', ''],
    ['//host.example/x', '//host.example/x', ''],
    ['/pricing/', '/pricing/', ''],
    ['http://localhost:3000/pricing?x', '/pricing', '?x'],
  ])('%s', (target, path, search) => {
    expect(readAddress(target)).toEqual({ path, search });
  });

  it.each([
    '/%ff',
    '/%',
    '/blog/%E0%A4%A',
    '/x%00y',
    '/projects/%00',
    '/a%0d%0ab',
    '/%7f',
    '*',
    '',
  ])('is refused: %j', (target) => {
    expect(readAddress(target)).toBeNull();
  });

  it('has one spelling, with any percent-encoding', () => {
    const letter = fc.constantFrom(...'abcxyz019-._~'.split(''));
    const segment = fc.array(letter, { minLength: 1, maxLength: 12 }).map((all) => all.join(''));
    const spelled = segment
      .filter((text) => !/^\.+$/.test(text))
      .chain((text) =>
        fc
          .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
          .map((encoded) => ({
            text,
            spelling: [...text]
              .map((sign, at) => (encoded[at] ? `%${sign.charCodeAt(0).toString(16)}` : sign))
              .join(''),
          })),
      );
    fc.assert(
      fc.property(spelled, ({ text, spelling }) => {
        expect(readAddress(`/${spelling}`)?.path).toBe(`/${text}`);
      }),
    );
  });
});
