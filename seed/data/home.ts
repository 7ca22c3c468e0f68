import { runningCostPerYear } from './pricing-page';

/**
 * Copy of the home page in page order. Figures are price tokens; the main action is always `Get
 * Started`.
 */
export const homeCopy = {
  meta: {
    title: 'Web design in Reading, Bristol and Cheltenham',
    description:
      'Search-friendly websites for local businesses, designed from scratch. Landing pages from {{package:express:from}}. Free scan of your present site.',
  },
  hero: {
    badge: 'Web Design Agency',
    headline: ['Web Design & Development', 'Conceptually Different'],
    pitch:
      'Search-friendly websites that bring local businesses calls and bookings. No templates, and the price is fixed before we start.',
    cities: ['Reading', 'Bristol', 'Cheltenham'],
    teaser:
      'Full business sites from {{package:business-starter:from}} • Express landing pages from {{package:express:from}}',
    primaryAction: 'Get Started',
    secondaryAction: 'Scan my website free',
    founding: {
      title: 'Portfolio Building Rate',
      text: `We’re new, so our first clients pay these prices, fixed for {{policy:priceLock}}. Domain and hosting, ${runningCostPerYear}, go to the providers.`,
    },
    receipt: {
      packageKey: 'business-starter',
      badge: 'Quote holds {{policy:priceLock}}',
      lines: [
        { item: 'Your own design', amount: 'included' },
        { item: '{{package:business-starter:pages}} pages, with text', amount: 'included' },
        { item: 'Set up for local search', amount: 'included' },
        { item: '{{package:business-starter:support}} of support', amount: 'included' },
        { item: 'Hosting mark-up, plugins, SSL', amount: 'none' },
      ],
    },
  },
  trades: {
    heading: 'What do you do?',
    intro:
      'Pick your trade to see a site for it, and what yours would cost. Not here? A Business Starter, {{package:business-starter}}, suits most local firms; one page is {{package:express}}.',
    /** In an order that fills lines on a phone. */
    list: [
      { label: 'Electrician', package: 'trades' },
      { label: 'Plumbing and heating', package: 'trades', caseStudy: 'helix-heating' },
      { label: 'Builder or joiner', package: 'trades', caseStudy: 'bros-carpentry' },
      { label: 'Salon or clinic', package: 'beauty' },
      { label: 'Shop, bakery or café', package: 'business-starter' },
      { label: 'Chimney sweep', package: 'express' },
      { label: 'Gym', package: 'fitness' },
      { label: 'Accountant or surveyor', package: 'professional' },
    ],
  },
  scanner: {
    eyebrow: 'Free website scan',
    heading: 'See your site the way a search engine reads it',
    intro: 'We check search, speed, security, phones, and whether AI search can read it.',
    duration: '{{site:scanDuration}}',
    cost: 'no payment',
    paid: 'The scan and a call about a new site cost nothing. For a person’s advice on the site you have, a technical report is {{policy:technicalReport}}, a strategy call of {{policy:strategyCallLength}} {{policy:strategyCall}}.',
  },
  services: {
    heading: 'What we build, and what it costs',
    intro: 'The price of every package, published. No need to ring us.',
    rows: [
      {
        title: 'Express Landing Page',
        text: 'One page, ready in {{package:express:timeline}}.',
      },
      {
        title: 'Business websites',
        text: '{{package:business-starter:pages}} pages, or {{package:growth:pages}} with a blog and small shop.',
      },
      {
        title: 'Sites for your trade',
        text: 'Trades, beauty, fitness, professional services.',
      },
      {
        title: 'Sites for influencers',
        text: 'Media kit and mailing list on your own domain.',
      },
      {
        title: 'Portfolio Pro',
        text: 'Case studies and galleries for firms with work to show.',
      },
      {
        title: 'Custom work',
        text: 'Web apps and full shops, quoted from a written scope.',
      },
      {
        title: 'Monthly plans',
        text: 'Updates, backups and new pages, and we don’t work for a rival in your area.',
      },
    ],
  },
  work: {
    heading: 'Sites you can open, with their prices',
    intro: 'Demonstrations we designed and built for invented firms. Open one and try it.',
  },
  people: { heading: 'You talk to the people who build your site' },
  process: {
    heading: 'How we build your site',
    intro: 'A Business Starter takes {{package:business-starter:timeline}}. We count working days.',
    stages: [
      {
        title: 'Discovery',
        fromDay: 1,
        toDay: 2,
        text: 'We talk about your customers, prices and jobs.',
      },
      {
        title: 'Design',
        fromDay: 3,
        toDay: 5,
        text: 'You see it early and say what to change.',
      },
      {
        title: 'Build',
        fromDay: 6,
        toDay: 13,
        text: 'We write and build it on a private link.',
      },
      {
        title: 'Launch',
        fromDay: 14,
        toDay: 15,
        text: 'We check it and move it to your domain.',
      },
    ],
  },
  testimonials: {
    heading: 'What clients say',
  },
  cities: {
    heading: 'On a monthly plan: one client per trade, per area',
    intro:
      'While it runs, we don’t build for your local competitors. A website alone doesn’t include this.',
    action: 'Check my area',
  },
  glance: {
    heading: 'At a glance',
    facts: [
      {
        term: 'A full business site',
        detail: '{{package:business-starter}}, in {{package:business-starter:timeline}}',
      },
      { term: 'A landing page', detail: '{{package:express}}, in {{package:express:timeline}}' },
      {
        term: 'How you pay',
        detail:
          '{{policy:deposit}} to start, the rest before launch, or in monthly parts set out in your quote',
      },
      { term: 'Your quote holds for', detail: '{{policy:priceLock}}' },
      {
        term: 'Monthly plan, if you want one',
        detail:
          '{{retainer:site-guardian}} to {{retainer:growth-accelerator}} a month, {{policy:retainerNotice}} of notice',
      },
      { term: 'We reply', detail: 'Within {{policy:replyWithin}} on working days' },
      { term: 'Where we are', detail: 'Herefordshire, working from Cardiff to Reading' },
    ],
  },
  leadCapture: {
    heading: 'Tell us what you need. We’ll send a price.',
    intro: 'Say what you do, where, and what you want more of.',
    declines: 'We don’t take on crypto, adult or gambling projects.',
  },
  stickyBanner: {
    text: 'Full business sites from {{package:business-starter:from}}.',
    action: 'Get Started',
  },
} as const;
