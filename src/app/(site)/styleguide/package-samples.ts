import type { PackageView, RetainerView } from '@/prices/rules/price-list-views';

function samplePackage(
  part: Partial<PackageView> & Pick<PackageView, 'key' | 'name'>,
): PackageView {
  return {
    id: 0,
    group: 'core',
    tagline: 'One page that does one job.',
    description: 'Design, build and search setup at a fixed price.',
    priceFromPence: 50_000,
    priceToPence: 70_000,
    timeline: '2–3 weeks',
    pages: '5–8',
    revisions: '2',
    support: '2 months',
    features: ['Design drawn for you, no template', 'Search setup and local schema'],
    perfectFor: 'Local businesses',
    badge: null,
    isPopular: false,
    learnMoreHref: null,
    addOns: [],
    caseStudyId: null,
    caseStudyHref: null,
    ...part,
  };
}

export const corePackages = [
  samplePackage({
    key: 'express',
    name: 'Express Landing Page',
    timeline: '5–7 days',
    pages: '1',
    revisions: '1',
    support: '1 month',
    features: [
      'One page, one job: call, book or enquire',
      'Search setup and local schema',
      'Loads in under two seconds',
    ],
    perfectFor: 'a campaign, a launch, a single service',
  }),
  samplePackage({
    key: 'business-starter',
    name: 'Business Starter',
    tagline: 'The site most local businesses need.',
    priceFromPence: 120_000,
    priceToPence: 160_000,
    features: [
      'Design drawn for you, no template',
      'Enquiry form and call tracking',
      'WhatsApp add-on £500 (total £1,700–£2,100)',
    ],
    perfectFor: 'firms of one to ten people',
  }),
  samplePackage({
    key: 'growth',
    name: 'Growth',
    tagline: 'More pages, a small shop, a blog.',
    priceFromPence: 240_000,
    priceToPence: 320_000,
    timeline: '3–4 weeks',
    pages: 'up to 10',
    revisions: '3',
    support: '3 months',
    features: [
      'Basic shop, 5 to 15 products',
      'Payment provider fee 1.5% + 20p',
      'Blog, analytics, newsletter',
    ],
    perfectFor: 'businesses that sell online',
  }),
];

export const tradePackages = [
  samplePackage({
    key: 'trades',
    name: 'Trades & Services Power',
    priceFromPence: 180_000,
    priceToPence: 220_000,
    perfectFor: 'Plumbers, electricians, joiners, roofers',
    badge: 'Most popular',
    isPopular: true,
    revisions: 'unlimited',
    features: ['Call-out button on every page', 'Service-area pages', 'Job gallery', 'Reviews'],
    learnMoreHref: '/industries/trades-construction',
  }),
  samplePackage({
    key: 'beauty',
    name: 'Beauty & Wellness Specialist',
    priceFromPence: 160_000,
    priceToPence: 190_000,
    perfectFor: 'Salons, clinics, therapists',
  }),
  samplePackage({
    key: 'fitness',
    name: 'Fitness & Wellness Hub',
    priceFromPence: 150_000,
    priceToPence: 190_000,
    perfectFor: 'Gyms, studios, trainers',
  }),
  samplePackage({
    key: 'custom',
    name: 'Custom',
    priceFromPence: null,
    priceToPence: null,
    timeline: 'by quote',
    perfectFor: 'What no package fits',
  }),
];

export const retainers: RetainerView[] = [
  {
    key: 'site-guardian',
    name: 'Site Guardian',
    tagline: 'Kept safe, fast and current.',
    pricePerMonthPence: 9_900,
    features: ['Updates and backups', 'Uptime watch', 'Small changes', 'Monthly report'],
    isPopular: false,
  },
  {
    key: 'content-engine',
    name: 'Content Engine',
    tagline: 'A page that ranks, every month.',
    pricePerMonthPence: 24_900,
    features: ['1 blog post a month', '1 landing page a quarter', 'Site Guardian', 'Exclusivity'],
    isPopular: true,
  },
  {
    key: 'growth-accelerator',
    name: 'Growth Accelerator',
    tagline: 'For the first place in your area.',
    pricePerMonthPence: 49_900,
    features: ['2 blog posts a month', '1 landing page a month', 'Strategy call', 'Exclusivity'],
    isPopular: false,
  },
];
