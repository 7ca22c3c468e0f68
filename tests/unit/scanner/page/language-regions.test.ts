import { describe, expect, it } from 'vitest';
import {
  isKnownRegion,
  readLanguageRegion,
} from '../../../../src/scanner/checks/seo/seo-hreflang.ts';

describe('the country in a language tag', () => {
  it.each([
    ['en', null],
    ['en-gb', 'GB'],
    ['zh-Hant-TW', 'TW'],
    ['es-419', '419'],
    ['de-x-gb', null],
    ['en-u-ca-gregory', null],
  ])('%s: %s', (tag, expected) => {
    expect(readLanguageRegion(tag)).toBe(expected);
  });

  it('must be registered', () => {
    expect(isKnownRegion('GB')).toBe(true);
    expect(isKnownRegion('UK')).toBe(false);
    expect(isKnownRegion('toString')).toBe(false);
  });
});
