import { reference } from '../references';

interface NicheSeed {
  slug: string;
  name: string;
  industry: string;
  package: string;
  synonyms: string[];
}

/** The seven niches of the city pages (specification, section 2), with what else they are called. */
const nicheSeeds: NicheSeed[] = [
  {
    slug: 'trades',
    name: 'Trades',
    industry: 'trades-construction',
    package: 'trades',
    synonyms: ['builder', 'builders', 'roofer', 'plasterer', 'painter and decorator', 'landscaper'],
  },
  {
    slug: 'beauty',
    name: 'Beauty businesses',
    industry: 'beauty-wellness',
    package: 'beauty',
    synonyms: [
      'hairdresser',
      'hair salon',
      'barber',
      'beautician',
      'nail salon',
      'aesthetics clinic',
    ],
  },
  {
    slug: 'fitness',
    name: 'Fitness businesses',
    industry: 'fitness-wellness',
    package: 'fitness',
    synonyms: ['gym', 'personal trainer', 'yoga studio', 'pilates studio', 'fitness coach'],
  },
  {
    slug: 'professional-services',
    name: 'Professional services',
    industry: 'professional-services',
    package: 'professional',
    synonyms: [
      'accountant',
      'solicitor',
      'surveyor',
      'architect',
      'consultant',
      'financial adviser',
    ],
  },
  {
    slug: 'plumbers',
    name: 'Plumbers',
    industry: 'trades-construction',
    package: 'trades',
    synonyms: ['plumber', 'plumbing', 'heating engineer', 'gas engineer', 'boiler engineer'],
  },
  {
    slug: 'electricians',
    name: 'Electricians',
    industry: 'trades-construction',
    package: 'trades',
    synonyms: ['electrician', 'electrical', 'electrical contractor', 'EV charger installer'],
  },
  {
    slug: 'carpenters',
    name: 'Carpenters',
    industry: 'trades-construction',
    package: 'trades',
    synonyms: ['carpenter', 'carpentry', 'joiner', 'joinery', 'kitchen fitter', 'cabinet maker'],
  },
];

export const niches = nicheSeeds.map(({ industry, package: item, synonyms, ...niche }) => ({
  ...niche,
  industry: reference('industries', industry),
  package: reference('packages', item),
  synonyms: synonyms.map((text) => ({ text })),
}));

/** What a page of a niche in a city is called in lists. */
export function cityNicheTitle(cityName: string, niche: string): string {
  const name = nicheSeeds.find(({ slug }) => slug === niche)?.name ?? niche;
  return `${name} in ${cityName}`;
}
