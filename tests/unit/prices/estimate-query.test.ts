import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasEstimate,
  normaliseSelection,
  readEstimateQuery,
  writeEstimateQuery,
} from '@/prices/rules/estimate';
import { anyConfig, anyRaw, makeConfig, makeType, seededConfig } from './support/configs';

const config = await seededConfig();
const atFirst = { type: 'multipage', pages: 5, addOns: [] };

describe('an estimate in the address', () => {
  it('is human-readable', () => {
    const selection = { type: 'trades', pages: 8, addOns: ['blog', 'whatsapp'] };
    expect(writeEstimateQuery(config, selection)).toBe(
      '?type=trades&pages=8&add-ons=whatsapp,blog',
    );
    expect(writeEstimateQuery(config, atFirst)).toBe('?type=multipage&pages=5');
  });

  it.each([
    ['?type=trades&pages=8&add-ons=whatsapp,blog', 'trades', 8, ['whatsapp', 'blog']],
    ['?add-ons=blog%2Cwhatsapp', 'multipage', 5, ['whatsapp', 'blog']],
    ['?type=landing&pages=9&add-ons=blog,whatsapp', 'landing', 1, ['whatsapp']],
    ['?type=beauty&add-ons=calendly', 'beauty', 5, []],
    ['?pages=0', 'multipage', 1, []],
    ['?pages=51', 'multipage', 50, []],
    ['?pages=-4', 'multipage', 1, []],
    ['?pages=1e99', 'multipage', 50, []],
    ['?pages=7.2', 'multipage', 7, []],
  ])('%s is %s with %i pages and %j', (search, type, pages, addOns) => {
    expect(readEstimateQuery(config, search)).toEqual({ type, pages, addOns });
  });

  it.each([
    '',
    '?',
    '?type=',
    '?type=Trades',
    '?type=toString&pages=five&add-ons=pool',
    '?pages=',
    '?pages=%20',
    '?pages=NaN',
    '?pages=Infinity',
    '?add-ons=,,,',
    '?type=%E0%A4%A',
  ])('%s is as at first', (search) => {
    expect(readEstimateQuery(config, search)).toEqual(atFirst);
  });

  it('is present if one of its parts is', () => {
    for (const search of ['?type=x', '?pages=', '?a=1&add-ons=blog']) {
      expect(hasEstimate(search), search).toBe(true);
    }
    for (const search of ['', '?filter=full-stack', '?types=x']) {
      expect(hasEstimate(search), search).toBe(false);
    }
  });

  it('occurs once, even if it was set several times', () => {
    const search = '?from=letter&type=a&type=b&pages=3&add-ons=blog';
    expect(writeEstimateQuery(config, atFirst, search)).toBe('?from=letter&type=multipage&pages=5');
  });

  it('escapes a key that needs it', () => {
    const odd = makeConfig({ types: [makeType({ key: 'a & b, 100% +#?' })] });
    const search = writeEstimateQuery(odd, { ...atFirst, type: 'a & b, 100% +#?' });
    expect(new URL(`https://site.example/pricing${search}#estimator`).search).toBe(search);
    expect(new URLSearchParams(search).get('type')).toBe('a & b, 100% +#?');
  });

  const name = fc
    .string({ minLength: 1, maxLength: 8 })
    .filter((text) => !['type', 'pages', 'add-ons'].includes(text));
  const others = fc.array(fc.tuple(name, fc.string({ maxLength: 8 })), { maxLength: 4 });

  it('survives a round trip and keeps other parameters', () => {
    fc.assert(
      fc.property(anyConfig, anyRaw, others, (any, raw, parameters) => {
        const selection = normaliseSelection(any, raw);
        const present = new URLSearchParams(parameters).toString();
        const search = writeEstimateQuery(any, selection, present);
        expect(hasEstimate(search)).toBe(true);
        expect(readEstimateQuery(any, search)).toEqual(selection);
        expect([...new URLSearchParams(search)].slice(0, parameters.length)).toEqual(parameters);
      }),
    );
  });

  it('is a valid selection for any input', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('type-0', '5', '__proto__', 'blog,shop'),
    );
    const tampered = fc.record({ type: value, pages: value, 'add-ons': value });
    fc.assert(
      fc.property(anyConfig, tampered, fc.string(), (any, parts, rest) => {
        const search = `?${new URLSearchParams(parts)}&${rest}`;
        const selection = readEstimateQuery(any, search);
        expect(normaliseSelection(any, selection)).toEqual(selection);
      }),
    );
  });
});
