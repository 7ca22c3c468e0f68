import { markdown, picture } from '../../references';
import { fromUsualSite } from './before-after';

/** Demonstration: an electrician whose fuse board answers the first questions. */
export const elverElectrical = {
  slug: 'elver-electrical',
  title: 'Elver Electrical',
  category: 'Business Websites',
  filterCategory: 'business-websites',
  description:
    'An electrician’s site that opens at the fuse board. Say what’s wrong, and it shows the breaker, what you may check and what it costs.',
  tags: [
    { text: 'Business Websites' },
    { text: 'Electricians' },
    { text: 'Before and after' },
    { text: 'Photos by phone' },
  ],
  client: 'Our own project',
  pageCount: 8,
  image: picture('elver-electrical-home'),
  liveUrl: '/demos/elver-electrical',
  livePreviewEnabled: true,
  livePreviewUrl: '/demos/elver-electrical',
  isSample: true,
  source: 'What a phone loads, beside the usual 2,559 KB (HTTP Archive, July 2025).',
  metrics: [
    { value: '8', label: 'pages' },
    {
      value: '200',
      suffix: 'KB',
      label: 'to open the home page on a phone, 12 times lighter than the usual one',
    },
  ],
  challenge: markdown(
    'Elver Electrical is a demonstration: we made up the firm, its jobs and its prices.',
    'Half an electrician’s calls start with “it’s tripped again”. The caller stands in the dark. You ask the same five questions, and sometimes the answer is to ring 105 about a power cut.',
  ),
  solution: markdown(
    'We put the board on the first screen, way by way. Beside it stand six faults and four wishes in the caller’s words.',
    'Each answer says what’s safe to check and when to stop, with a price and a time. For a smell of burning there are no tips: switch off, get out, ring.',
  ),
  features: [
    {
      title: 'The board',
      description: 'Nine RCBOs, surge protection, and a spare way for the car.',
      technical: 'Radio buttons and CSS. It works before any script has loaded.',
      benefit: 'Callers know their breaker before they ring.',
      image: picture('elver-electrical-board'),
      size: 'large',
    },
    {
      title: 'A page for each service',
      description: 'Landlords’ EICR, boards and rewires, EV chargers.',
      technical: 'Each has prices, times and one thing to try.',
      benefit: 'You’re found for the jobs you want.',
      image: picture('elver-electrical-fuse'),
      size: 'medium',
    },
    {
      title: 'Two towns with work to show',
      description: 'Flood-height sockets in Tewkesbury, stone walls in Stroud.',
      technical: 'A town gets a page when you’ve jobs there.',
      benefit: 'Neighbours see you know their houses.',
      image: picture('elver-electrical-flood'),
      size: 'medium',
    },
    {
      title: 'Before and after',
      description: 'Two views of the same wall, and a handle to pull.',
      technical: 'A range input: mouse, thumb or arrow keys.',
      benefit: 'Tidy work sells itself.',
      image: picture('elver-electrical-wall'),
      size: 'wide',
    },
    {
      title: 'Photos in the quote form',
      description: 'Up to six, with a guide to three good ones.',
      technical: 'Shown on the phone before anything is sent.',
      benefit: 'Fewer visits for jobs you could price at home.',
      image: picture('elver-electrical-photos'),
      size: 'small',
    },
    {
      title: 'Registers and call button',
      description:
        'NICEIC and Part P lead to the registers. On phones the number stays under the thumb.',
      technical: 'Plain links; the button dials.',
      benefit: 'Customers check you, then ring.',
      image: picture('elver-electrical-registers'),
      size: 'small',
    },
  ],
  architecture: `  “It’s tripped”      “I’d like a charger”     “Do you come here?”
        │                     │                      │
        ▼                     ▼                      ▼
┌───────────────┐     ┌───────────────┐      ┌───────────────┐
│ The board     │◄───►│ Services (3)  │◄────►│ Towns (2)     │
│ 10 answers    │     │ prices, times │      │ jobs there    │
└───────┬───────┘     └───────┬───────┘      └───────┬───────┘
        ▼                     ▼                      ▼
   Phone · 105 · 999     Quote with photos      Before and after`,
  timeline: [
    {
      phase: 'Phase 1',
      title: 'Your calls',
      description: 'What people say, your prices, your photos.',
      duration: '2–3 days',
    },
    {
      phase: 'Phase 2',
      title: 'Board and look',
      description: 'The first screen, tried on a phone.',
      duration: '3–4 days',
    },
    {
      phase: 'Phase 3',
      title: 'Pages',
      description: 'Services, towns, gallery, form.',
      duration: '3–5 days',
    },
    {
      phase: 'Phase 4',
      title: 'Checks and launch',
      description: 'You read every safety line.',
      duration: '2–3 days',
    },
  ],
  technologies: [
    { text: 'HTML' },
    { text: 'CSS' },
    { text: 'JavaScript' },
    { text: 'SVG' },
    { text: 'Blender' },
  ],
  screenshots: [
    {
      image: picture('elver-electrical-boards'),
      phoneImage: picture('elver-electrical-boards-small'),
      caption: 'A service with its price, and the old board under the new one.',
    },
    {
      image: picture('elver-electrical-eicr'),
      phoneImage: picture('elver-electrical-eicr-small'),
      caption: 'The label by the board, with the date of the next report.',
    },
    {
      image: picture('elver-electrical-tewkesbury'),
      phoneImage: picture('elver-electrical-tewkesbury-small'),
      caption: 'A town of its own: sockets above the flood line.',
    },
    {
      image: picture('elver-electrical-phone'),
      caption: 'On a phone: say what’s wrong, see the breaker.',
    },
  ],
  beforeAfter: fromUsualSite('elver-electrical'),
  investment: {
    note: markdown(
      'This is our Trades & Services Power: {{package:trades}}, by the number of pages. The board, the photo form, the pictures and eight pages with their words are in this quote.',
      'The lower price is for five pages. Leave out the two towns and the page about chargers, and you pay that. Domain and hosting come on top; a [monthly plan](/pricing) is optional.',
    ),
  },
  impact: [],
  sections: [
    {
      blockType: 'twoLists',
      heading: 'What a website may tell people to do',
      leftHeading: 'On the page',
      left: [
        { text: 'Switch off, unplug, switch on once' },
        { text: 'Look, listen, and change a lamp' },
        { text: 'Who to ring: you, 105 or 999' },
      ],
      rightHeading: 'Never',
      right: [
        { text: 'Taking a cover off' },
        { text: 'Touching what’s warm, wet or buzzing' },
        { text: 'Holding a breaker up' },
      ],
    },
  ],
  cta: {
    title: 'What do your customers say when they ring?',
    description:
      'Send us three of those sentences. We answer within {{policy:replyWithin}} on working days.',
    buttonText: 'Get Started',
    buttonLink: '/#lead-capture',
    variant: 'default',
  },
  meta: {
    title: 'Elver Electrical: a site that starts at the board',
    description:
      'A demonstration for electricians: a fuse board that answers, town pages, before and after, photos in the quote form, and what it costs.',
  },
};
