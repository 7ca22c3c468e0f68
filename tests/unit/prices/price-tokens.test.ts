import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatbotBundlePence, siteFigureKeys } from '@/prices/rules/price-book';
import {
  addOnsIn,
  findUnknownTokens,
  listPriceTokens,
  missingFigure,
  resolvePriceText,
} from '@/prices/rules/price-tokens';
import { makeAddOn, makeBook, makeComparison, makeRetainer, makeTier } from './support/price-book';

const book = makeBook({
  retainers: [
    makeRetainer(),
    makeRetainer({ key: 'growth-accelerator', name: 'Growth', pricePerMonthPence: 49_900 }),
    makeRetainer({ key: 'content-engine', name: 'Content', pricePerMonthPence: 24_900 }),
  ],
});

describe('the add-ons of a text', () => {
  const addOns = [
    makeAddOn({ key: 'whatsapp', kind: 'build' }),
    makeAddOn({ key: 'booking', kind: 'build' }),
    makeAddOn({ key: 'extra-post', kind: 'retainer' }),
  ];

  it.each([
    ['A button at {{add-on:whatsapp}}.', ['whatsapp']],
    ['{{add-on:booking}} and {{ add-on:whatsapp }}', ['whatsapp', 'booking']],
    ['Later, {{add-on:extra-post}} a post', []],
    ['WhatsApp, {{package:whatsapp}}', []],
  ])('in “%s” are the builds whose price it quotes', (text, keys) => {
    expect(addOnsIn(text, { addOns }).map(({ key }) => key)).toEqual(keys);
  });
});

describe('a token', () => {
  it.each([
    ['{{chatbot:standard}}', '£75–100'],
    ['{{chatbot:standard:from}}', '£75'],
    ['{{chatbot:standard:to}}', '£100'],
    ['{{chatbot:standard:conversations}}', '2,000'],
    ['{{chatbot:standard:bundle}}', '£524–549'],
    ['{{fee:hosting}}', '£45'],
    ['{{cost:wordpress:first}}', '£1,200'],
    ['{{cost:wordpress:later}}', '£200.50'],
    ['{{cost:wordpress:total}}', '£1,400.50'],
    ['{{cost:wordpress:ours}}', '£500'],
    ['{{cost:wordpress:saving}}', '£900.50'],
    ['{{policy:strategyCallPartialRefundAmount}}', '£74.50'],
    ['{{policy:retainerEarlyExitExample}}', '£124.50'],
    ['{{policy:contentLicenceExample}}', '£747'],
    ['{{site:brandName}}', 'Our Studio'],
    ['{{site:registeredAddress}}', '1 Street, Hereford'],
    ['{{ site:opens }}', '09:00'],
  ])('%s reads %s', (token, figure) => {
    expect(resolvePriceText(token, book)).toBe(figure);
    expect(findUnknownTokens(token, book)).toEqual([]);
  });

  it.each([
    '{{chatbot:gone}}',
    '{{chatbot:standard:saving}}',
    '{{chatbot:standard:constructor}}',
    '{{fee:gone}}',
    '{{fee:hosting:from}}',
    '{{cost:wordpress}}',
    '{{cost:wordpress:bundle}}',
    '{{cost:gone:first}}',
    '{{policy:strategyCallPartialRefundAmount:from}}',
    '{{policy:computed}}',
    '{{site:vatStatus}}',
    '{{site:constructor}}',
    '{{site:toString}}',
    '{{site:brandName:from}}',
    '{{fees:hosting}}',
  ])('%s names nothing', (token) => {
    expect(resolvePriceText(token, book)).toBe(missingFigure);
    expect(findUnknownTokens(token, book)).toEqual([token]);
  });

  it.each([
    ['{{chatbot:standard:bundle}}', 'growth-accelerator'],
    ['{{policy:retainerEarlyExitExample}}', 'content-engine'],
    ['{{policy:contentLicenceExample}}', 'content-engine'],
  ])('%s names nothing while the retainer %s is not published', (token, key) => {
    const without = { ...book, retainers: book.retainers.filter((item) => item.key !== key) };
    expect(findUnknownTokens(token, without)).toEqual([token]);
    expect(resolvePriceText(token, without)).toBe(missingFigure);
  });

  it('shows a negative saving with its sign', () => {
    const dearer = makeBook({ costComparisons: [makeComparison({ savingPence: -50 })] });
    expect(resolvePriceText('{{cost:wordpress:saving}}', dearer)).toBe('−£0.50');
  });
});

describe('computed figures', () => {
  it('follow the figures they depend on', () => {
    const changed = makeBook({
      retainers: [makeRetainer({ key: 'content-engine', pricePerMonthPence: 33_333 })],
      policy: {
        ...book.policy,
        strategyCall: 9_999,
        strategyCallPartialRefund: 33,
        contentLicenceMultiple: 2,
      },
    });
    const read = (key: string) => resolvePriceText(`{{policy:${key}}}`, changed);
    expect(read('strategyCallPartialRefundAmount')).toBe('£33');
    expect(read('retainerEarlyExitExample')).toBe('£166.67');
    expect(read('contentLicenceExample')).toBe('£666.66');
  });
});

describe('a chatbot together with its retainer', () => {
  it('costs both prices less the saving', () => {
    expect(chatbotBundlePence(makeTier(), 49_900, 5_000)).toEqual({
      fromPence: 52_400,
      toPence: 54_900,
    });
  });

  it('is never negative, and never more than both prices', () => {
    const pence = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(pence, pence, pence, pence, (from, to, retainer, saving) => {
        const tier = { pricePerMonthFromPence: from, pricePerMonthToPence: to };
        const bundle = chatbotBundlePence(tier, retainer, saving);
        expect(Math.min(bundle.fromPence, bundle.toPence)).toBeGreaterThanOrEqual(0);
        expect(bundle.fromPence).toBeLessThanOrEqual(from + retainer);
        expect(bundle.toPence).toBeLessThanOrEqual(to + retainer);
        expect(Math.sign(bundle.toPence - bundle.fromPence) * Math.sign(to - from)).not.toBe(-1);
      }),
    );
  });
});

describe('the token list for staff', () => {
  const options = listPriceTokens(book);

  it('offers only figures that a text may hold', () => {
    for (const { value, figure, label } of options) {
      expect(findUnknownTokens(`{{${value}}}`, book), value).toEqual([]);
      expect(resolvePriceText(`{{${value}}}`, book), value).toBe(figure);
      expect(label, value).not.toBe('');
    }
  });

  it('offers each of them once, under a unique name', () => {
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
    expect(new Set(options.map(({ label, group }) => `${group}: ${label}`)).size).toBe(
      options.length,
    );
  });

  it.each([
    ['Packages', 'package:growth:from'],
    ['Retainers', 'retainer:site-guardian'],
    ['Add-ons', 'add-on:extra-post:standalone'],
    ['Chatbot', 'chatbot:standard:bundle'],
    ['Hidden fees', 'fee:hosting'],
    ['Cost comparisons', 'cost:wordpress:saving'],
    ['Policy', 'policy:contentLicenceExample'],
    ['Site settings', `site:${siteFigureKeys[0]}`],
  ])('has a part called %s', (group, value) => {
    expect(options).toContainEqual(expect.objectContaining({ group, value }));
  });
});
