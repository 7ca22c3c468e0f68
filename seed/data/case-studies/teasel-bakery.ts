import { markdown, picture } from '../../references';
import { fromUsualSite } from './before-after';

/** Demonstration: a small-town bakery, built to the scope of Business Starter. */
export const teaselBakery = {
  slug: 'teasel-bakery',
  title: 'Teasel Bakery',
  category: 'Business Websites',
  filterCategory: 'business-websites',
  description:
    'A bakery and café in a small town, in five pages. The first one shows what’s on the shelf at the hour you pick.',
  tags: [
    { text: 'Business Websites' },
    { text: 'Bakery and café' },
    { text: 'Illustration' },
    { text: 'Allergens' },
  ],
  client: 'Our own project',
  pageCount: 5,
  image: picture('teasel-bakery-home'),
  liveUrl: '/demos/teasel-bakery',
  livePreviewEnabled: true,
  livePreviewUrl: '/demos/teasel-bakery',
  isSample: true,
  source: 'What a phone loads, beside the usual 2,559 KB (HTTP Archive, July 2025).',
  metrics: [
    { value: '5', label: 'pages' },
    {
      value: '280',
      suffix: 'KB',
      label: 'to open the home page on a phone, 9 times lighter than the usual one',
    },
  ],
  challenge: markdown(
    'There is no Teasel Bakery in Ledbury: we made it up to show what Business Starter buys.',
    'People ask a bakery three things. What have you got today? Is there still some left? Can my daughter eat it? If the site answers with a photograph of a croissant, the phone rings at seven, when both hands are in the dough.',
  ),
  solution: markdown(
    'You have a list of baking times by the oven anyway. We put it on the first screen. The customer picks a day and an hour, and the shelf fills and empties: warm, last few, in the oven, usually gone.',
    'The pictures are prints made for this site, so you needn’t hire a photographer.',
  ),
  features: [
    {
      title: 'The shelf at your hour',
      description: 'Twelve things, five days, every quarter of an hour from five in the morning.',
      technical:
        'It reads Ledbury’s clock, wherever the visitor is. Without script the tickets give days and hours.',
      benefit: 'Fewer calls to ask what’s left today.',
      image: picture('teasel-bakery-friday'),
      phoneImage: picture('teasel-bakery-friday-small'),
      size: 'large',
    },
    {
      title: 'Fourteen allergens',
      description: 'Tick what you avoid, and the shelf sorts itself.',
      technical: 'Tickets, table and answers are tested against one list.',
      benefit: 'It never promises “free from” in a room full of flour.',
      image: picture('teasel-bakery-avoid'),
      size: 'medium',
    },
    {
      title: 'Cakes to order',
      description: 'Size and words on top, with the price and the first day.',
      technical: 'Notice is counted in baking days, so Sunday and Monday drop out.',
      benefit: 'Nobody asks for a fruit cake by tomorrow.',
      image: picture('teasel-bakery-order'),
      size: 'wide',
    },
    {
      title: 'The way from the Market House',
      description: 'Hours, a drawn map, parking and the height of the step.',
      technical: 'The page says open or shut by itself.',
      benefit: 'Visitors find you in a side street.',
      image: picture('teasel-bakery-map'),
      size: 'medium',
    },
  ],
  architecture: `  The baking table: day · hour · bake · gone
          ┌───────────────┴───────────────┐
          ▼                               ▼
   ┌─────────────┐                 ┌─────────────┐
   │ Home        │◄───────────────►│ Bread       │
   │ the shelf   │                 │ week, 14    │
   └─────────────┘                 └─────────────┘
   ┌─────────────┐ ┌─────────────┐ ┌─────────────┐
   │ Cakes       │ │ About       │ │ Find us     │
   └─────────────┘ └─────────────┘ └─────────────┘`,
  timeline: [
    {
      phase: 'Phase 1',
      title: 'A morning at the oven',
      description: 'What comes out when, and what people ask.',
      duration: '2–3 days',
    },
    {
      phase: 'Phase 2',
      title: 'Look and pictures',
      description: 'You see two pages before we draw the rest.',
      duration: '1 week',
    },
    {
      phase: 'Phase 3',
      title: 'Pages and words',
      description: 'All five pages, on a phone first. Two rounds of changes.',
      duration: '2–5 days',
    },
    {
      phase: 'Phase 4',
      title: 'Checks and launch',
      description: 'You check every allergen line, then we go live.',
      duration: '1–2 days',
    },
  ],
  technologies: [
    { text: 'HTML and CSS' },
    { text: 'Plain JavaScript' },
    { text: 'Prints made for the site' },
  ],
  screenshots: [
    {
      image: picture('teasel-bakery-week'),
      phoneImage: picture('teasel-bakery-week-small'),
      caption: 'The week by the oven: which day, what hour.',
    },
    {
      image: picture('teasel-bakery-allergens'),
      phoneImage: picture('teasel-bakery-allergens-small'),
      caption: 'Milk and nuts are ticked: what to leave, and what else to know.',
    },
    {
      image: picture('teasel-bakery-cake'),
      phoneImage: picture('teasel-bakery-cake-small'),
      caption: 'A cake, its words, its price and its first day.',
    },
    {
      image: picture('teasel-bakery-phone'),
      caption: 'On a phone: pick your hour, see the shelf.',
    },
  ],
  beforeAfter: fromUsualSite('teasel-bakery'),
  investment: {
    note: markdown(
      'This is our Business Starter: {{package:business-starter}}, by the number of pages. Five pages, the shelf, the allergen table, the cake form and the pictures are in this quote.',
      'You pay the lower price for five pages like these. Domain and hosting come on top; a [monthly plan](/pricing) is optional.',
    ),
  },
  impact: [],
  testimonials: [],
  sections: [],
  cta: {
    title: 'What comes out of your oven, and when?',
    description:
      'Send us a photo of the list on your wall. We answer within {{policy:replyWithin}} on working days.',
    buttonText: 'Get Started',
    buttonLink: '/#lead-capture',
    variant: 'default',
  },
  meta: {
    title: 'Teasel Bakery: a bakery’s site in five pages',
    description:
      'A bakery website that shows what’s on the shelf at any hour, tells the 14 allergens properly and takes cake orders. Five pages, at a fixed price.',
  },
};
