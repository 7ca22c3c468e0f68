import { describe, expect, it } from 'vitest';
import {
  findUnknownTokens,
  missingFigure,
  renderPriceToken,
  resolvePriceText,
} from '@/prices/rules/price-tokens';
import { makeBook, makePackage } from './support/price-book';

const book = makeBook({
  packages: [
    makePackage(),
    makePackage({ key: 'single', priceFromPence: 50_000, priceToPence: null }),
    makePackage({ key: 'custom', priceFromPence: null, priceToPence: null }),
  ],
});

/** Keys of every object's prototype, which a plain look-up would find. */
const inherited = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];

describe('a text with price tokens', () => {
  it.each([
    ['{{package:growth}}', '£2,400–3,200'],
    ['{{package:growth:from}}', '£2,400'],
    ['{{package:growth:to}}', '£3,200'],
    ['{{package:growth:timeline}}', '3–4 weeks'],
    ['{{package:growth:pages}}', 'up to 10'],
    ['{{package:growth:revisions}}', '2'],
    ['{{package:growth:support}}', '2 months'],
    ['{{package:single}}', '£500'],
    ['{{package:single:from}}', '£500'],
    ['{{package:single:to}}', '£500'],
    ['{{package:custom}}', 'POA'],
    ['{{package:custom:to}}', 'POA'],
    ['{{retainer:site-guardian}}', '£99'],
    ['{{add-on:extra-post}}', '£74.50'],
    ['{{add-on:extra-post:standalone}}', '£111.75'],
    ['{{policy:technicalReport}}', '£97'],
    ['{{policy:deposit}}', '50%'],
    ['{{ policy:retainerNotice }}', '60 days'],
  ])('%s reads %s', (token, figure) => {
    expect(resolvePriceText(token, book)).toBe(figure);
    expect(findUnknownTokens(token, book)).toEqual([]);
  });

  it('keeps every word around its figures', () => {
    const text = 'From {{package:growth:from}} ({{policy:deposit}} now), $& and $1 included.';
    expect(resolvePriceText(text, book)).toBe('From £2,400 (50% now), $& and $1 included.');
  });

  it('without tokens does not change', () => {
    for (const text of ['', 'No figures.', 'a { b } c', '{package:growth}']) {
      expect(resolvePriceText(text, book)).toBe(text);
      expect(findUnknownTokens(text, book)).toEqual([]);
    }
  });

  it.each([
    '{{package:gone}}',
    '{{package:growth:constructor}}',
    '{{package:growth:price}}',
    '{{retainer:growth}}',
    '{{retainer:site-guardian:from}}',
    '{{add-on:extra-post:from}}',
    '{{policy:technicalReport:from}}',
    '{{page:growth}}',
    ...inherited.map((name) => `{{policy:${name.replaceAll('_', '')}}}`),
    ...inherited.map((name) => `{{package:${name.replaceAll('_', '')}}}`),
  ])('says “price on request” for %s and reports it', (token) => {
    expect(resolvePriceText(`It costs ${token}.`, book)).toBe(`It costs ${missingFigure}.`);
    expect(findUnknownTokens(`It costs ${token}.`, book)).toEqual([token]);
  });

  it.each([
    ['{{', ['{{']],
    ['{{package:growth', ['{{package:growth']],
    ['{{package:growth}', ['{{package:growth}']],
    ['package:growth}}', ['}}']],
    ['{{}}', ['{{}}']],
    ['{{Package:growth}}', ['{{Package:growth}}']],
    ['{{package growth}}', ['{{package growth}}']],
    ['{{policy:__proto__}}', ['{{policy:__proto__}}']],
    ['{{package:growth:from:to}}', ['{{package:growth:from:to}}']],
    ['{{package:growth}} and {{ oops', ['{{ oops']],
  ])('reports the braces of “%s”, which form no token', (text, stray) => {
    expect(findUnknownTokens(text, book)).toEqual(stray);
  });

  it('reports a token nested in another one’s braces', () => {
    expect(findUnknownTokens('{{ {{package:growth}} }}', book)).not.toEqual([]);
  });

  it('names all its errors in order', () => {
    const text = '{{package:gone}} {{package:growth}} {{policy:nothing}} {{ stray';
    expect(findUnknownTokens(text, book)).toEqual([
      '{{package:gone}}',
      '{{policy:nothing}}',
      '{{ stray',
    ]);
  });
});

describe('a token', () => {
  it.each(inherited)('of the kind %s is unknown', (kind) => {
    expect(renderPriceToken(`${kind}:growth`, book)).toBeNull();
  });

  it.each(inherited)('for the part %s is unknown', (part) => {
    expect(renderPriceToken(`package:growth:${part}`, book)).toBeNull();
  });
});
