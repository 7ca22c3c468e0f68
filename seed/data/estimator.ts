import { type ReferenceMark, reference } from '../references';
import { runningCostPerYear } from './pricing-page';

/** Settings of the instant estimator. Prices come from its packages and add-ons. */
export interface EstimatorSeed {
  projectTypes: {
    key: string;
    label: string;
    description: string;
    package: ReferenceMark;
    /** Shown ticked and fixed. */
    included: ReferenceMark[];
    unavailable: { addOn: ReferenceMark; reason: string }[];
  }[];
  defaultType: string;
  includedPages: number;
  defaultPages: number;
  maxPages: number;
  extraPagePence: number;
  /** Ascending; the last one has no limit. */
  budgetBands: { belowPence: number | null; package: ReferenceMark }[];
  message: string;
}

type ProjectType = EstimatorSeed['projectTypes'][number];

interface TypeOptions {
  /** When its key differs from the package's. */
  package?: string;
  included?: string[];
  unavailable?: Record<string, string>;
}

const addOn = (key: string) => reference('add-ons', key);

function projectType(
  key: string,
  label: string,
  description: string,
  options: TypeOptions = {},
): ProjectType {
  const packageKey = options.package ?? key;
  return {
    key,
    label,
    description,
    package: reference('packages', packageKey),
    included: (options.included ?? []).map(addOn),
    unavailable: Object.entries(options.unavailable ?? {}).map(([item, reason]) => ({
      addOn: addOn(item),
      reason,
    })),
  };
}

const band = (belowPence: number | null, key: string) => ({
  belowPence,
  package: reference('packages', key),
});

/** Project types, page rule and budget bands: specification, section 9. */
export const estimatorSettings: EstimatorSeed = {
  projectTypes: [
    projectType(
      'landing',
      'Landing page',
      'One service or one offer, one way to get in touch. The price is with your own photographs; with pictures we make it’s up to {{package:express:to}}.',
      {
        package: 'express',
        unavailable: {
          blog: 'Articles need a site around them. Choose the multi-page website.',
          'ecommerce-basic':
            'A shop needs pages for products, delivery and returns. Choose the multi-page website.',
        },
      },
    ),
    projectType(
      'multipage',
      'Multi-page website',
      'Home, about, contact and a page for each main service.',
      { package: 'business-starter' },
    ),
    projectType(
      'trades',
      'Trades website',
      'A multi-page website, plus finished jobs, town pages and quotes with photos.',
      { included: ['custom-forms'] },
    ),
    projectType(
      'beauty',
      'Beauty and wellness website',
      'A multi-page website, plus treatments and prices you edit, and booking.',
      { included: ['calendly', 'instagram'] },
    ),
    projectType(
      'fitness',
      'Fitness and wellness website',
      'A multi-page website, plus a timetable, memberships, trainers and booking.',
      { included: ['calendly', 'instagram'] },
    ),
    projectType(
      'professional',
      'Professional services website',
      'A multi-page website, plus people, areas of practice, regulators and articles.',
      { included: ['blog'] },
    ),
    projectType(
      'influencer-lite',
      'Influencer website, Lite',
      'Media kit, links page and a form for brands.',
      {
        included: ['instagram'],
        unavailable: {
          'ecommerce-basic': 'A small shop is part of Influencer Igniter Full. Choose that one.',
        },
      },
    ),
    projectType(
      'influencer-full',
      'Influencer website, Full',
      'Media kit, archive of brand work, blog and a small shop.',
      { included: ['instagram', 'blog', 'ecommerce-basic', 'analytics'] },
    ),
    projectType(
      'portfolio-pro-starter',
      'Portfolio Pro Starter',
      'Case studies, service pages and a filter for projects.',
    ),
    projectType(
      'portfolio-pro-premium',
      'Portfolio Pro Premium',
      'A large body of work, an old site to move, articles by your own team.',
      { included: ['blog'] },
    ),
  ],
  defaultType: 'multipage',
  includedPages: 5,
  defaultPages: 5,
  maxPages: 50,
  extraPagePence: 10_000,
  budgetBands: [
    band(100_000, 'express'),
    band(160_000, 'business-starter'),
    band(180_000, 'fitness'),
    band(200_000, 'beauty'),
    band(240_000, 'trades'),
    band(270_000, 'professional'),
    band(null, 'growth'),
  ],
  message: `This is an estimate. Your written quote is one figure and stays fixed for {{policy:priceLock}}. Domain and hosting, ${runningCostPerYear}, and mailboxes you pay to their providers; without a monthly plan that’s all you pay later. Custom projects are quoted individually (POA).`,
};
