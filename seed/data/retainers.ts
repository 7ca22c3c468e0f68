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
    tagline: 'Somebody looks after it, every month',
    pricePerMonthPence: 9_900,
    features: [
      'Software and security updates, tried out before they go live',
      'Backups kept away from the site, restored when you need one',
      'Uptime watched, and outages looked into without being asked',
      'Small changes to text, photos and prices on request',
      'A monthly scan of your site, with the findings in plain English',
      'Territorial exclusivity: one client per niche per area',
      'Lower add-on prices, for example a landing page at {{add-on:landing-page}}',
    ],
    order: 1,
  },
  {
    key: 'content-engine',
    name: 'Content Engine',
    tagline: 'Care, and something new to read every month',
    pricePerMonthPence: 24_900,
    features: [
      'Everything in Site Guardian',
      'One blog post a month, on a question your customers ask',
      'One landing page a quarter, for a service or an area',
      'Topics agreed with you before anything is written',
      'Search Console read each month, with a short note on what moved',
      'Territorial exclusivity and the lower add-on prices',
    ],
    order: 2,
  },
  {
    key: 'growth-accelerator',
    name: 'Growth Accelerator',
    tagline: 'For a business that wants to be found for more, in more places',
    pricePerMonthPence: 49_900,
    features: [
      'Everything in Site Guardian',
      'Two blog posts a month',
      'One landing page a month',
      'A monthly call: enquiries received, pages that brought them, next steps',
      'Older pages revised when their facts or prices change',
      'Territorial exclusivity and the lower add-on prices',
    ],
    order: 3,
  },
];
