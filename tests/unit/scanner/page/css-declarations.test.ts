import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDeclarations, readStyleRules } from '../../../../src/scanner/page/css-declarations.ts';

const values = (text: string) =>
  Object.fromEntries([...readDeclarations(text)].map(([name, { value }]) => [name, value]));

describe('declarations', () => {
  it('are split outside quotes and brackets', () => {
    expect(values('a: url(x;y:z); B : "1;2" ;; c')).toEqual({ a: 'url(x;y:z)', b: '"1;2"' });
    expect(values('a: 1 /* b: 2; */; --own: 3; a: 4')).toEqual({ a: '4' });
  });

  it('keep the important one', () => {
    expect(values('a: 1 !important; a: 2')).toEqual({ a: '1' });
    expect(values('a: 1 !important; a: 2 ! IMPORTANT')).toEqual({ a: '2' });
  });

  it('survive a round trip', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.dictionary(word, word), (said) => {
        const text = Object.entries(said).map(([name, value]) => `${name}:${value}`);
        expect(values(text.join(';'))).toEqual(said);
      }),
    );
  });
});

describe('rules', () => {
  const selectors = (css: string) => readStyleRules(css, 10).map(({ selector }) => selector);

  it('are those outside at-rules, selector by selector', () => {
    expect(selectors('a, b:is(i, u) { x: y } @media print { c { x: y } } d { x: y }')).toEqual([
      'a',
      'b:is(i, u)',
      'd',
    ]);
    expect(selectors('@import "a.css"; a {} @font-face { src: url(a) } b')).toEqual(['a']);
  });

  it('never throw, and are limited', () => {
    fc.assert(fc.property(fc.string(), (css) => readStyleRules(css, 3).length <= 6));
    expect(selectors('a{}'.repeat(50))).toHaveLength(10);
  });
});
