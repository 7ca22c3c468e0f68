import { markdown, picture, reference } from '../../references';
import { fromUsualSite } from './before-after';

/** Demonstration: a chimney sweep's single page, for the smallest package. */
export const wrenChimneys = {
  slug: 'wren-chimneys',
  title: 'Wren Chimneys',
  category: 'Web Design, one page',
  filterCategory: 'web-design',
  description:
    'One page for a chimney sweep near Stroud. Pick your fire, see inside the chimney, get a price and ask for a morning.',
  tags: [
    { text: 'Landing Page' },
    { text: 'Chimney sweep' },
    { text: 'Booking' },
    { text: 'Illustration' },
  ],
  client: 'Our own project',
  pageCount: 1,
  image: picture('wren-chimneys-home'),
  liveUrl: '/demos/wren-chimneys',
  livePreviewEnabled: true,
  livePreviewUrl: '/demos/wren-chimneys',
  isSample: true,
  source:
    'What a phone loads, beside the usual 2,559 KB (HTTP Archive, July 2025). Ruth Wren and her prices are made up.',
  metrics: [
    { value: '1', label: 'page' },
    {
      value: '310',
      suffix: 'KB',
      label: 'to open the home page on a phone, 8 times lighter than the usual one',
    },
  ],
  challenge: markdown(
    'Ruth Wren is made up; the calls she gets aren’t. How much? How long? Will it make a mess? Do you do nests? A sweep answers those with her arm up a flue, on one phone, between September and the first frost.',
    'She doesn’t need a big site. She needs four answers and a date.',
  ),
  solution: markdown(
    'The page asks what’s at the bottom of your chimney. Pick open fire, wood burner, range or nest, and a cottage cut in half shows what’s inside. Price, time and how often stand beside it.',
    'Below that, one form. You choose your valley, and the page offers the next three mornings she’s in it. If you’d rather ring, the number is always in reach.',
  ),
  features: [
    {
      title: 'A chimney cut open',
      description: 'Four fires, four flues, with rooms either side and the lamps on.',
      technical: 'Built in 3D and rendered once; the choice itself works without script.',
      benefit: 'Your customer sees why a liner takes longer than a grate.',
      image: picture('wren-chimneys-home'),
      phoneImage: picture('wren-chimneys-home-small'),
      size: 'large',
    },
    {
      title: 'Send the brush up',
      description: 'A sheet drops, the rods climb, and the brush comes out of the pot.',
      technical: 'Drawn over the picture. Still if the visitor prefers no motion.',
      benefit: 'Children press it twice. Parents read the price.',
      image: picture('wren-chimneys-rods'),
      size: 'medium',
    },
    {
      title: 'Five valleys, five mornings',
      description: 'Each valley has its weekday. Bank holidays are left out.',
      technical: 'A short file of rules, tested by itself.',
      benefit: 'You drive up one valley a day instead of three.',
      image: picture('wren-chimneys-valleys'),
      phoneImage: picture('wren-chimneys-book-small'),
      size: 'wide',
    },
    {
      title: 'Nests and the law',
      description: 'From March to August the form offers no date for a nest.',
      benefit: 'You don’t have to say no on the phone.',
      image: picture('wren-chimneys-months'),
      size: 'medium',
    },
  ],
  architecture: `  Open fire · Wood burner · Range · Nest
                   │
                   ▼
   Cottage in section, price, time, how often
                   │
        ┌──────────┴──────────┐
        ▼                     ▼
     Ring Ruth              Valley ──► morning`,
  timeline: [
    {
      phase: 'Day 1',
      title: 'Talk',
      description: 'An hour on the phone: jobs, prices, villages, what people ask.',
      duration: '1 day',
    },
    {
      phase: 'Days 2–3',
      title: 'Words and picture',
      description: 'We write it as you’d say it, and draw the first screen for a phone.',
      duration: '2 days',
    },
    {
      phase: 'Days 4–5',
      title: 'Build',
      description: 'Page, form and dates. You get one round of changes.',
      duration: '1–2 days',
    },
    {
      phase: 'Days 6–7',
      title: 'Checks and launch',
      description: 'Keyboard, screen reader, small phones; then your domain and Google profile.',
      duration: '1–2 days',
    },
  ],
  technologies: [
    { text: 'HTML' },
    { text: 'CSS' },
    { text: 'A little JavaScript' },
    { text: 'Blender' },
    { text: 'SVG' },
  ],
  screenshots: [
    {
      image: picture('wren-chimneys-brush'),
      phoneImage: picture('wren-chimneys-brush-small'),
      caption: 'The brush is up: eight rods, counted as they go.',
    },
    {
      image: picture('wren-chimneys-year'),
      phoneImage: picture('wren-chimneys-year-small'),
      caption: 'When to ring, as twelve chimneys.',
    },
    {
      image: picture('wren-chimneys-book'),
      phoneImage: picture('wren-chimneys-book-small'),
      caption: 'Choose your valley and you get her next three mornings there.',
    },
    {
      image: picture('wren-chimneys-phone'),
      caption: 'On a phone: pick, look, ring.',
    },
  ],
  beforeAfter: fromUsualSite('wren-chimneys'),
  investment: {
    comparison: reference('cost-comparisons', 'wren-chimneys'),
    note: markdown(
      'This is our [Express Landing Page](/pricing): {{package:express}}, ready in {{package:express:timeline}}, with {{package:express:support}} of support. A monthly plan is up to you; most pages this size don’t need one.',
    ),
  },
  impact: [],
  testimonials: [],
  sections: [
    {
      blockType: 'atAGlance',
      heading: 'What’s on the page',
      facts: [
        { term: 'To download', description: '310 KB, fonts and pictures included' },
        { term: 'To read', description: 'about 900 words' },
        { term: 'Fields in the form', description: '7, five of them just a choice' },
        { term: 'Ways to get in touch', description: 'ring, or ask for a morning' },
      ],
    },
  ],
  cta: {
    title: 'What do people ask when they ring you?',
    description:
      'Tell us the four questions. We answer within {{policy:replyWithin}} on working days, with one figure.',
    buttonText: 'Get Started',
    buttonLink: '/#lead-capture',
    variant: 'default',
  },
  meta: {
    title: 'Wren Chimneys: one page for a chimney sweep',
    description:
      'A chimney sweep’s landing page, taken apart: a cottage cut open, four prices, five valleys with a morning each, and what a page like it costs.',
  },
};
