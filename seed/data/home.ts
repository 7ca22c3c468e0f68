/**
 * Copy of the home page in page order. Figures are price tokens; the main action is always `Get
 * Started`.
 */
export const homeCopy = {
  meta: {
    title: 'Web design in Reading, Bristol and Cheltenham',
    description:
      'Search-friendly websites for local businesses, each designed from scratch. Prices published, from {{package:express:from}}. Free scan of your present site.',
  },
  hero: {
    badge: 'Web Design Agency',
    headline: ['Web Design & Development', 'Conceptually Different'],
    pitch:
      'Search-friendly websites for local businesses, each designed for the one it belongs to and never poured into a template. The price is published, so you know the total before we start.',
    cities: ['Reading', 'Bristol', 'Cheltenham'],
    teaser:
      'Full business sites from {{package:business-starter:from}} • Express landing pages from {{package:express:from}}',
    primaryAction: 'Get Started',
    secondaryAction: 'Scan my website free',
    receipt: {
      packageKey: 'business-starter',
      badge: 'Fixed for {{policy:priceLock}}',
      title: 'Business Starter',
      lines: [
        { item: 'Design, drawn for you', amount: 'included' },
        {
          item: '{{package:business-starter:pages}} pages, written with you',
          amount: 'included',
        },
        { item: 'Search setup and local markup', amount: 'included' },
        { item: '{{package:business-starter:support}} of support', amount: 'included' },
        { item: 'Hosting mark-up, plugin fees, “SSL”', amount: 'none' },
      ],
      totalLabel: 'Total',
      total: '{{package:business-starter}}',
    },
  },
  scanner: {
    eyebrow: 'Free AI-powered website scanner',
    heading: 'See your site the way a search engine reads it',
    intro:
      'Enter an address and the scanner reads the page for search, speed, accessibility, security, mobile use, AI search and local signals. Each finding comes with its evidence. What could not be checked is listed as not checked.',
    /** Shown until enough scans have run for a measured median. */
    duration: 'About 30 seconds',
    cost: 'No payment',
    action: 'Scan my website free',
    paid: 'Need it in writing? A technical report costs {{policy:technicalReport}}. Rather talk? A strategy call of {{policy:strategyCallLength}} costs {{policy:strategyCall}}, booked within {{policy:strategyCallBookWithin}} of paying.',
  },
  services: {
    eyebrow: 'Services',
    heading: 'What we build, and what it costs',
    intro:
      'Both ends of every price, without a call to learn them. Only custom work has no figure here, because we write its scope with you first.',
    rows: [
      {
        title: 'Express Landing Page',
        text: 'One page that does one job, ready in {{package:express:timeline}}.',
        group: 'core',
        keys: ['express'],
      },
      {
        title: 'Business websites',
        text: '{{package:business-starter:pages}} pages, or {{package:growth:pages}} with a blog and a small shop. Search setup and enquiry form included.',
        group: 'core',
        keys: ['business-starter', 'growth'],
      },
      {
        title: 'Sites for your trade',
        text: 'Trades, beauty, fitness and professional services, each with what its customers look for first.',
        group: 'industry',
        keys: ['trades', 'beauty', 'fitness', 'professional'],
      },
      {
        title: 'Sites for creators',
        text: 'Media kit, brand work and a mailing list, on a domain that belongs to you.',
        group: 'influencer',
        keys: ['influencer-lite', 'influencer-full'],
      },
      {
        title: 'Portfolio Pro',
        text: 'Case studies, galleries and area pages for established firms with work worth showing.',
        group: 'portfolio-pro',
        keys: ['portfolio-pro-starter', 'portfolio-pro-premium'],
      },
      {
        title: 'Custom work',
        text: 'Web apps and full shops, one price for a written scope.',
        group: 'custom',
        keys: ['custom'],
      },
      {
        title: 'Monthly retainers',
        text: 'Care, content, and one client per niche per area while the retainer runs.',
        group: 'retainers',
        keys: ['site-guardian', 'content-engine', 'growth-accelerator'],
      },
    ],
    link: 'See the full price list',
  },
  work: {
    eyebrow: 'Work',
    heading: 'Three projects you can take apart',
    intro:
      'Each case study says what was planned, why, and what it costs. They are demonstrations: we made the clients up, so that nothing has to be left out, the price included.',
  },
  process: {
    eyebrow: 'How we work',
    heading: 'Four stages, drawn to scale',
    intro:
      'Working days on a Business Starter. The length of each stage is the time it takes, {{package:business-starter:timeline}} in all.',
    stages: [
      {
        title: 'Discovery',
        fromDay: 1,
        toDay: 2,
        text: 'Your customers, your prices, the jobs you want more of.',
      },
      {
        title: 'Design',
        fromDay: 3,
        toDay: 5,
        text: 'Drawn for you. You see it early and say what is wrong with it.',
      },
      {
        title: 'Build',
        fromDay: 6,
        toDay: 13,
        text: 'Pages, words, search setup and speed, on a private link you can open any time.',
      },
      {
        title: 'Launch',
        fromDay: 14,
        toDay: 15,
        text: 'Scanned, corrected, moved to your domain and handed over.',
      },
    ],
  },
  testimonials: {
    eyebrow: 'Testimonials',
    heading: 'What clients say about the work and the bill',
    sampleNote:
      'These are sample texts. They give way to real ones as clients allow us to publish them, and no rating is counted from them.',
  },
  cities: {
    eyebrow: 'Where we work',
    heading: 'One client per niche, per area',
    intro:
      'While you are on a monthly retainer, we take on no one else in your niche in your area. A one-off website does not include this. Choose your city to see what we build there, or check whether your territory is free.',
    action: 'Check my territory',
  },
  glance: {
    heading: 'At a glance',
    facts: [
      { term: 'What we make', detail: 'Websites for local businesses, designed one at a time' },
      {
        term: 'A full business site',
        detail: '{{package:business-starter}}, in {{package:business-starter:timeline}}',
      },
      { term: 'A landing page', detail: '{{package:express}}, in {{package:express:timeline}}' },
      { term: 'How you pay', detail: '{{policy:deposit}} to start, the balance before launch' },
      { term: 'Quotes stay fixed for', detail: '{{policy:priceLock}}' },
      {
        term: 'Monthly care, if you want it',
        detail:
          '{{retainer:site-guardian}} to {{retainer:growth-accelerator}} a month, {{policy:retainerNotice}} of notice',
      },
      { term: 'We answer', detail: 'Within {{policy:replyWithin}} on working days' },
      { term: 'Where we are', detail: 'Herefordshire, for businesses from Cardiff to Reading' },
    ],
  },
  leadCapture: {
    eyebrow: 'Start',
    heading: 'Tell us what you need. We answer with a number.',
    intro: 'A few sentences are enough: what you do, where, and what the site should bring you.',
    declines: 'We do not take on crypto, adult or gambling projects.',
    action: 'Send enquiry',
  },
  stickyBanner: {
    text: 'Full business sites from {{package:business-starter:from}}, in {{package:business-starter:timeline}}.',
    action: 'Get Started',
    close: 'Close this banner',
  },
} as const;
