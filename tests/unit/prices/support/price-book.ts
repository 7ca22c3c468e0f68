import { type PolicyKey, policyFigures, policyKeys } from '@/prices/rules/policy-figures';
import type {
  AddOnView,
  ChatbotTierView,
  CostComparisonView,
  HiddenFeeView,
  PackageView,
  PriceBook,
  RetainerView,
  SiteFigures,
} from '@/prices/rules/price-book';

export function makePackage(changes: Partial<PackageView> = {}): PackageView {
  return {
    id: 1,
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
    addOns: [],
    caseStudyId: null,
    pictureId: null,
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
    ...changes,
  };
}

export function makeAddOn(changes: Partial<AddOnView> = {}): AddOnView {
  return {
    id: 1,
    key: 'extra-post',
    name: 'Extra post',
    description: '',
    kind: 'retainer',
    pricePence: 7_450,
    unit: 'post',
    ...changes,
  };
}

export function makeTier(changes: Partial<ChatbotTierView> = {}): ChatbotTierView {
  return {
    key: 'standard',
    name: 'Standard',
    title: '',
    pricePerMonthFromPence: 7_500,
    pricePerMonthToPence: 10_000,
    conversations: 2_000,
    model: '',
    description: '',
    features: [],
    bestFor: '',
    isRecommended: false,
    ...changes,
  };
}

function makeFee(changes: Partial<HiddenFeeView> = {}): HiddenFeeView {
  return {
    key: 'hosting',
    name: 'Hosting',
    monthlyPence: 4_500,
    description: '',
    isTickedAtStart: true,
    ...changes,
  };
}

export function makeComparison(changes: Partial<CostComparisonView> = {}): CostComparisonView {
  return {
    id: 1,
    key: 'wordpress',
    title: 'Two ways',
    years: 2,
    theirs: {
      label: 'Theirs',
      isOurs: false,
      lines: [],
      yearTotalsPence: [120_000, 20_050],
      totalPence: 140_050,
    },
    ours: {
      label: 'Ours',
      isOurs: true,
      lines: [],
      yearTotalsPence: [50_000, 0],
      totalPence: 50_000,
    },
    savingPence: 90_050,
    note: null,
    source: null,
    ...changes,
  };
}

const site: SiteFigures = {
  brandName: 'Our Studio',
  legalName: 'Our Studio Ltd',
  companyNumber: '01234567',
  registeredAddress: '1 Street, Hereford',
  email: 'hello@site.example',
  locality: 'Hereford, UK',
  openingDays: 'Monday to Friday',
  opens: '09:00',
  closes: '17:00',
  scannerBrand: 'Scanner',
  scanDuration: 'about 10 seconds',
};

export function makeBook(changes: Partial<PriceBook> = {}): PriceBook {
  const policy = Object.fromEntries(
    policyKeys.map((key) => [key, policyFigures[key].initial]),
  ) as Record<PolicyKey, number>;
  return {
    packages: [makePackage()],
    retainers: [makeRetainer()],
    addOns: [makeAddOn()],
    chatbotTiers: [makeTier()],
    hiddenFees: [makeFee()],
    costComparisons: [makeComparison()],
    policy,
    extraPagePence: 10_000,
    site,
    ...changes,
  };
}
