import { markdown, picture, reference } from '../../references';
import { fromWireframe } from './before-after';

/** Demonstration: a carpentry firm with many projects to show. */
export const brosCarpentry = {
  slug: 'bros-carpentry',
  title: 'Bros Carpentry',
  category: 'Web Design',
  filterCategory: 'web-design',
  description:
    'A carpentry firm’s site that leads with photographs of finished work and gives each service in each town its own page. Its price stands beside an agency’s quote for the same job.',
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
    'Bros Carpentry is a demonstration: we made the firm up, and nobody paid this bill. The prices, durations and counts on this page, and its loading time, are the plan’s figures and not measured results.',
    'A carpenter is hired on sight. Somebody who wants a staircase looks through pictures until one resembles their own hall, and only then reads. Many carpentry sites work against that. There are forty photographs in one gallery, without town, size, wood or price, and a page called Services that lists eleven things in a paragraph.',
    'A search engine is no better off. It can’t tell that the firm fits oak stairs in one town and sashes in the next, because no page says so.',
  ),
  solution: markdown(
    'Each finished job is entered once, with its service, town, wood, weeks and photographs. The site builds the rest from those entries. Four services in 12 places make 48 pages, and what fills each of them is the work done there.',
    'That is also the rule for leaving pages out. A place without a finished job has no page, however good the search figures look. Without such a rule a site of this size soon becomes what Google’s [spam policies](https://developers.google.com/search/docs/essentials/spam-policies) call doorway abuse: many near-copies that lead to the same spot.',
    'Eight jobs are told at length, from the first visit to the surprise behind the plaster. Articles and guides answer what people ask before they ring.',
  ),
  features: [
    {
      title: 'A page for each service in each place',
      description:
        '48 pages, each opening with a photograph of that kind of work in that town, and the date.',
      technical: 'Built from the job entries; a page with no job is neither made nor linked.',
      benefit: 'Somebody in the next street finds the stairs you fitted in theirs.',
      size: 'large',
    },
    {
      title: '8 case studies',
      description: 'What was wanted, what came to light, what was built, and how long it took.',
      technical: 'Each one links to its service, its place and two jobs like it.',
      benefit: 'The customer learns what happens when a wall is not straight.',
      size: 'medium',
    },
    {
      title: '90+ photographs that load quickly',
      description: 'Large pictures, because they do the selling, on pages planned for under 2 s.',
      technical:
        'Every picture is kept in several widths in AVIF and WebP. A phone fetches the one that fits, and pictures further down wait until they are needed.',
      benefit: 'The hall with the oak stairs appears before the visitor has left.',
      size: 'wide',
    },
    {
      title: '12 articles, 4 guides',
      description: 'Oak or pine, who plasters afterwards, what drawings a builder needs.',
      technical: 'Written from recorded phone questions, each dated and linked to its service.',
      benefit: 'The first call is about the job and no longer about the basics.',
      size: 'medium',
    },
    {
      title: 'Quote request with pictures',
      description: 'Four questions, photographs, rough measurements.',
      technical: 'Large phone pictures are made smaller before they are sent.',
      benefit: 'Fewer visits to jobs you would not take.',
      size: 'small',
    },
    {
      title: '12+ schema types',
      description: 'Firm, services, places, articles and breadcrumbs, marked up for machines.',
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
      description: 'The whole album sorted: which service, which town, when, and may it be shown.',
      duration: '1 week',
    },
    {
      phase: 'Phase 2',
      title: 'Structure and drawing',
      description: 'Which pages exist and why. One page of each kind designed, on a phone first.',
      duration: '1 week',
    },
    {
      phase: 'Phase 3',
      title: 'Writing and build',
      description: 'Jobs written up from interviews, pictures prepared, pages assembled.',
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
      caption: 'What is shown from one town, found by three rows of buttons.',
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
      image: picture('bros-carpentry-quote'),
      caption: 'Measurements are drawn as they are typed, so that centimetres show at once.',
    },
  ],
  beforeAfter: fromWireframe('bros-carpentry'),
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
      'In the first twelve months the agency’s side comes to {{cost:carpentry:total}} and ours to {{cost:carpentry:ours}}, so {{cost:carpentry:saving}} lies between them. The plan’s phases add up to 8 weeks, so we would be finished 12 weeks sooner than an agency that takes 20. A plan like this claims to come in 50–65% below an agency; divide the two totals and see whether it does. With two real quotes, first look whether both contain writing, photography and the move from the old site. A larger sum is sometimes earned there.',
      'Few firms need a site of this size. With ten good jobs, begin with our package for [trades and construction](/industries/trades-construction) at {{package:trades}}, with Growth and its ten pages at {{package:growth}}, or with Portfolio Pro from {{package:portfolio-pro-starter:from}}. Both are on the [price list](/pricing).',
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
      width: 'wide',
      content: markdown(
        '## What the pages are for',
        '| Kind | Pages | The question it answers |\n| --- | --- | --- |\n| Service in a place | 48 | Have you done this near me? |\n| Places | 12 | What do you do here, and how far do you come? |\n| Case studies | 8 | What is it like to hire you? |\n| Articles | 12 | What should I know before I ask? |\n| Guides | 4 | How do I plan the whole job? |\n| Services, single jobs, the firm | the rest | Who are you, and can I see another one? |',
      ),
    },
    {
      blockType: 'checklist',
      eyebrow: 'For your own site',
      heading: 'Before a town gets a page of its own',
      intro: 'It costs nothing to ask, and saves paying for pages that nobody should read.',
      items: [
        {
          text: 'There is a finished job in that town, with your own photographs.',
          isPassing: true,
        },
        { text: 'The householder agreed in writing to what may be shown.', isPassing: true },
        {
          text: 'The page holds something true only there: the houses, the timber, a rule of the conservation area.',
          isPassing: true,
        },
        { text: 'You would drive there for the smallest job on the page.', isPassing: true },
        {
          text: 'With another town’s name put in, every sentence would still fit.',
          isPassing: false,
        },
        { text: 'The pictures come from somebody else’s job.', isPassing: false },
      ],
      printLabel: 'Print this checklist',
    },
    {
      blockType: 'relatedLinks',
      eyebrow: 'Related',
      heading: 'For carpenters and their neighbours',
      limit: 6,
      minimum: 25,
    },
  ],
  cta: {
    title: 'What would your photographs be worth on a page?',
    description:
      'Send us five pictures and the towns they were taken in. We answer within {{policy:replyWithin}} on working days, with a figure and the number of pages you need.',
    buttonText: 'Get Your Transparent Quote',
    buttonLink: '/#contact',
    variant: 'default',
  },
  meta: {
    title: 'Bros Carpentry: a carpenter’s website, costed',
    description:
      'A carpentry site planned from its photographs: a page for each service in each town with work to show, and its price set beside an agency’s quote.',
  },
};
