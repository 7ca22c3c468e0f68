import { markdown, picture, reference } from '../../references';
import { fromUsualSite } from './before-after';

/** Demonstration: a carpentry firm with many projects to show. */
export const brosCarpentry = {
  slug: 'bros-carpentry',
  title: 'Bros Carpentry',
  category: 'Web Design',
  filterCategory: 'web-design',
  description:
    'A carpenter’s site that leads with photos of finished work, with a page for each service in each town. Its price stands beside an agency’s quote.',
  tags: [
    { text: 'Web Design' },
    { text: 'Local search' },
    { text: 'Photography' },
    { text: 'Trades' },
  ],
  client: 'Our own project',
  image: picture('bros-carpentry-home'),
  liveUrl: '/demos/bros-carpentry',
  livePreviewEnabled: true,
  livePreviewUrl: '/demos/bros-carpentry',
  isSample: true,
  source: 'Our own project plan. The loading time is its target, not a measurement.',
  metrics: [
    { value: '186', label: 'pages in the plan' },
    { value: '48', label: 'of them for one service in one place' },
  ],
  challenge: markdown(
    'Bros Carpentry is a demonstration: we made up the firm. Prices, weeks, counts and the loading time are the plan’s, not measured.',
    'People hire a carpenter on sight. They look through pictures until one resembles their own hall. Many sites work against that: forty photos in one gallery without town, size, wood or price, and eleven services in one paragraph.',
    'Search engines can’t tell either that you fit oak stairs in one town and sashes in the next.',
  ),
  solution: markdown(
    'You enter each finished job once, with its service, town, wood, weeks and photos. The site builds the rest. Four services in 12 places make 48 pages, each filled with the work done there.',
    'No finished job, no page. Otherwise a site of this size soon becomes what Google’s [spam policies](https://developers.google.com/search/docs/essentials/spam-policies) call doorway abuse: many near-copies that lead to the same spot.',
    'Eight jobs are told at length, surprises behind the plaster included. Articles and guides answer what people ask before they ring.',
  ),
  features: [
    {
      title: 'A page for each service in each place',
      description: '48 pages, each with a photo of that work in that town, and the date.',
      technical: 'Built from the job entries; no job, no page.',
      benefit: 'The next street finds the stairs you fitted in this one.',
      image: picture('bros-carpentry-stroud'),
      size: 'large',
    },
    {
      title: '8 case studies',
      description: 'What they wanted, what came to light, what you built, how long it took.',
      technical: 'Each one links to its service, its place and two jobs like it.',
      benefit: 'Customers see what you do when a wall isn’t straight.',
      image: picture('bros-carpentry-plaster'),
      size: 'medium',
    },
    {
      title: '90+ photographs that load quickly',
      description: 'Large pictures do the selling, on pages planned for under 2 s.',
      technical:
        'Several widths in AVIF and WebP. A phone fetches the one that fits; pictures further down wait.',
      benefit: 'The oak stairs appear before the visitor leaves.',
      image: picture('bros-carpentry-photographs'),
      size: 'wide',
    },
    {
      title: '12 articles, 4 guides',
      description: 'Oak or pine? Who plasters afterwards? What drawings do you need?',
      technical: 'Written from phone questions, dated, linked to a service.',
      benefit: 'The first call is about the job, not the basics.',
      image: picture('bros-carpentry-steps'),
      size: 'medium',
    },
    {
      title: 'Quote request with pictures',
      description: 'Four questions, photographs, rough measurements.',
      technical: 'Phone pictures shrink before they’re sent.',
      benefit: 'Fewer visits to jobs you wouldn’t take.',
      size: 'small',
    },
    {
      title: '12+ schema types',
      description: 'Firm, services, places, articles and breadcrumbs, for machines.',
      technical: 'Written from the same entries as the visible text.',
      benefit: 'The two can’t contradict each other.',
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
      image: picture('bros-carpentry-ledger'),
      caption: 'Each job on show: town, wood, weeks.',
    },
    {
      image: picture('bros-carpentry-work'),
      caption: 'One town’s jobs, found with three rows of buttons.',
    },
    {
      image: picture('bros-carpentry-stroud'),
      caption: 'One service in one place, and what was done there.',
    },
    {
      image: picture('bros-carpentry-surprise'),
      caption: 'A job told at length, with what the plaster hid.',
    },
    {
      image: picture('bros-carpentry-bill'),
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
  beforeAfter: fromUsualSite('bros-carpentry'),
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
      '**Few firms need 186 pages.** With ten good jobs to show, start with our package for [trades](/industries/trades-construction) at {{package:trades}}, with Growth at {{package:growth}} or Portfolio Pro from {{package:portfolio-pro-starter:from}}. All are on the [price list](/pricing).',
      'In the first twelve months the agency comes to {{cost:carpentry:total}} and we to {{cost:carpentry:ours}}: {{cost:carpentry:saving}} less. The plan takes 8 weeks, so we’d finish 12 weeks sooner than an agency that takes 20. A plan like this claims to come in 50–65% below an agency; divide the two totals and check. With two real quotes, see first whether both include writing, photography and the move from the old site.',
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
      'A carpentry site planned from its photographs: a page for each service in each town with work to show, and its price set beside an agency’s quote.',
  },
};
