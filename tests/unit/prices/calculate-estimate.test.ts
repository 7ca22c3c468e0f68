import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addOnStateOf,
  calculateEstimate,
  findType,
  normaliseSelection,
} from '@/prices/rules/estimate';
import type { EstimatorConfig } from '@/prices/rules/estimator-config';
import { anyConfig, anyRaw, makeConfig, makeType, seededConfig } from './support/configs';

const config = await seededConfig();

const estimate = (type: string, pages = 5, addOns: string[] = [], from = config) =>
  calculateEstimate(from, { type, pages, addOns });

describe('the base price', () => {
  it.each([
    ['landing', 50_000],
    ['multipage', 120_000],
    ['trades', 180_000],
    ['beauty', 160_000],
    ['fitness', 150_000],
    ['professional', 220_000],
    ['influencer-lite', 299_500],
    ['influencer-full', 349_500],
    ['portfolio-pro-starter', 550_000],
    ['portfolio-pro-premium', 700_000],
  ])('of %s is the whole estimate: %i pence', (type, pence) => {
    expect(estimate(type).totalPence).toBe(pence);
  });
});

describe('pages', () => {
  it.each([
    [1, 120_000],
    [4, 120_000],
    [5, 120_000],
    [6, 130_000],
    [7, 140_000],
    [50, 570_000],
  ])('%i of them make %i pence', (pages, pence) => {
    expect(estimate('multipage', pages).totalPence).toBe(pence);
  });

  it('above the included number have a separate line', () => {
    expect(estimate('multipage', 5).lines).toEqual([
      { label: 'Multi-page website, 5 pages', amountPence: 120_000 },
    ]);
    expect(estimate('multipage', 8).lines).toEqual([
      { label: 'Multi-page website, 5 pages', amountPence: 120_000 },
      { label: '3 extra pages × £100', amountPence: 30_000 },
    ]);
    expect(estimate('multipage', 6).lines[1]?.label).toBe('1 extra page × £100');
    expect(estimate('landing', 1).lines[0]?.label).toBe('Landing page, 1 page');
  });
});

describe('add-ons', () => {
  it.each([
    ['whatsapp', 50_000],
    ['calendly', 0],
    ['instagram', 0],
    ['blog', 30_000],
    ['ecommerce-basic', 120_000],
    ['custom-forms', 40_000],
    ['integrations', 60_000],
    ['analytics', 30_000],
  ])('%s adds %i pence', (addOn, pence) => {
    const { totalPence, lines } = estimate('multipage', 5, [addOn]);
    expect(totalPence).toBe(120_000 + pence);
    expect(lines[1]?.amountPence).toBe(pence);
  });

  it('together add £3,300', () => {
    const all = config.addOns.map(({ key }) => key);
    expect(estimate('multipage', 5, all).totalPence).toBe(450_000);
  });

  it('included in the project are on the receipt at no cost', () => {
    expect(estimate('influencer-full', 5, ['blog', 'whatsapp'])).toMatchObject({
      totalPence: 399_500,
      lines: [
        { label: 'Influencer website, Full, 5 pages', amountPence: 349_500 },
        { label: 'WhatsApp integration', amountPence: 50_000 },
        { label: 'Instagram feed', amountPence: null },
        { label: 'Blog', amountPence: null },
        { label: 'Basic shop', amountPence: null },
        { label: 'Analytics setup', amountPence: null },
      ],
    });
  });

  it('excluded from the project are not added', () => {
    expect(estimate('landing', 1, ['blog', 'ecommerce-basic']).totalPence).toBe(50_000);
  });
});

describe('the budget band of a total', () => {
  /** The seeded estimator with a multi-page website at another price. */
  const at = (pence: number): EstimatorConfig => ({
    ...config,
    types: [makeType({ basePence: pence })],
  });

  it.each([
    [0, 'Express Landing Page'],
    [99_999, 'Express Landing Page'],
    [100_000, 'Business Starter'],
    [159_999, 'Business Starter'],
    [160_000, 'Fitness & Wellness Hub'],
    [179_999, 'Fitness & Wellness Hub'],
    [180_000, 'Beauty & Wellness Specialist'],
    [199_999, 'Beauty & Wellness Specialist'],
    [200_000, 'Trades & Services Power'],
    [239_999, 'Trades & Services Power'],
    [240_000, 'Professional Services Elite'],
    [269_999, 'Professional Services Elite'],
    [270_000, 'Growth'],
    [9_000_000, 'Growth'],
  ])('of %i pence is %s', (pence, name) => {
    expect(estimate('multipage', 5, [], at(pence))).toMatchObject({
      totalPence: pence,
      headline: 'Business Starter',
      packageTier: 'business-starter',
      budgetBand: name === 'Business Starter' ? null : name,
    });
  });

  it.each([
    // Growth suits any business. The packages of other trades are no alternative.
    ['multipage', ['blog', 'ecommerce-basic'], { packageKey: 'growth', fromPence: 240_000 }],
    ['fitness', [], { packageKey: 'business-starter', fromPence: 120_000 }],
    ['multipage', ['whatsapp'], null],
    ['multipage', [], null],
    // Its lowest price is above the total.
    ['landing', ['whatsapp'], null],
    ['landing', ['whatsapp', 'analytics'], { packageKey: 'business-starter', fromPence: 120_000 }],
  ])('of %s with %j offers the alternative %j', (type, addOns, alternative) => {
    expect(estimate(type, 5, addOns).alternative).toEqual(alternative);
  });

  it('offers no alternative that has fewer pages', () => {
    const addOns = ['blog', 'ecommerce-basic'];
    expect(estimate('multipage', 10, addOns).alternative?.packageKey).toBe('growth');
    expect(estimate('multipage', 11, addOns)).toMatchObject({
      budgetBand: 'Growth',
      alternative: null,
    });
  });

  it('ends with the card where more pages are asked for', () => {
    expect(estimate('multipage', 8, []).isOnCard).toBe(true);
    expect(estimate('multipage', 9, []).isOnCard).toBe(false);
  });

  it.each([
    ['landing', 'Express Landing Page', 'express', null],
    ['multipage', 'Business Starter', 'business-starter', null],
    ['trades', 'Trades & Services Power', 'trades', 'Beauty & Wellness Specialist'],
    ['beauty', 'Beauty & Wellness Specialist', 'beauty', 'Fitness & Wellness Hub'],
    ['fitness', 'Fitness & Wellness Hub', 'fitness', 'Business Starter'],
    ['professional', 'Professional Services Elite', 'professional', 'Trades & Services Power'],
    ['influencer-lite', 'Influencer Igniter Lite', 'influencer-lite', 'Growth'],
    ['influencer-full', 'Influencer Igniter Full', 'influencer-full', 'Growth'],
    ['portfolio-pro-starter', 'Portfolio Pro Starter', 'portfolio-pro-starter', 'Growth'],
    ['portfolio-pro-premium', 'Portfolio Pro Premium', 'portfolio-pro-premium', 'Growth'],
  ])('of %s at first is %s', (type, headline, packageTier, budgetBand) => {
    expect(estimate(type)).toMatchObject({ headline, packageTier, budgetBand });
  });

  it('is omitted if no band applies', () => {
    const [band] = config.budgetBands;
    const low = { ...config, budgetBands: band ? [band] : [] };
    expect(estimate('multipage', 5, [], low)).toMatchObject({
      headline: 'Business Starter',
      budgetBand: null,
    });
    expect(estimate('trades', 5, [], low).budgetBand).toBeNull();
  });
});

describe('the package’s card', () => {
  it.each([
    [8, 'Business Starter', '2–3 weeks'],
    [9, 'Multi-page website', '2–3 weeks or more'],
  ])('covers 8 pages, and %i are called %s', (pages, headline, timeline) => {
    expect(estimate('multipage', pages)).toMatchObject({
      headline,
      timeline: expect.stringMatching(/weeks/),
      packageTier: 'business-starter',
    });
    const named = makeConfig({ types: [makeType()] });
    expect(estimate('multipage', pages, [], named).timeline).toBe(timeline);
  });

  it('allows a landing page one page', () => {
    expect(estimate('landing', 10)).toMatchObject({
      pages: 1,
      totalPence: 50_000,
      headline: 'Express Landing Page',
      packageTier: 'express',
    });
  });
});

describe('any estimate', () => {
  it('carries the package of its own kind into the enquiry', () => {
    fc.assert(
      fc.property(anyConfig, anyRaw, (any, raw) => {
        const selection = normaliseSelection(any, raw);
        const { packageTier } = calculateEstimate(any, selection);
        expect(packageTier).toBe(findType(any, selection.type).packageKey);
      }),
    );
  });

  it('is whole pence, never negative, and equals the sum of its lines', () => {
    fc.assert(
      fc.property(anyConfig, anyRaw, (any, raw) => {
        const { totalPence, lines } = calculateEstimate(any, normaliseSelection(any, raw));
        expect(Number.isSafeInteger(totalPence)).toBe(true);
        expect(totalPence).toBeGreaterThanOrEqual(0);
        const sum = lines.reduce((all, { amountPence }) => all + (amountPence ?? 0), 0);
        expect(totalPence).toBe(sum);
      }),
    );
  });

  it('is the sum of base price, extra pages and add-ons', () => {
    fc.assert(
      fc.property(anyConfig, anyRaw, (any, raw) => {
        const selection = normaliseSelection(any, raw);
        const { basePence } = findType(any, selection.type);
        const extra = Math.max(0, selection.pages - any.includedPages) * any.extraPagePence;
        const addOns = any.addOns
          .filter(({ key }) => selection.addOns.includes(key))
          .reduce((all, { pricePence }) => all + pricePence, 0);
        expect(calculateEstimate(any, selection).totalPence).toBe(basePence + extra + addOns);
      }),
    );
  });

  it('never decreases with more pages', () => {
    fc.assert(
      fc.property(anyConfig, anyRaw, fc.nat(100), (any, raw, more) => {
        const before = normaliseSelection(any, raw);
        const after = { ...before, pages: before.pages + more };
        expect(calculateEstimate(any, after).totalPence).toBeGreaterThanOrEqual(
          calculateEstimate(any, before).totalPence,
        );
      }),
    );
  });

  it('grows by exactly the price of each ticked add-on', () => {
    fc.assert(
      fc.property(anyConfig, anyRaw, fc.nat(4), (any, raw, which) => {
        const item = any.addOns[which];
        if (!item) throw new Error('There are five.');
        const before = normaliseSelection(any, raw);
        const isFree = addOnStateOf(findType(any, before.type), item.key).kind === 'free';
        const isNew = isFree && !before.addOns.includes(item.key);
        const after = { ...before, addOns: [...before.addOns, item.key] };
        expect(
          calculateEstimate(any, after).totalPence - calculateEstimate(any, before).totalPence,
        ).toBe(isNew ? item.pricePence : 0);
      }),
    );
  });

  it('treats an invalid selection as the nearest valid one', () => {
    const small = makeConfig();
    expect(estimate('castle', 99, ['blog', 'pool'], small)).toEqual(
      estimate('multipage', 50, ['blog'], small),
    );
  });
});
