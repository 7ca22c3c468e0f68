import type { PackageSeed } from './package-seed';
import { corePackages } from './packages-core';
import { industryPackages } from './packages-industry';
import { portfolioPackages } from './packages-portfolio';

export type { PackageSeed };

/** Figures: specification, section 9, table of packages. */
export const packages: PackageSeed[] = [
  ...corePackages,
  ...industryPackages,
  ...portfolioPackages,
  {
    key: 'custom',
    name: 'Custom',
    group: 'custom',
    tagline: 'Quoted from a written scope',
    description: 'We write down what you need, then give one price for it.',
    priceFromPence: null,
    priceToPence: null,
    timeline: 'agreed in the quote',
    pages: 'as many as you need',
    revisions: 'as agreed',
    support: 'as agreed',
    features: [
      'A written scope you can take elsewhere',
      'One fixed price for that scope, split into stages',
      'Member areas, dashboards, booking logic and full shops',
      'Connections to your software',
      'A private link from the first week',
      'Code, accounts and notes handed over',
    ],
    perfectFor: 'Web apps, full shops, rebuilds of large sites',
    badge: null,
    learnMorePath: null,
    order: 12,
  },
];
