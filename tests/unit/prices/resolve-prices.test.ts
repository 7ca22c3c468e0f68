import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findUnknownTokens, resolvePrices } from '@/prices/rules/price-tokens';
import { makeBook } from './support/price-book';

const book = makeBook();

const token = fc.constantFrom(
  '{{package:growth}}',
  '{{package:growth:from}}',
  '{{retainer:site-guardian}}',
  '{{policy:deposit}}',
  '{{package:gone}}',
  '{{ stray',
);
const text = fc.array(fc.oneof(fc.string(), token)).map((parts) => parts.join(''));

const document = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value')),
    fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor')), tie('value')),
  ),
})).value;

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

describe('figures in a whole document', () => {
  it('are resolved at any depth', () => {
    const page = {
      title: 'From {{package:growth:from}}',
      sections: [{ rows: [{ text: '{{retainer:site-guardian}}' }], count: 2, hidden: null }],
    };
    expect(resolvePrices(page, book)).toEqual({
      title: 'From £2,400',
      sections: [{ rows: [{ text: '£99' }], count: 2, hidden: null }],
    });
  });

  it('leave the given document unmodified', () => {
    fc.assert(
      fc.property(document, (value) => {
        const before = JSON.stringify(value);
        resolvePrices(freeze(value), book);
        expect(JSON.stringify(value)).toBe(before);
      }),
    );
  });

  it('are resolved in one pass', () => {
    fc.assert(
      fc.property(document, (value) => {
        const once = resolvePrices(value, book);
        expect(resolvePrices(once, book)).toEqual(once);
      }),
    );
  });

  it('keep its shape: names, numbers and texts without tokens', () => {
    fc.assert(
      fc.property(document, (value) => {
        const names = (item: unknown): unknown =>
          Array.isArray(item)
            ? item.map(names)
            : typeof item === 'object' && item !== null
              ? Object.entries(item).map(([key, child]) => [key, names(child)])
              : typeof item === 'string'
                ? 'text'
                : item;
        expect(names(resolvePrices(value, book))).toEqual(names(value));
      }),
    );
  });

  it('leave no known token in any text', () => {
    fc.assert(
      fc.property(text, (value) => {
        const resolved = resolvePrices(value, book);
        expect(resolved).not.toMatch(/\{\{\s*(package|retainer|policy):[a-z-]+(:[a-z]+)?\s*\}\}/i);
      }),
    );
  });

  it('ignore keys that would reach the prototype of objects', () => {
    const value = JSON.parse('{"__proto__": {"polluted": "{{policy:deposit}}"}}') as object;
    const resolved = resolvePrices(value, book);
    expect(Object.keys(resolved)).toEqual(['__proto__']);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
    expect((resolved as { polluted?: string }).polluted).toBeUndefined();
  });
});

describe('the check beside a field', () => {
  it('accepts exactly the texts that resolve completely', () => {
    fc.assert(
      fc.property(text, (value) => {
        if (findUnknownTokens(value, book).length > 0) return;
        const resolved = resolvePrices(value, book);
        expect(resolved).not.toContain('price on request');
        expect(resolved).not.toContain('{{');
      }),
    );
  });
});
