/**
 * Copy of the pricing page. Our prices are tokens. Other figures (a provider's charge, a
 * partnership's condition) are written once, in a row.
 */
export const pricingPageCopy = {
  meta: {
    title: 'Website design prices, published in full',
    description:
      'Every price in writing before you call: landing pages from {{package:express:from}}, business sites, retainers, add-ons, and what is not included.',
  },
  hero: {
    eyebrow: 'Pricing',
    heading: 'Every price, in writing, before you call',
    intro:
      'Each package shows both ends of its range, what it contains and how long it takes. Your quote is one figure inside the range and stays fixed for {{policy:priceLock}}. {{policy:deposit}} to start, the balance before launch.',
    rateBadge: 'Portfolio Building Rate',
    rateText:
      'These are our rates while we build our portfolio, for a limited number of clients. A filled box is a place that is taken.',
    teaser:
      'Packages from {{package:express:from}}, retainers from {{retainer:site-guardian}} a month: go straight to the prices',
  },
  exclusivity: {
    eyebrow: 'Territorial exclusivity',
    heading: 'We do not work for the firm across the road',
    intro:
      'While your monthly retainer is active, we take on no other client in your niche in your area.',
    points: [
      'It comes with every retainer, from {{retainer:site-guardian}} a month, at no extra fee.',
      'It does not come with a package alone, whatever its size.',
      'Your territory stays reserved for {{policy:exclusivityTail}} after our work together ends.',
      'If the policy changes, you get {{policy:exclusivityChangeNotice}} of written notice.',
    ],
    action: 'Read how it works',
  },
  aiSearch: {
    eyebrow: 'AI search',
    heading: 'Ready for AI search, without the magic',
    intro:
      'People now ask assistants for a plumber as well as search engines. Three things decide whether your site can be part of the answer.',
    items: [
      {
        title: 'The page has to be readable',
        text: 'Assistants fetch a page much as a search engine does, and several of them read only the HTML the server sends. So our pages carry their text, prices and opening hours in that HTML, under headings that say what follows.',
      },
      {
        title: 'The door has to be open',
        text: 'A line in robots.txt can shut out the crawlers behind AI answers, and it is often there by accident. We set those rules with you, separately for search and for model training, because you may want the first and not the second.',
      },
      {
        title: 'The facts have to agree',
        text: 'Name, address, services and prices should say the same thing on your site, in its structured data and on your Google Business Profile.',
      },
    ],
    note: 'Google states that its [AI features](https://developers.google.com/search/docs/appearance/ai-features) need no special files or markup beyond sound search work. So we charge for no “AI package”, and we cannot promise that an assistant will name you. How machines read the site you have now, you can see without paying: [run the free scan](/scan).',
  },
  core: {
    eyebrow: 'Packages',
    heading: 'Three sizes that fit most businesses',
    intro:
      'Start with the number of things you need to explain. One service: a landing page. A handful: Business Starter. A shop or a blog as well: Growth.',
  },
  industry: {
    eyebrow: 'For your trade',
    heading: 'Made around what your customers look for first',
    intro:
      'Proof of work, a price list, a timetable or a qualification: every trade has one thing visitors want before they get in touch. These four packages begin with it.',
    more: 'What such a site contains, from top to bottom, is set out for [trades and construction](/industries/trades-construction), [beauty and wellness](/industries/beauty-wellness), [fitness and wellness](/industries/fitness-wellness) and [professional services](/industries/professional-services).',
  },
  compare: {
    eyebrow: 'Compare',
    heading: 'Feature by feature',
    intro:
      'What each package contains, what can be added and at what price, and what it does without. “With a retainer” means that no package brings it alone.',
    note: 'How many pages, how long it takes and how long support lasts stand with each package above. If a row you need is missing, ask; it may be custom work.',
  },
  influencer: {
    eyebrow: 'For creators',
    heading: 'A site that outlives the platform',
    intro:
      'A media kit on your own domain, figures you can edit, and a form that asks brands the right questions.',
  },
  portfolioPro: {
    eyebrow: 'Portfolio Pro and custom',
    heading: 'For firms with years of work to show',
    intro:
      'Portfolio Pro is a fixed package for case studies, galleries and area pages. Custom is for software: member areas, booking logic, full shops.',
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
      'The [Bros Carpentry case study](/projects/bros-carpentry), a demonstration of ours, works through a larger project beside an agency’s quote, with both totals.',
  },
  retainers: {
    eyebrow: 'Monthly retainers',
    heading: 'Care and content, if you want them',
    intro:
      'A site of ours runs without a retainer. Take one if you would rather not do updates yourself, or if you want new pages every month.',
    terms: [
      'End it in writing with {{policy:retainerNotice}} of notice.',
      'Add-ons cost {{policy:addOnSurcharge}} more without an active retainer: a landing page is {{add-on:landing-page}} with one and {{add-on:landing-page:standalone}} without.',
      'Posts and pages written under the retainer are licensed while it runs. Keep them afterwards for {{policy:contentLicenceMultiple}} the monthly rate, or we remove them within {{policy:contentRemoval}}.',
    ],
  },
  doDont: {
    eyebrow: 'Where we stand',
    heading: 'What we do, and what we don’t',
    intro: 'Both lists are worth asking any agency for.',
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
    eyebrow: 'Other people’s bills',
    heading: 'What you pay to others',
    intro:
      'These are not our prices and we earn nothing on them. You pay the provider, in your own name, and can change provider without asking us.',
    rows: [
      { item: 'Domain name', cost: 'about £10–£15 a year', paidTo: 'the registrar' },
      { item: 'Hosting', cost: 'about £10–£30 a month', paidTo: 'the hosting company' },
      { item: 'Security certificate', cost: 'normally part of hosting', paidTo: 'no one extra' },
      { item: 'Mailboxes', cost: 'per mailbox, set by the provider', paidTo: 'the mail provider' },
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
    eyebrow: 'Questions',
    heading: 'Asked before almost every project',
    intro: 'If yours is missing, send it with an enquiry and it gets a straight answer.',
  },
  estimator: {
    eyebrow: 'Estimator',
    heading: 'Price your own',
    intro:
      'Kind of website, number of pages, extras: every part has its price, and the receipt shows the sum. Nothing is sent anywhere until you ask for a quote.',
  },
  enquiry: {
    eyebrow: 'Your quote',
    heading: 'From an estimate to one exact figure',
    intro:
      'Your estimate comes along with the message. Tell us what it can’t know: what you do, where, and what bothers you about the site you have. The answer is a price, or the questions that are still open.',
  },
  callToAction: {
    eyebrow: 'Next step',
    heading: 'Get one figure for your own site',
    intro:
      'Add it up in the estimator, or tell us in a few sentences what you need. We answer within {{policy:replyWithin}} on working days.',
    action: 'Get Started',
  },
} as const;
