import type { EstimatorConfig, EstimatorType } from '@/prices/rules/estimator-config';
import { corePackages } from './package-samples';

function sampleType(part: Partial<EstimatorType> & Pick<EstimatorType, 'key' | 'label'>) {
  return {
    description: 'Home, about, contact and a page for each main service.',
    timeline: '2–4 weeks',
    basePence: 120_000,
    packageKey: 'business-starter',
    packageName: 'Business Starter',
    isTyped: false,
    included: [],
    unavailable: [],
    ...part,
  };
}

/** Three kinds of project: nothing special, something barred, something included. */
export const estimator: EstimatorConfig = {
  types: [
    sampleType({ key: 'multipage', label: 'Multi-page website' }),
    sampleType({
      key: 'landing',
      label: 'Landing page',
      description: 'One service, one way to get in touch.',
      timeline: '5–7 days',
      basePence: 50_000,
      unavailable: [{ addOn: 'blog', reason: 'Articles need a site around them.' }],
    }),
    sampleType({
      key: 'beauty',
      label: 'Beauty and wellness website',
      basePence: 160_000,
      packageName: 'Beauty & Wellness Specialist',
      isTyped: true,
      included: ['instagram'],
    }),
  ],
  addOns: [
    { key: 'blog', name: 'Blog', description: 'Articles, edited by you.', pricePence: 30_000 },
    { key: 'instagram', name: 'Instagram feed', description: 'Your latest posts.', pricePence: 0 },
  ],
  defaultType: 'multipage',
  includedPages: 5,
  defaultPages: 5,
  maxPages: 50,
  extraPagePence: 10_000,
  budgetBands: corePackages.map(({ key, name, priceToPence }) => ({
    packageKey: key,
    name,
    belowPence: priceToPence,
  })),
  message: 'An estimate. Your written quote is one figure, from £500.',
};
