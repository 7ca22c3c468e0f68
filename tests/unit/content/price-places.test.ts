import { describe, expect, it } from 'vitest';
import {
  changedPages,
  listOtherPlaces,
  listQuotingPages,
  pagesShowing,
} from '@/content/rules/price-places';
import { tokensIn } from '@/content/rules/price-quotes';
import { makeSite } from '../prices/support/site-content';

const growthFrom = 'packages/3/priceFromPence';
const starter = ['packages/2/priceFromPence', 'packages/2/priceToPence'];
const pence: Record<string, number> = {
  'packages/1/priceFromPence': 50_000,
  'packages/2/priceFromPence': 120_000,
  'packages/2/priceToPence': 160_000,
  [growthFrom]: 240_000,
  'packages/3/priceToPence': 320_000,
  'packages/4/priceFromPence': 180_000,
  'retainers/1/pricePerMonthPence': 9_900,
  'retainers/2/pricePerMonthPence': 24_900,
  'retainers/3/pricePerMonthPence': 49_900,
  'add-ons/1/pricePence': 50_000,
  'add-ons/2/pricePence': 5_000,
  'chatbot-tiers/1/pricePerMonthFromPence': 7_500,
  'hidden-fees/1/monthlyPence': 3_000,
  'policy-settings/strategyCall': 14_900,
  'policy-settings/chatbotBundleSaving': 5_000,
  'estimator-settings/extraPagePence': 10_000,
};

/** Paths of the pages that show a price. */
function showing(figure: string, documents: Parameters<typeof makeSite>[0]): string[] {
  const { content, bookOf } = makeSite(documents);
  const pages = listQuotingPages(content, bookOf('published'));
  const found = pagesShowing(figure, pence[figure] ?? 0, pages, bookOf);
  return found.map((index) => String(pages[index]?.path));
}

/** Prices that a page with a single section shows. */
function shownBy(section: object, documents: Parameters<typeof makeSite>[0] = {}): string[] {
  const pages = [{ id: 1, path: '/page', title: 'Page', sections: [section] }];
  return Object.keys(pence).filter((figure) => showing(figure, { ...documents, pages }).length > 0);
}

const token = (text: string) => ({
  root: { type: 'root', children: [{ type: 'inlineBlock', fields: { token: text } }] },
});

it('an example report shows the add-on for each of its kinds of work', () => {
  const section = { blockType: 'scanner', exampleHeading: 'What you get back' };
  expect(shownBy(section)).toEqual(['add-ons/2/pricePence']);
  expect(shownBy({ ...section, exampleHeading: null })).toEqual([]);
});

describe('tokens', () => {
  it('are found in plain text and rich text at any depth', () => {
    const words = {
      a: ['x {{package:growth:from}} y {{ fee:hosting }}'],
      b: { c: token('cost:x:total') },
    };
    expect(tokensIn(words).sort()).toEqual(['cost:x:total', 'fee:hosting', 'package:growth:from']);
  });

  it.each([
    ['package:growth', [growthFrom, 'packages/3/priceToPence']],
    ['package:growth:from', [growthFrom]],
    ['package:growth:timeline', []],
    // Without an upper end, “up to” shows the lower end.
    ['package:trades:to', ['packages/4/priceFromPence']],
    ['add-on:extra-post:standalone', ['add-ons/2/pricePence']],
    [
      'chatbot:standard:bundle',
      [
        'retainers/3/pricePerMonthPence',
        'chatbot-tiers/1/pricePerMonthFromPence',
        'policy-settings/chatbotBundleSaving',
      ],
    ],
    ['cost:wordpress:total', ['hidden-fees/1/monthlyPence']],
    ['cost:wordpress:saving', ['packages/2/priceFromPence', 'hidden-fees/1/monthlyPence']],
    ['policy:strategyCallPartialRefundAmount', ['policy-settings/strategyCall']],
    ['policy:contentLicenceExample', ['retainers/2/pricePerMonthPence']],
    ['policy:deposit', []],
    ['package:gone', []],
  ])('%s stands for what it is worked out of', (text, figures) => {
    const documents = {
      'legal-pages': [{ id: 1, slug: 'terms', title: 'Terms', content: token(text) }],
    };
    expect(Object.keys(pence).filter((figure) => showing(figure, documents).length > 0)).toEqual(
      figures,
    );
  });
});

describe('sections', () => {
  const express = ['packages/1/priceFromPence'];
  const growth = [growthFrom, 'packages/3/priceToPence'];
  const trades = ['packages/4/priceFromPence'];
  const everyPackage = [...express, ...starter, ...growth, ...trades];
  const everyRetainer = [1, 2, 3].map((id) => `retainers/${id}/pricePerMonthPence`);

  it.each([
    // A package card also shows prices of other documents and of its add-ons.
    [
      { blockType: 'packageGrid', groups: ['industry'] },
      [...growth, ...trades, 'add-ons/1/pricePence'],
    ],
    [
      { blockType: 'packageGrid', only: [4], groups: ['core'] },
      [...express, ...starter, ...growth, ...trades, 'add-ons/1/pricePence'],
    ],
    [
      { blockType: 'packageGrid', groups: ['industry'], layout: 'strip' },
      [...growth, ...trades, 'add-ons/1/pricePence'],
    ],
    [{ blockType: 'addOnList', kind: 'retainer' }, ['add-ons/2/pricePence']],
    [
      { blockType: 'costComparison', comparison: 1 },
      ['packages/2/priceFromPence', 'hidden-fees/1/monthlyPence'],
    ],
    [{ blockType: 'hiddenFees' }, ['hidden-fees/1/monthlyPence']],
    [
      { blockType: 'estimator' },
      ['packages/2/priceFromPence', 'add-ons/1/pricePence', 'estimator-settings/extraPagePence'],
    ],
    [{ blockType: 'hero', receiptPackage: 3 }, growth],
    [{ blockType: 'hero' }, []],
    [{ blockType: 'leadCapture' }, [...everyPackage, ...everyRetainer]],
    [{ blockType: 'callToAction', hasForm: true }, [...everyPackage, ...everyRetainer]],
    [{ blockType: 'callToAction', hasForm: false }, []],
    [{ blockType: 'claims' }, ['retainers/1/pricePerMonthPence']],
    [{ blockType: 'testimonials' }, []],
  ])('%j', (section, figures) => {
    expect(shownBy(section).sort()).toEqual([...new Set(figures)].sort());
  });

  it('count a range for the prices at its ends, and for structured data', () => {
    const rows = [{ source: 'core-sites' }];
    expect(shownBy({ blockType: 'priceSummary', rows }).sort()).toEqual(
      [...express, ...starter, ...growth].sort(),
    );
  });

  it('show the texts of the documents they list', () => {
    const faqs = [
      { id: 1, topic: 'pricing', answer: token('retainer:site-guardian') },
      { id: 2, topic: 'other', answer: token('fee:hosting') },
    ];
    expect(shownBy({ blockType: 'faq', topics: ['pricing'] }, { faqs })).toEqual([
      'retainers/1/pricePerMonthPence',
    ]);
    const posts = [
      { id: 1, slug: 'new', title: 'New', publishedOn: '2026-02-01', excerpt: '{{fee:hosting}}' },
      {
        id: 2,
        slug: 'old',
        title: 'Old',
        publishedOn: '2026-01-01',
        excerpt: '{{package:growth:from}}',
      },
    ];
    const list = [
      { id: 1, path: '/', title: 'Home', sections: [{ blockType: 'postList', limit: 1 }] },
    ];
    // The table of uses knows the figures of the posts themselves.
    expect(showing(growthFrom, { posts, pages: list })).toEqual([]);
    expect(showing('hidden-fees/1/monthlyPence', { posts, pages: list })).toEqual(['/']);
  });
});

describe('layouts', () => {
  const places = {
    cities: [{ id: 1, slug: 'reading', name: 'Reading' }],
    niches: [{ id: 1, slug: 'plumbers', package: 4 }],
    'city-niche-pages': [{ id: 1, city: 1, niche: 1, title: 'Plumbers in Reading' }],
    industries: [{ id: 1, slug: 'trades', name: 'Trades', package: 4 }],
  };

  it('of places and trades show their package', () => {
    expect(showing('packages/4/priceFromPence', places)).toEqual([
      '/web-design-reading',
      '/web-design-reading/plumbers',
      '/industries/trades',
    ]);
    // In a city's price range, and among the form's packages.
    expect(showing('packages/1/priceFromPence', places)).toEqual([
      '/web-design-reading',
      '/industries/trades',
    ]);
  });

  it('of cities show the packages of all trades', () => {
    const industries = [{ id: 1, slug: 'trades', name: 'Trades', package: 3 }];
    expect(showing(growthFrom, { cities: places.cities, industries })).toEqual([
      '/web-design-reading',
      '/industries/trades',
    ]);
    const niches = [{ id: 1, slug: 'plumbers', industry: 1, package: 4 }];
    const documents = { ...places, industries, niches };
    expect(showing(growthFrom, documents)).not.toContain('/web-design-reading');
    expect(showing('packages/2/priceToPence', places)).toContain('/web-design-reading');
  });

  it('of case studies show their package, or else that of the trade that shows them, and of related ones', () => {
    const packages = [
      { id: 1, key: 'express' },
      { id: 2, key: 'starter', caseStudy: 2 },
    ];
    const niches = [
      { id: 1, slug: 'plumbers', package: 2, caseStudy: 1 },
      { id: 2, slug: 'bakers', package: 1, caseStudy: 2 },
    ];
    const studies = [
      { id: 1, slug: 'one', title: 'One' },
      { id: 2, slug: 'two', title: 'Two' },
      { id: 3, slug: 'three', title: 'Three' },
    ];
    const documents = { packages, niches, 'case-studies': studies };
    expect(showing('packages/2/priceToPence', documents)).toEqual([
      '/projects/one',
      '/projects/two',
      '/projects/three',
    ]);
    const alone = { ...documents, 'case-studies': studies.slice(2) };
    expect(showing('packages/2/priceToPence', alone)).toEqual([]);
  });

  it('of case studies with a number of pages show what these cost', () => {
    const priced = { key: 'starter', caseStudy: 1, pages: '5–8', priceFromPence: 120_000 };
    const packages = [{ ...priced, id: 2, priceToPence: 150_000 }];
    const pages = [{ id: 1, path: '/', title: 'Home', sections: [{ blockType: 'caseStudyGrid' }] }];
    const onCard = (pageCount: number) => {
      const study = { id: 1, slug: 'one', title: 'One', pageCount };
      const documents = { packages, pages, 'case-studies': [study] };
      return Object.keys(pence).filter((figure) => showing(figure, documents).includes('/'));
    };
    expect(onCard(6)).toEqual([starter[0], 'estimator-settings/extraPagePence']);
    expect(onCard(8), 'limited by the upper end').toContain(starter[1]);
    expect(onCard(9), 'more than the package has').toEqual(starter);
  });

  it('link to related pages with their descriptions', () => {
    const meta = { description: 'Plumbers pay {{package:growth:from}}.' };
    const documents = {
      posts: [{ id: 1, slug: 'plumbers', title: 'Websites for plumbers', meta }],
      pages: [
        {
          id: 1,
          path: '/plumbers',
          title: 'Plumbers',
          sections: [{ blockType: 'relatedLinks', limit: 6, minimum: 25 }],
        },
      ],
    };
    expect(showing(growthFrom, documents)).toEqual(['/plumbers']);
  });
});

describe('changed prices', () => {
  const { content, bookOf } = makeSite({
    pages: [
      {
        id: 1,
        path: '/',
        title: 'Start',
        sections: [{ blockType: 'priceSummary', rows: [{ source: 'core-sites' }] }],
      },
    ],
  });
  const pages = [...listQuotingPages(content, bookOf('published')), ...listOtherPlaces(content)];
  const changed = (pending: [string, number | null][]) =>
    changedPages(pages, bookOf('published'), bookOf({ figures: new Map(pending) }));

  it('are shown beside the old ones, page by page', () => {
    expect(changed([[growthFrom, 250_000]])).toEqual([
      { path: '/', title: 'Home', figures: [{ before: '£2,400–3,200', after: '£2,500–3,200' }] },
      {
        path: '/llms.txt',
        title: 'Text for AI assistants',
        figures: [{ before: '£2,400–3,200', after: '£2,500–3,200' }],
      },
    ]);
    const [home] = changed([['packages/3/priceToPence', 400_000]]);
    expect(home?.figures).toContainEqual({ before: '£1,200–3,200', after: '£1,200–4,000' });
  });

  it('include pages missing from the site index', () => {
    expect(changed([['policy-settings/strategyCall', 15_000]]).map(({ path }) => path)).toEqual([
      '/beta-audit-ftj2025',
    ]);
    expect(changed([['add-ons/2/pricePence', 6_000]])).toMatchObject([
      { path: null, figures: [{ before: '£75', after: '£90' }] },
    ]);
  });

  it('change no page if they equal the old ones', () => {
    expect(changed([[growthFrom, 240_000]])).toEqual([]);
  });
});
