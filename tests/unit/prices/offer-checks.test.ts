import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findOfferWarnings,
  listOffers,
  type OfferedEstimator,
  repriceOffers,
} from '@/prices/rules/offer-checks';
import type { AddOnView, PackageView } from '@/prices/rules/price-book';
import { readPages } from '@/prices/rules/work-size';
import { makeAddOn, makeBook, makePackage } from './support/price-book';

interface Given {
  packages?: PackageView[];
  addOns?: AddOnView[];
  kind?: Partial<OfferedEstimator['projectTypes'][number]>;
}

const starter = makePackage({
  ...{ id: 1, key: 'starter', name: 'Starter', pages: '5–8', timeline: '2–3 weeks' },
  ...{ priceFromPence: 120_000, priceToPence: 160_000, support: '2 months' },
});
const growth = makePackage({ id: 2, key: 'growth', name: 'Growth', support: '3 months' });

function offersOf({ packages = [starter, growth], addOns = [], kind }: Given) {
  const estimator = {
    projectTypes: kind ? [{ label: 'Website', packageKey: 'starter', ...kind }] : [],
    includedPages: 5,
    maxPages: 50,
  };
  return listOffers(makeBook({ packages, addOns }), estimator);
}

const warningsOf = (given: Given) => findOfferWarnings(offersOf(given));
const textsOf = (given: Given) => warningsOf(given).map(({ text }) => text);

it('finds nothing in offers that agree', () => {
  expect(textsOf({ kind: {}, addOns: [makeAddOn()] })).toEqual([]);
});

describe('support', () => {
  it('may not shrink as the price grows', () => {
    expect(warningsOf({ packages: [starter, { ...growth, support: '30 days' }] })).toEqual([
      {
        text: 'Growth costs more than Starter but comes with less support: 30 days, against 2 months.',
        source: 'packages',
        id: 2,
      },
    ]);
  });

  it('may be worded in days or months', () => {
    expect(textsOf({ packages: [starter, { ...growth, support: '60 days' }] })).toEqual([]);
  });

  it('is left alone where it is unreadable, or the package has no price', () => {
    const custom = { ...growth, priceFromPence: null, priceToPence: null, support: '1 day' };
    expect(textsOf({ packages: [starter, custom] })).toEqual([]);
    expect(textsOf({ packages: [starter, { ...growth, support: 'as agreed' }] })).toEqual([]);
  });

  const anyPackages = fc
    .array(fc.record({ pounds: fc.nat(50), days: fc.nat(400) }), { maxLength: 8 })
    .map((items) =>
      items.map(({ pounds, days }, index) =>
        makePackage({
          ...{ id: index + 1, key: `p${index}`, name: `Offer ${index}`, timeline: '' },
          ...{ priceFromPence: pounds * 100, priceToPence: null, support: `${days} days` },
        }),
      ),
    );

  it('is warned of for exactly the packages with a cheaper one that has more', () => {
    fc.assert(
      fc.property(anyPackages, (packages) => {
        const days = ({ support }: PackageView) => Number.parseInt(support, 10);
        const worse = packages.filter((item) =>
          packages.some(
            (other) =>
              (other.priceFromPence ?? 0) < (item.priceFromPence ?? 0) && days(other) > days(item),
          ),
        );
        const warned = warningsOf({ packages }).map(({ id }) => id);
        expect(warned.toSorted()).toEqual(worse.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('never shrinks once the packages are sorted by it', () => {
    fc.assert(
      fc.property(anyPackages, (packages) => {
        const supports = packages
          .map(({ support }) => support)
          .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
        const sorted = packages
          .toSorted((a, b) => (a.priceFromPence ?? 0) - (b.priceFromPence ?? 0))
          .map((item, index) => ({ ...item, support: supports[index] ?? '' }));
        expect(warningsOf({ packages: sorted })).toEqual([]);
      }),
    );
  });
});

describe('a longer piece of work', () => {
  it('may not be ready sooner', () => {
    expect(textsOf({ packages: [starter, { ...growth, timeline: '1–2 weeks' }] })).toEqual([
      'Growth has more pages than Starter but is ready sooner: up to 10 pages in 1–2 weeks, against 5–8 in 2–3 weeks.',
    ]);
  });

  it('is compared within its group only, and where both can be read', () => {
    const quick = { ...growth, timeline: '1–2 weeks' };
    expect(textsOf({ packages: [starter, { ...quick, group: 'influencer' }] })).toEqual([]);
    expect(textsOf({ packages: [starter, { ...quick, pages: 'many' }] })).toEqual([]);
    expect(textsOf({ packages: [starter, { ...growth, timeline: 'soon' }] })).toEqual([]);
  });

  it('takes as long as its pages, in any order of the list', () => {
    const sizes = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 8 });
    fc.assert(
      fc.property(sizes, (pages) => {
        const packages = pages.map((size, index) =>
          makePackage({
            ...{ id: index + 1, key: `p${index}`, name: `Offer ${index}`, support: '' },
            ...{ pages: `up to ${size}`, timeline: `${size} days` },
          }),
        );
        expect(warningsOf({ packages })).toEqual([]);
        const [first, ...rest] = packages.toSorted((a, b) => a.id - b.id);
        if (!first || rest.length === 0) return;
        const slow = packages.map((item) => ({
          ...item,
          timeline: `${100 - readSize(item)} days`,
        }));
        expect(warningsOf({ packages: slow })).toHaveLength(packages.length - 1);
      }),
    );
  });
});

const readSize = ({ pages }: PackageView) => readPages(pages)?.to ?? 0;

describe('a kind of project in the estimator', () => {
  it('is ready when its package is', () => {
    expect(warningsOf({ kind: { timeline: '2–4 weeks' } })).toEqual([
      {
        text: '“Website” in the estimator is ready in 2–4 weeks; the card of Starter says 2–3 weeks.',
        source: 'estimator-settings',
        id: null,
      },
    ]);
    expect(textsOf({ kind: { timeline: '{{package:starter:timeline}}' } })).toEqual([]);
  });

  it('has one page if its package has one', () => {
    const page = { ...starter, pages: '1', name: 'Single' };
    expect(textsOf({ packages: [page], kind: {} })).toEqual([
      '“Website” in the estimator can have 50 pages at most; the card of Single says 1.',
    ]);
    expect(textsOf({ packages: [page], kind: { maxPages: 1 } })).toEqual([]);
  });

  it('reaches the most pages of the card', () => {
    expect(textsOf({ kind: { maxPages: 6 } })).toEqual([
      '“Website” in the estimator can have 6 pages at most; the card of Starter says 5–8.',
    ]);
  });

  it('includes no more and no fewer pages than the card', () => {
    expect(textsOf({ packages: [{ ...starter, pages: '6–8' }], kind: {} })).toEqual([
      '“Website” in the estimator includes 5 pages; the card of Starter says 6–8.',
    ]);
    expect(textsOf({ packages: [{ ...starter, pages: 'up to 3' }], kind: {} })).toEqual([
      '“Website” in the estimator includes 5 pages; the card of Starter says up to 3.',
    ]);
  });

  it('stays within the package’s range up to the most pages of its card', () => {
    expect(textsOf({ packages: [{ ...starter, priceToPence: 140_000 }], kind: {} })).toEqual([
      '“Website” in the estimator comes to £1,500 for 8 pages; Starter costs £1,200–1,400.',
    ]);
    const single = { ...starter, priceToPence: null };
    expect(textsOf({ packages: [single], kind: {} })).toHaveLength(1);
  });

  it('is left alone without a published package or a readable card', () => {
    expect(textsOf({ kind: { packageKey: 'gone' } })).toEqual([]);
    expect(textsOf({ packages: [{ ...starter, pages: 'as scoped' }], kind: {} })).toEqual([]);
  });

  it('exceeds the range exactly if its further pages cost more than the range is wide', () => {
    const pounds = fc.integer({ min: 0, max: 2_000 });
    fc.assert(
      fc.property(pounds, pounds, (width, perPage) => {
        const top = 120_000 + width * 100;
        const book = makeBook({
          packages: [{ ...starter, priceToPence: top }],
          addOns: [],
          extraPagePence: perPage * 100,
        });
        const found = findOfferWarnings(
          listOffers(book, {
            projectTypes: [{ label: 'Website', packageKey: 'starter' }],
            includedPages: 5,
            maxPages: 50,
          }),
        );
        expect(found.length > 0).toBe(3 * perPage > width);
      }),
    );
  });
});

describe('a name', () => {
  it('stands for one thing', () => {
    const addOns = [
      makeAddOn({ id: 1, name: 'Custom contact form', pricePence: 6_000 }),
      makeAddOn({ id: 2, name: 'Custom forms', kind: 'build', pricePence: 40_000 }),
    ];
    expect(warningsOf({ addOns })).toEqual([
      {
        text: '“Custom forms” at £400 and “Custom contact form” at £60 sound like the same thing. Rename one of them.',
        source: 'add-ons',
        id: 2,
      },
    ]);
    expect(textsOf({ addOns: addOns.map((item) => ({ ...item, pricePence: 6_000 })) })).toEqual([]);
  });

  it('may be shared by a package and its kind in the estimator only', () => {
    expect(textsOf({ kind: { label: 'Starter' } })).toEqual([]);
    expect(textsOf({ kind: { label: 'Growth' } })).toEqual([
      '“Growth” at £1,200–1,600 and “Growth” at £2,400–3,200 sound like the same thing. Rename one of them.',
    ]);
    const addOns = [makeAddOn({ name: 'Landing page' })];
    expect(textsOf({ kind: { label: 'Landing page' }, addOns })).toHaveLength(1);
  });
});

describe('new prices', () => {
  const lean = { ...growth, support: '30 days' };

  it('are checked before they are saved', () => {
    const offers = offersOf({ packages: [starter, lean], kind: {} });
    expect(findOfferWarnings(offers)).toHaveLength(1);
    const cheap = new Map([
      ['packages/2/priceFromPence', 50_000],
      ['packages/2/priceToPence', null],
    ]);
    expect(findOfferWarnings(repriceOffers(offers, cheap))).toEqual([]);
    const dear = new Map([['estimator-settings/extraPagePence', 90_000]]);
    expect(findOfferWarnings(repriceOffers(offers, dear))).toHaveLength(2);
  });

  it('of add-ons count as well', () => {
    const addOns = [
      makeAddOn({ id: 1, name: 'Form', pricePence: 100 }),
      makeAddOn({ id: 2, name: 'Forms', pricePence: 100 }),
    ];
    const offers = offersOf({ addOns });
    expect(findOfferWarnings(offers)).toEqual([]);
    const changed = repriceOffers(offers, new Map([['add-ons/2/pricePence', 200]]));
    expect(findOfferWarnings(changed)).toHaveLength(1);
  });
});
