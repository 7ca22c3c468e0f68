/** What providers usually charge, in pounds. */
const domainPerYear = { from: 10, to: 15 };
const hostingPerMonth = { from: 10, to: 30 };

const about = ({ from, to }: { from: number; to: number }, each: string) =>
  `about £${from}–£${to} a ${each}`;

export const domainCost = about(domainPerYear, 'year');
export const hostingCost = about(hostingPerMonth, 'month');
export const runningCostPerYear = about(
  {
    from: domainPerYear.from + 12 * hostingPerMonth.from,
    to: domainPerYear.to + 12 * hostingPerMonth.to,
  },
  'year',
);

/**
 * Copy of the pricing page. Our prices are tokens. Other figures (a provider's charge, a
 * partnership's condition) are written once, in a row.
 */
export const pricingPageCopy = {
  meta: {
    title: 'Website design prices, published in full',
    description:
      'Landing pages from {{package:express:from}}, business sites, monthly plans, add-ons and running costs: every price, published before you ring.',
  },
  hero: {
    heading: 'Every price, published',
    intro:
      'One page from {{package:express:from}}, a full site from {{package:business-starter:from}}. Your quote is one figure in the range, before extras, fixed for {{policy:priceLock}}.',
    rateBadge: 'Portfolio Building Rate',
    rateText: 'We’re new, so these are our prices while we build a portfolio.',
  },
  exclusivity: {
    heading: 'Will you work for my competitors?',
    text: 'While your monthly plan runs, we take on nobody else in your trade in your area. It comes with every plan, from {{retainer:site-guardian}} a month, not with a package alone. Your territory stays yours for {{policy:exclusivityTail}} after we part, and a change to the policy takes {{policy:exclusivityChangeNotice}} of notice.',
    action: 'Read how it works',
  },
  aiSearch: {
    heading: 'Will AI assistants find my site?',
    intro:
      'People ask AI assistants for a plumber, too. Three things decide whether they find you.',
    items: [
      {
        title: 'They can read the page',
        text: 'Some assistants read only the HTML a server sends. Ours holds your text, prices and opening hours.',
      },
      {
        title: 'You let them in',
        text: 'A line in robots.txt can shut AI crawlers out. We set it with you, separately for search and for training.',
      },
      {
        title: 'The facts agree',
        text: 'Name, address, services and prices say the same on your site, in its markup and on Google.',
      },
    ],
    note: 'Google says its [AI features](https://developers.google.com/search/docs/appearance/ai-features) need nothing beyond sound search work, so we sell no “AI package”. See how machines read your present site: [run the free scan](/scan).',
  },
  core: {
    heading: 'One page, a full site, a shop',
    intro:
      'For one service, take a landing page. For several, Business Starter. For a shop or blog, Growth.',
  },
  industry: {
    heading: 'Built for your trade',
    intro:
      'A Business Starter, plus what your customers look for first. The fewest pages cost the lower price.',
  },
  compare: {
    heading: 'Which package includes what?',
    intro:
      'What each package contains and what you can add. “With a monthly plan” means no package includes it on its own.',
    note: 'Can’t find what you need? Ask us; it may be custom work.',
  },
  influencer: {
    heading: 'Websites for influencers',
    intro: 'A media kit on your own domain, figures you edit, and a form for brands.',
  },
  portfolioPro: {
    heading: 'Portfolio Pro and custom sites',
    intro:
      'Portfolio Pro is a fixed package for case studies, galleries and area pages. Custom is for software: member areas, booking, full shops.',
    comparisonHeading: 'Portfolio Pro or custom?',
    comparison: [
      {
        question: 'You are chosen for',
        portfolioPro: 'work you have finished',
        custom: 'what the site does',
      },
      {
        question: 'Price',
        portfolioPro:
          '{{package:portfolio-pro-starter:from}} to {{package:portfolio-pro-premium:to}}',
        custom: 'one price for a written scope',
      },
      {
        question: 'First step',
        portfolioPro: 'an interview and your photographs',
        custom: 'a scope, before any price',
      },
    ],
    comparisonNote:
      'A larger project beside an agency’s quote, with both totals: [Bros Carpentry](/projects/bros-carpentry#plan), a demonstration of ours.',
  },
  retainers: {
    heading: 'Monthly care, if you want it',
    intro:
      'Your site is yours and runs without a plan. With one you get updates, or new pages every month. You can end it with {{policy:retainerNotice}} of notice.',
    termsHeading: 'When a plan ends',
    terms: [
      {
        title: 'Your website',
        text: 'It stays yours and runs on. Add-ons cost {{policy:addOnSurcharge}} more without a plan.',
      },
      {
        title: 'Your notice',
        text: 'End it in writing with {{policy:retainerNotice}} of notice. Leaving sooner costs {{policy:retainerEarlyExit}} of the next month’s payment.',
      },
      {
        title: 'Posts and pages we wrote',
        text: 'They are licensed while the plan runs. Keep them afterwards for {{policy:contentLicenceMultiple}} the monthly rate, paid once, or we remove them within {{policy:contentRemoval}}.',
      },
    ],
  },
  doDont: {
    heading: 'What we do, and what we don’t',
    intro: 'Worth asking any agency for.',
    doHeading: 'We do',
    do: [
      'Publish prices, and put the quoted one on the invoice',
      'Register domain, hosting and accounts in your name',
      'Write the text with you and show it before it is set',
      'Test on real phones, with a keyboard and with a screen reader',
      'Hand over the code and the passwords when the site is paid for',
      'Tell you when a smaller package is enough',
    ],
    dontHeading: 'We don’t',
    dont: [
      'Promise a position in search results or in AI answers',
      'Resell hosting, certificates or licences at a mark-up',
      'Buy links, or write reviews of ourselves or of you',
      'Copy one page for twenty towns where you have no work to show',
      'Hide a monthly fee inside the price of a build',
      'Take on crypto, adult or gambling projects',
    ],
  },
  thirdParty: {
    heading: 'What will domain and hosting cost?',
    intro: `Hosting is ${hostingCost}, a domain ${domainCost}: ${runningCostPerYear} together. You pay the provider, in your own name. We earn nothing on them.`,
    rows: [
      { item: 'Domain name', cost: domainCost, paidTo: 'the registrar' },
      { item: 'Hosting', cost: hostingCost, paidTo: 'the hosting company' },
      { item: 'Security certificate', cost: 'normally part of hosting', paidTo: 'no one extra' },
      { item: 'Mailboxes', cost: 'about £5–£12 a month each', paidTo: 'the mail provider' },
      {
        item: 'Card payments',
        cost: 'a share of each sale, see the Growth package',
        paidTo: 'the payment provider',
      },
      {
        item: 'Booking tools and WhatsApp Business platform',
        cost: 'free or paid, depending on the plan',
        paidTo: 'the tool’s maker',
      },
    ],
  },
  faq: {
    heading: 'Common questions',
    intro: 'Can’t find yours? Send it with an enquiry.',
  },
  estimator: {
    heading: 'Work out your price',
    intro:
      'Every part has its price, and the receipt adds up. Nothing is sent until you ask for a quote.',
  },
  enquiry: {
    heading: 'Ask for your fixed price',
    intro:
      'We’ll see your estimate, too. Tell us what you do, where, and what a website should bring you.',
  },
} as const;
