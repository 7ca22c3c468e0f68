import { markdown, picture, reference } from '../../references';
import { fromUsualSite } from './before-after';

/** Demonstration: a carpentry firm with finished work to show, and a plan for much more of it. */
export const brosCarpentry = {
  slug: 'bros-carpentry',
  title: 'Bros Carpentry',
  category: 'Web Design',
  filterCategory: 'web-design',
  description:
    'A carpenter’s site that leads with finished work. Visitors find a job like theirs by town and wood, then send measurements and photos for a price.',
  tags: [
    { text: 'Web Design' },
    { text: 'Local search' },
    { text: 'Photography' },
    { text: 'Trades' },
  ],
  client: 'Our own project',
  pageCount: 5,
  image: picture('bros-carpentry-home'),
  liveUrl: '/demos/bros-carpentry',
  livePreviewEnabled: true,
  livePreviewUrl: '/demos/bros-carpentry',
  isSample: true,
  source: 'What a phone loads, beside the usual 2,559 KB (HTTP Archive, July 2025).',
  metrics: [
    { value: '5', label: 'pages you can open' },
    {
      value: '240',
      suffix: 'KB',
      label: 'to open the home page on a phone, 10 times lighter than the usual one',
    },
  ],
  challenge: markdown(
    'Bros Carpentry is a demonstration: we made up the firm and its jobs.',
    'People hire a carpenter on sight. They look through pictures until one resembles their own hall. Many sites work against that: forty photos in one gallery without town, size, wood or price, and eleven services in one paragraph.',
  ),
  solution: markdown(
    'We made three decisions.',
    '1. **One job opens the site.** An oak staircase fills the first screen, with its measurements and a button to ask for a price.\n2. **No photo without its facts.** You enter each job once: service, town, wood, weeks. Visitors choose by any of them.\n3. **One job told to the end.** What they wanted, what the plaster hid, what it cost.',
  ),
  features: [
    {
      title: 'Each job with its facts',
      description: 'Town, wood and weeks beside every photo; three rows of buttons find the rest.',
      technical: 'One entry for each job. All ten show without script.',
      benefit: 'Customers find the hall that looks like theirs.',
      image: picture('bros-carpentry-ledger'),
      phoneImage: picture('bros-carpentry-ledger-small'),
      size: 'large',
    },
    {
      title: 'A job told to the end',
      description: 'From the first visit to the bill, with a sawn-through brace on the way.',
      technical: 'Photos, drawings and hours on one page.',
      benefit: 'Customers see what you do when a wall isn’t straight.',
      image: picture('bros-carpentry-plaster'),
      size: 'medium',
    },
    {
      title: 'Drawings, not promises',
      description: 'A section through two steps, with rise and going.',
      technical: 'SVG, sharp at every width.',
      benefit: 'Your craft shows before anyone rings.',
      image: picture('bros-carpentry-steps'),
      size: 'medium',
    },
    {
      title: 'A page for one town',
      description: 'Sashes in Stroud: the houses, the usual fault, what the council asks.',
      technical: 'Built from the jobs done there.',
      benefit: 'The next street finds the windows you fitted in this one.',
      size: 'small',
    },
    {
      title: 'Quote request with pictures',
      description: 'Four questions, photographs, rough measurements.',
      technical: 'Phone pictures shrink before they’re sent.',
      benefit: 'Fewer visits to jobs you wouldn’t take.',
      size: 'small',
    },
  ],
  architecture: `              ┌───────────────────────────────┐
              │ A job, entered once           │
              │ service · town · wood · weeks │
              │ photographs                   │
              └───────────────┬───────────────┘
          ┌───────────────────┼───────────────────┐
          ▼                   ▼                   ▼
   ┌─────────────┐   ┌─────────────────┐   ┌─────────────┐
   │ Services    │   │ Local pages (48)│   │ Places      │
   │ (4)         │◄─►│ service by place│◄─►│ (12)        │
   └──────┬──────┘   └────────┬────────┘   └──────┬──────┘
          └───────────────────┼───────────────────┘
                              ▼
   ┌─────────────┐   ┌─────────────────┐   ┌─────────────┐
   │ Case studies│◄─►│ Articles (12)   │◄─►│ Guides (4)  │
   │ (8)         │   │                 │   │             │
   └─────────────┘   └────────┬────────┘   └─────────────┘
                              ▼
              Quote request with photographs`,
  timeline: [
    {
      phase: 'Phase 1',
      title: 'Photographs and jobs',
      description: 'Your whole album, sorted: which service, which town, when, and may we show it?',
      duration: '1 week',
    },
    {
      phase: 'Phase 2',
      title: 'Structure and drawing',
      description: 'Which pages, and why. One of each kind designed, on a phone first.',
      duration: '1 week',
    },
    {
      phase: 'Phase 3',
      title: 'Writing and build',
      description: 'You talk, we write the jobs up, prepare pictures and build pages.',
      duration: '5 weeks',
    },
    {
      phase: 'Phase 4',
      title: 'Checks and launch',
      description: 'Speed, keyboard, markup, links. Then the domain moves.',
      duration: '1 week',
    },
  ],
  technologies: [
    { text: 'TypeScript' },
    { text: 'React' },
    { text: 'Next.js' },
    { text: 'Tailwind CSS' },
    { text: 'Static rendering' },
    { text: 'AVIF and WebP' },
    { text: 'JSON-LD' },
  ],
  screenshots: [
    {
      image: picture('bros-carpentry-stroud'),
      phoneImage: picture('bros-carpentry-stroud-small'),
      caption: 'One service in one place, and what was done there.',
    },
    {
      image: picture('bros-carpentry-work'),
      phoneImage: picture('bros-carpentry-work-small'),
      caption: 'All staircases, found with three rows of buttons.',
    },
    {
      image: picture('bros-carpentry-bill'),
      phoneImage: picture('bros-carpentry-bill-small'),
      caption: 'The bill as a board: each piece as long as its share.',
    },
    {
      image: picture('bros-carpentry-phone'),
      caption: 'On a phone: the trade in one line, and one finished job.',
    },
    {
      image: picture('bros-carpentry-quote'),
      caption: 'Type a measurement and it’s drawn, so mixed-up centimetres show at once.',
    },
  ],
  beforeAfter: fromUsualSite('bros-carpentry', 'jobs'),
  investment: {
    comparison: reference('cost-comparisons', 'carpentry'),
    rates: [
      { label: 'Standard rate', duration: '6–12 weeks', fromPence: 800_000, toPence: 1_200_000 },
      { label: 'Startup rate', duration: '6–12 weeks', fromPence: 550_000, toPence: 700_000 },
    ],
    support: [
      { hoursPerMonth: 2, pricePerMonthPence: 15_000 },
      { hoursPerMonth: 5, pricePerMonthPence: 25_000 },
    ],
    note: markdown(
      'This is our package for [trades](/industries/trades-construction): ready in {{package:trades:timeline}}, with {{package:trades:support}} of support.',
      'You begin with the jobs you have. If they become many, the site can grow with them: [what a large plan holds and costs](#plan).',
    ),
  },
  impact: [
    { value: '12', label: 'places with work to show' },
    { value: '8', label: 'case studies' },
    { value: '12', label: 'articles' },
    { value: '4', label: 'guides' },
    { value: '12', label: 'schema types', suffix: '+' },
    { value: '90', label: 'images', suffix: '+' },
    { value: '2', label: 'target time to load', prefix: '<', suffix: ' s' },
  ],
  testimonials: [
    reference('testimonials', 'sample-joinery-cheltenham'),
    reference('testimonials', 'sample-electrician-reading'),
  ],
  sections: [
    {
      blockType: 'richText',
      eyebrow: 'If it grew to 186 pages',
      heading: 'Page by page, or all at once',
      isFolded: true,
      width: 'prose',
      content: markdown(
        'The weeks, counts and loading time here are our plan’s, not measured. Four services in 12 places make 48 of its pages, each filled with the work done there.',
        'On a monthly plan, from {{retainer:site-guardian}} a month, each further page costs {{add-on:landing-page}}. Few firms need 186: a dozen good jobs fit on the page of finished work in this package. Case studies of their own are Portfolio Pro, from {{package:portfolio-pro-starter:from}} on the [price list](/pricing).',
        'No finished job, no page. Otherwise a site of this size soon becomes what Google’s [spam policies](https://developers.google.com/search/docs/essentials/spam-policies) call doorway abuse: many near-copies that lead to the same spot.',
      ),
    },
    {
      blockType: 'richText',
      heading: 'What the pages are for',
      isFolded: true,
      width: 'wide',
      content: markdown(
        '| Kind | Pages | The question it answers |\n| --- | --- | --- |\n| Service in a place | 48 | Have you done this near me? |\n| Places | 12 | What do you do here, and how far do you come? |\n| Case studies | 8 | What is it like to hire you? |\n| Articles | 12 | What should I know before I ask? |\n| Guides | 4 | How do I plan the whole job? |\n| Services, single jobs, the firm | the rest | Who are you, and can I see another one? |',
      ),
    },
    {
      blockType: 'checklist',
      heading: 'Before a town gets a page of its own',
      isFolded: true,
      intro: 'Ask this first, and save the pages nobody needs.',
      items: [
        {
          text: 'There is a finished job in that town, with your own photographs.',
          isPassing: true,
        },
        { text: 'The householder agreed in writing to what you show.', isPassing: true },
        {
          text: 'The page says something true only there: the houses, the timber, a conservation rule.',
          isPassing: true,
        },
        { text: 'You’d drive there for the smallest job on the page.', isPassing: true },
        {
          text: 'Every sentence would fit another town.',
          isPassing: false,
        },
        { text: 'The pictures come from another firm’s job.', isPassing: false },
      ],
      printLabel: 'Print this checklist',
    },
    {
      blockType: 'relatedLinks',
      heading: 'For carpenters and their neighbours',
      limit: 6,
      minimum: 25,
    },
  ],
  cta: {
    title: 'What would your photographs be worth on a page?',
    description:
      'Send us five pictures and their towns. We answer within {{policy:replyWithin}} on working days, with a figure and the number of pages.',
    buttonText: 'Get Started',
    buttonLink: '/#contact',
    variant: 'default',
  },
  meta: {
    title: 'Bros Carpentry: a carpenter’s website, costed',
    description:
      'A carpenter’s five-page site that leads with finished work: each job with town, wood and weeks, one told to its bill, and what a site like it costs.',
  },
};
