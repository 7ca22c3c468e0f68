import type { CaseStudyCardView } from '@/content/rules/view-models';
import type { ClaimView, IndustryCardView, SiteLinkGroup } from '@/prices/rules/table-views';
import type { AddOnRow } from '@/site/sections/AddOnList/AddOnList';

export const points = [
  ['The price is the price', 'Published, fixed for twelve months, the same on the invoice.'],
  ['Drawn for you', 'One drawing per page type and two rounds of changes, before a line is built.'],
  ['Yours to keep', 'Files, words and domain are yours on the day of the last payment.'],
  [
    'Fast on a phone in a van',
    'Pages load in under two seconds, measured before launch and shown to you.',
  ],
  [
    'One client per trade and area',
    'While you are on a retainer we build for no competitor nearby.',
  ],
  [
    'A person who answers',
    'Within 24 hours on working days, from £0. The one who built the site writes back.',
  ],
].map(([title = '', text = '']) => ({ title, text }));

export const flags = [
  'The quote has one line and one number.',
  'Hosting costs more than £20 a month and nobody says what is in it.',
  'The domain is registered in the agency’s name, or “for your convenience” on their account.',
  'You pay every month for “SSL”, which is free nearly everywhere.',
  'Leaving costs a fee that is not on the price list.',
].map((text) => ({ text, isPassing: false }));

export const retainerAddOns: AddOnRow[] = [
  {
    key: 'extra-blog-post',
    name: 'Extra blog post',
    description:
      'One more article on a topic we agree with you, edited, illustrated and published.',
    pricePence: 5_000,
    standalonePence: 7_500,
    unit: 'per post',
  },
  {
    key: 'landing-page',
    name: 'Landing page',
    description: 'One page for one service, offer or area, with its search setup and enquiry form.',
    pricePence: 7_500,
    standalonePence: 12_500,
    unit: 'per page',
  },
  {
    key: 'custom-contact-form',
    name: 'Custom contact form',
    description: 'A form with your own questions, added to a site we already look after.',
    pricePence: 6_000,
    standalonePence: null,
    unit: 'per form',
  },
];

export const buildAddOns: AddOnRow[] = [
  {
    key: 'whatsapp',
    name: 'WhatsApp integration',
    description: 'A WhatsApp button that opens with the page and service already named.',
    pricePence: 50_000,
    standalonePence: null,
    unit: null,
  },
  {
    key: 'calendly',
    name: 'Calendly booking',
    description: 'Your own Calendly calendar on the page. A paid plan is billed by Calendly.',
    pricePence: 0,
    standalonePence: null,
    unit: null,
  },
];

export const industries: IndustryCardView[] = [
  {
    name: 'Trades & Construction',
    href: '/industries/trades-construction',
    lead: 'Plumbers, electricians, joiners and roofers: the phone number first, then the proof.',
    price: '£1,800–2,200',
    seed: 'trades-construction',
  },
  {
    name: 'Beauty & Wellness',
    href: '/industries/beauty-wellness',
    lead: 'Salons, clinics and therapists: prices, pictures and a booking that works at midnight.',
    price: '£1,600–1,900',
    seed: 'beauty-wellness',
  },
  {
    name: 'Professional Services',
    href: '/industries/professional-services',
    lead: 'Solicitors, accountants and consultants.',
    price: null,
    seed: 'professional-services',
  },
];

function links(base: string, ...labels: string[]) {
  return labels.map((label) => ({
    label,
    href: `${base}${label.toLowerCase().replaceAll(' ', '-')}`,
  }));
}

export const siteGroups: SiteLinkGroup[] = [
  {
    heading: 'Main pages',
    links: links(
      '/',
      'Pricing',
      'About',
      'Contact',
      'Why choose us',
      'Services',
      'Blog',
      'Portfolio',
    ),
    folded: [],
  },
  {
    heading: 'Service locations',
    links: links('/web-design-', 'Reading', 'Cheltenham', 'Gloucester', 'Oxford', 'Bristol'),
    folded: [
      { heading: 'Reading', links: links('/web-design-reading/', 'Trades', 'Beauty', 'Plumbers') },
      { heading: 'Cheltenham', links: links('/web-design-cheltenham/', 'Trades', 'Beauty') },
      { heading: 'Bath', links: links('/web-design-bath/', 'Trades') },
    ],
  },
  { heading: 'Legal', links: links('/', 'Privacy policy', 'Terms of service'), folded: [] },
];

export const claims: ClaimView[] = [
  { figure: '98', label: 'Lighthouse, mobile', source: 'median of our demo sites' },
  { figure: '0.8 s', label: 'Largest paint', source: 'the same run' },
  { figure: '24 h', label: 'Answer on working days', source: 'our enquiry log' },
];

export const studies: CaseStudyCardView[] = [
  [
    'tool-theft-locator',
    'Tool Theft Locator',
    'Full-Stack',
    'A map where tradespeople report stolen tools.',
  ],
  [
    'bros-carpentry',
    'Bros Carpentry',
    'Business Website',
    'A joinery firm with 48 service-area pages and an itemised price.',
  ],
  [
    'helix-heating',
    'Helix Heating',
    'Web Design',
    'Plumbing and heating: 28 places, 12 guides, one number to call.',
  ],
].map(([slug = '', title = '', category = '', description = '']) => ({
  slug,
  href: `/projects/${slug}`,
  title,
  category,
  filterCategory: 'web-design',
  description,
  tags: ['Next.js', 'Local search', 'Maps'],
  image: null,
  isSample: slug !== 'bros-carpentry',
  liveUrl: null,
  livePreviewUrl: null,
}));
