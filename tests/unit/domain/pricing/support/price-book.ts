import type { AddOnView, PackageView, RetainerView } from '@/domain/content/view-models';
import { type PolicyKey, policyFigures, policyKeys } from '@/domain/pricing/policy-figures';
import type { PriceBook } from '@/domain/pricing/price-book';

export function makePackage(changes: Partial<PackageView> = {}): PackageView {
  return {
    key: 'growth',
    name: 'Growth',
    group: 'core',
    tagline: '',
    description: '',
    priceFromPence: 240_000,
    priceToPence: 320_000,
    timeline: '3–4 weeks',
    pages: 'up to 10',
    revisions: '2',
    support: '2 months',
    features: [],
    perfectFor: '',
    badge: null,
    isPopular: false,
    learnMoreHref: null,
    ...changes,
  };
}

export function makeRetainer(changes: Partial<RetainerView> = {}): RetainerView {
  return {
    key: 'site-guardian',
    name: 'Site Guardian',
    tagline: '',
    pricePerMonthPence: 9_900,
    features: [],
    isPopular: false,
    ...changes,
  };
}

function makeAddOn(changes: Partial<AddOnView> = {}): AddOnView {
  return {
    key: 'extra-post',
    name: 'Extra post',
    description: '',
    pricePence: 7_450,
    unit: 'post',
    ...changes,
  };
}

export function makeBook(changes: Partial<PriceBook> = {}): PriceBook {
  const policy = Object.fromEntries(
    policyKeys.map((key) => [key, policyFigures[key].initial]),
  ) as Record<PolicyKey, number>;
  return {
    packages: [makePackage()],
    retainers: [makeRetainer()],
    addOns: [makeAddOn()],
    policy,
    ...changes,
  };
}
