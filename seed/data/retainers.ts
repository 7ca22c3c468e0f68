export interface RetainerSeed {
  key: string;
  name: string;
  tagline: string;
  pricePerMonthPence: number;
  features: string[];
  order: number;
}

/** Prices and monthly output: specification, section 9. */
export const retainers: RetainerSeed[] = [
  {
    key: 'site-guardian',
    name: 'Site Guardian',
    tagline: 'Updates, backups and small changes',
    pricePerMonthPence: 9_900,
    features: [
      'Software and security updates',
      'Backups',
      'We watch for outages',
      'Small changes to text, photos and prices',
      'A monthly scan, explained',
      'One client per trade per area',
      'Add-ons for less: a landing page added to your site is {{add-on:landing-page}}',
    ],
    order: 1,
  },
  {
    key: 'content-engine',
    name: 'Content Engine',
    tagline: 'Site Guardian, plus a blog post a month and a landing page a quarter',
    pricePerMonthPence: 24_900,
    features: [
      'Everything in Site Guardian',
      'One blog post a month',
      'One landing page a quarter',
      'You agree the topics first',
      'A monthly note on your search results',
    ],
    order: 2,
  },
  {
    key: 'growth-accelerator',
    name: 'Growth Accelerator',
    tagline: 'Site Guardian, plus two blog posts and a landing page a month',
    pricePerMonthPence: 49_900,
    features: [
      'Everything in Site Guardian',
      'Two blog posts a month',
      'One landing page a month',
      'A monthly call about your enquiries',
      'Older pages kept up to date',
    ],
    order: 3,
  },
];
