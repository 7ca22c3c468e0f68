import { contentCollections, type SiteContent, type Stored } from '@/content/rules/price-quotes';
import { makePriceBook, type PriceDocuments } from '@/prices/data/read-price-book';
import type { PriceBook } from '@/prices/rules/price-book';
import type { PriceVersion } from '@/prices/rules/price-figures';

const packages = [
  {
    id: 1,
    key: 'express',
    name: 'Express',
    group: 'core',
    priceFromPence: 50_000,
    priceToPence: 70_000,
  },
  {
    id: 2,
    key: 'starter',
    name: 'Starter',
    group: 'core',
    priceFromPence: 120_000,
    priceToPence: 160_000,
  },
  {
    id: 3,
    key: 'growth',
    name: 'Growth',
    group: 'core',
    priceFromPence: 240_000,
    priceToPence: 320_000,
  },
  {
    id: 4,
    key: 'trades',
    name: 'Trades',
    group: 'industry',
    priceFromPence: 180_000,
    priceToPence: null,
    features: [{ text: 'Cheaper than {{package:growth}}' }],
    availableAddOns: [1],
  },
  { id: 5, key: 'custom', name: 'Custom', group: 'custom', onApplication: true },
];

const others = {
  retainers: [
    { id: 1, key: 'site-guardian', name: 'Guardian', pricePerMonthPence: 9_900 },
    { id: 2, key: 'content-engine', name: 'Engine', pricePerMonthPence: 24_900 },
    { id: 3, key: 'growth-accelerator', name: 'Accelerator', pricePerMonthPence: 49_900 },
  ],
  'add-ons': [
    { id: 1, key: 'whatsapp', name: 'WhatsApp', kind: 'build', pricePence: 50_000 },
    { id: 2, key: 'extra-post', name: 'Post', kind: 'retainer', pricePence: 5_000 },
  ],
  'chatbot-tiers': [
    {
      id: 1,
      key: 'standard',
      name: 'Standard',
      pricePerMonthFromPence: 7_500,
      pricePerMonthToPence: 10_000,
      conversations: 200,
    },
  ],
  'hidden-fees': [{ id: 1, key: 'hosting', name: 'Hosting', monthlyPence: 3_000 }],
  'cost-comparisons': [
    {
      id: 1,
      key: 'wordpress',
      title: 'Two ways',
      years: 2,
      sides: [
        {
          label: 'Theirs',
          lines: [{ label: 'Hosting', from: 'hiddenFee', hiddenFee: 1, every: 'month' }],
        },
        {
          label: 'Ours',
          isOurs: true,
          lines: [{ label: 'Site', from: 'packageFrom', package: 2, every: 'once' }],
        },
      ],
    },
  ],
};

const estimator = {
  extraPagePence: 10_000,
  projectTypes: [{ label: 'A site', package: 2 }],
};

/** A site with a price list and the given documents. */
export function makeSite(documents: Partial<Record<keyof SiteContent['documents'], object[]>>): {
  content: SiteContent;
  bookOf: (version: PriceVersion) => PriceBook;
} {
  const all = { packages, ...others, ...documents } as Record<string, Stored[]>;
  const stored = {
    packages,
    ...others,
    policy: {},
    estimator,
    site: { openingHours: {} },
    scanner: {},
  } as unknown as PriceDocuments;
  return {
    content: {
      documents: Object.fromEntries(
        contentCollections.map((collection) => [collection, all[collection] ?? []]),
      ) as unknown as SiteContent['documents'],
      settings: {
        'estimator-settings': estimator,
        'site-settings': { claims: [{ isShown: true, label: 'From {{retainer:site-guardian}}' }] },
        'scanner-settings': {
          audit: { intro: 'A call is {{policy:strategyCall}}.' },
          remedies: [
            { remedy: 'words', offers: [{ relationTo: 'add-ons', value: 2 }] },
            {
              remedy: 'legal',
              offers: [
                { relationTo: 'packages', value: 5 },
                { relationTo: 'retainers', value: 1 },
                { relationTo: 'retainers', value: 2 },
              ],
            },
            { remedy: 'speed', offers: [{ relationTo: 'retainers', value: 3 }] },
          ],
        },
      },
    },
    bookOf: (version) => makePriceBook(stored, version),
  };
}
