import fc from 'fast-check';
import {
  buildEstimatorConfig,
  type EstimatorConfig,
  type EstimatorType,
  type StoredEstimator,
} from '@/prices/rules/estimator-config';
import { estimatorSettings } from '../../../../seed/data/estimator';
import type { ReferenceMark } from '../../../../seed/references';
import { seededBook } from '../../seed/support/seeded-book';

const keyOf = ({ $reference }: ReferenceMark): string => $reference.key;

/** The seeded estimator settings. */
export const seededSettings: StoredEstimator = {
  ...estimatorSettings,
  projectTypes: estimatorSettings.projectTypes.map((type) => ({
    ...type,
    packageKey: keyOf(type.package),
    included: type.included.map(keyOf),
    unavailable: type.unavailable.map(({ addOn, reason }) => ({ addOn: keyOf(addOn), reason })),
  })),
  budgetBands: estimatorSettings.budgetBands.map((band) => ({
    packageKey: keyOf(band.package),
    belowPence: band.belowPence,
  })),
};

/** The estimator of a site with seeded content only. */
export async function seededConfig(): Promise<EstimatorConfig> {
  const config = buildEstimatorConfig(seededSettings, await seededBook());
  if (!config) throw new Error('The first content has nothing to estimate.');
  return config;
}

export function makeType(changes: Partial<EstimatorType> = {}): EstimatorType {
  return {
    key: 'multipage',
    label: 'Multi-page website',
    description: '',
    timeline: '2–3 weeks',
    cardPages: 8,
    maxPages: 50,
    basePence: 120_000,
    packageKey: 'business-starter',
    packageName: 'Business Starter',
    included: [],
    unavailable: [],
    ...changes,
  };
}

export function makeConfig(changes: Partial<EstimatorConfig> = {}): EstimatorConfig {
  return {
    types: [makeType()],
    addOns: [{ key: 'blog', name: 'Blog', description: '', pricePence: 30_000 }],
    defaultType: 'multipage',
    includedPages: 5,
    defaultPages: 5,
    maxPages: 50,
    extraPagePence: 10_000,
    plans: [],
    budgetBands: [],
    message: null,
    ...changes,
  };
}

const pence = fc.integer({ min: 0, max: 100_000_000 });
const addOnKeys = ['blog', 'shop', 'forms', 'feed', 'chat'];
const someAddOns = fc.subarray(addOnKeys);

const anyType = fc
  .record({
    basePence: pence,
    cardPages: fc.option(fc.integer({ min: 1, max: 60 })),
    maxPages: fc.constantFrom(1, 30, 200),
    included: someAddOns,
    barred: someAddOns,
  })
  .map(({ barred, ...rest }) => ({
    ...rest,
    unavailable: barred
      .filter((addOn) => !rest.included.includes(addOn))
      .map((addOn) => ({ addOn, reason: 'Not with this one.' })),
  }));

/** Any settings that staff could save: prices, limits and combinations of add-ons. */
export const anyConfig: fc.Arbitrary<EstimatorConfig> = fc
  .record({
    types: fc.array(anyType, { minLength: 1, maxLength: 4 }),
    prices: fc.array(pence, { minLength: 5, maxLength: 5 }),
    includedPages: fc.integer({ min: 1, max: 200 }),
    maxPages: fc.integer({ min: 1, max: 200 }),
    extraPagePence: pence,
    limits: fc.uniqueArray(pence, { maxLength: 4 }),
  })
  .map(({ types, prices, limits, ...rest }) => {
    const [first, ...others] = types.map((type, index) =>
      makeType({
        ...type,
        key: `type-${index}`,
        packageName: `Package ${index}`,
        packageKey: `package-${index}`,
      }),
    );
    return makeConfig({
      ...rest,
      types: [first ?? makeType(), ...others],
      defaultType: 'type-0',
      defaultPages: Math.min(5, rest.maxPages),
      addOns: addOnKeys.map((key, index) => ({
        key,
        name: key,
        description: '',
        pricePence: prices[index] ?? 0,
      })),
      budgetBands: limits
        .toSorted((a, b) => a - b)
        .map((belowPence, index) => ({
          packageKey: 'growth',
          name: `Band ${index}`,
          belowPence,
          general: null,
        })),
    });
  });

/** Untrusted input in place of a selection: from a link, from storage, or forged. */
export const anyRaw: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything(),
  fc.record(
    {
      type: fc.oneof(fc.constantFrom('type-0', 'type-1', 'type-9', '__proto__'), fc.anything()),
      pages: fc.oneof(fc.integer(), fc.double(), fc.anything()),
      addOns: fc.oneof(fc.array(fc.constantFrom(...addOnKeys, 'gone')), fc.anything()),
    },
    { requiredKeys: [] },
  ),
);
