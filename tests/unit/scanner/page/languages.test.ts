import { describe, expect, it } from 'vitest';
import { isKnownLanguage } from '../../../../src/scanner/page/page-text.ts';

describe('languages', () => {
  it.each(['en', 'EN-GB', ' cy ', 'gd-GB', 'sgn', 'qaa', 'qtz-Latn', 'mul'])('include %s', (tag) =>
    expect(isKnownLanguage(tag)).toBe(true),
  );
  it.each(['', '-', 'en_GB', 'english', 'eng', 'xx', 'x-own', 'i-lux', 'qua1', 'constructor'])(
    'exclude %s',
    (tag) => expect(isKnownLanguage(tag)).toBe(false),
  );
});
