import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budgetAnswer, budgetIn } from '@/chat/rules/asked-budget';
import type { EstimatorConfig } from '@/prices/rules/estimator-config';
import type { PackageView } from '@/prices/rules/price-book';

describe('a budget in a question', () => {
  it.each([
    ['£1300 max with whatsapp', 130_000],
    ['my budget is £1.5k', 150_000],
    ['Ive got 700 quid', 70_000],
    ['I have £1,250.50 can you do it', 125_050],
    ['what can you do for £300', null],
    ['is £1,200 to £1,600 your budget', null],
    ['I have £50 a month', null],
    ['a designer quoted me £900, my budget is gone', null],
    ['what do you charge', null],
    ['my budget is £0', null],
    ['my budget is £99999999999999999', null],
    ['do I have to spend £500 on WhatsApp', null],
    ['I can spend 2,000 pounds', 200_000],
    ['I got about two grand, what would I get for that', 200_000],
    ['we’ve got 1.5 grand', 150_000],
  ])('%s', (question, pence) => {
    expect(budgetIn(question)).toBe(pence);
  });
});

const item = (key: string, priceFromPence: number | null, group = 'core') =>
  ({ key, name: key, group, timeline: '2 weeks', priceFromPence }) as PackageView;
const type = (packageKey: string, included: string[], unavailable: string[] = []) => ({
  ...{ packageKey, included },
  unavailable: unavailable.map((addOn) => ({ addOn, reason: '' })),
});
const offers = {
  packages: [
    item('One', 50_000),
    item('Small', 120_000),
    item('Large', 240_000),
    item('Trades', 180_000, 'industry'),
    item('Custom', null),
  ],
  config: {
    types: [type('One', [], ['shop']), type('Small', []), type('Trades', ['whatsapp'])],
    addOns: [
      { key: 'whatsapp', name: 'WhatsApp', pricePence: 50_000 },
      { key: 'shop', name: 'Shop', pricePence: 100_000 },
    ],
  } as unknown as EstimatorConfig,
};
const answer = (question: string, packageKey: string | null = null) =>
  budgetAnswer(question, budgetIn(question) ?? 0, { ...offers, packageKey }, null);

describe('the answer to a budget', () => {
  it.each([
    [
      '£1,300 max',
      null,
      'Within £1,300: Small, from £1,200, ready in 2 weeks. Large starts at £2,400.',
    ],
    ['£9,000 max', null, 'Within £9,000: Large, from £2,400, ready in 2 weeks.'],
    ['£300 max', null, '£300 is less than our lowest price: One starts at £500.'],
    [
      '£1,300 max with WhatsApp',
      null,
      'Within £1,300: One with WhatsApp, from £1,000, ready in 2 weeks. Small with the same starts at £1,700.',
    ],
    [
      '£900 max with a shop',
      null,
      '£900 is less than our lowest price: Small with Shop starts at £2,200.',
    ],
    [
      '£2,000 max with WhatsApp',
      'Trades',
      'Within £2,000: Trades with WhatsApp, from £1,800, ready in 2 weeks. Large with the same starts at £2,900.',
    ],
  ])('%s, as %s', (question, packageKey, text) => {
    expect(answer(question, packageKey)?.text).toBe(text);
  });

  it('never offers what costs more than the budget', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (pence) => {
        const text = budgetAnswer('', pence, { ...offers, packageKey: null }, null)?.text ?? '';
        const [, name] = /^Within [^:]+: (\w+),/.exec(text) ?? [];
        const price = offers.packages.find((one) => one.name === name)?.priceFromPence;
        expect(price ?? 0).toBeLessThanOrEqual(pence);
        expect(name === undefined).toBe(pence < 50_000);
      }),
    );
  });
});
