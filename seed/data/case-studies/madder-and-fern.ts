import { markdown, picture } from '../../references';
import { fromUsualSite } from './before-after';

/** Demonstration: a hair and beauty salon, built to the scope of Beauty & Wellness Specialist. */
export const madderAndFern = {
  slug: 'madder-and-fern',
  title: 'Madder & Fern',
  category: 'Business Websites',
  filterCategory: 'business-websites',
  description:
    'A hair and beauty salon in six pages. The first one asks how long the visitor has got, and shows which treatments fit.',
  tags: [
    { text: 'Business Websites' },
    { text: 'Hair and beauty' },
    { text: 'Booking' },
    { text: '3D pictures' },
  ],
  client: 'Our own project',
  pageCount: 6,
  image: picture('madder-and-fern-home'),
  liveUrl: '/demos/madder-and-fern',
  livePreviewEnabled: true,
  livePreviewUrl: '/demos/madder-and-fern',
  isSample: true,
  source: 'What a phone loads, beside the usual 2,559 KB (HTTP Archive, July 2025).',
  metrics: [
    { value: '6', label: 'pages' },
    {
      value: '270',
      suffix: 'KB',
      label: 'to open the home page on a phone, 9 times lighter than the usual one',
    },
  ],
  challenge: markdown(
    'There is no Madder & Fern in Cirencester: we made it up to show what Beauty & Wellness Specialist buys.',
    'Your clients don’t think in treatments. They have from half past one until the school run, and about sixty pounds. A price list makes them work that out, so they ring, and you answer with tint on your gloves.',
  ),
  solution: markdown(
    'The first screen is a comb with your opening hours on its back. The visitor slides two pins to the time they have and sets a budget. Below stands what fits: minutes, price, who does it, and the last moment for a patch test. One tap adds it to the booking request.',
    'Two treatments can go side by side: while a root tint takes, a colleague files the nails.',
  ),
  features: [
    {
      title: 'How long have you got?',
      description: 'A day, a gap, a budget. Only what fits is shown.',
      technical:
        'It knows who is in on which day. Works by mouse, thumb and keyboard; without script the treatments stand in order of length.',
      benefit: 'Half-hour gaps get booked too.',
      image: picture('madder-and-fern-comb'),
      size: 'large',
    },
    {
      title: 'Patch tests that count back',
      description: 'The last moment for a test stands beside the treatment.',
      technical: '48 hours before, moved back to when you’re open: Saturday, for a Tuesday tint.',
      benefit: 'No client turns up for colour without one.',
      image: picture('madder-and-fern-patch-test'),
      size: 'medium',
    },
    {
      title: 'Prices, minutes, aftercare',
      description: 'Before, afterwards and patch test beside each treatment, on two pages.',
      technical: 'Comb, price list and booking form are tested against one list.',
      benefit: 'You change a price once, on your phone.',
      image: picture('madder-and-fern-prices'),
      phoneImage: picture('madder-and-fern-prices-small'),
      size: 'wide',
    },
    {
      title: 'Your own booking system',
      description:
        'The request opens Calendly, or the salon system you use, at that treatment where it has a link for it.',
      technical: 'Treatments, day and time travel in the address.',
      benefit: 'You keep the diary you know.',
      image: picture('madder-and-fern-request'),
      size: 'medium',
    },
    {
      title: 'Instagram, if the visitor agrees',
      description: 'Six posts, once the visitor agrees.',
      technical: 'Until then nothing is fetched from Instagram.',
      benefit: 'No cookie banner for the rest.',
      size: 'small',
    },
    {
      title: 'Open, and where to park',
      description: 'At the top of every page on a phone.',
      technical: 'The page knows your hours.',
      benefit: 'Fewer calls about parking.',
      size: 'small',
    },
  ],
  architecture: `   How long have you got?      Treatments · people · hours
              │                            │
              └──────────────┬─────────────┘
                             ▼
   ┌─────────┐  ┌─────────┐  ┌─────────┐  ┌─────────┐
   │ Hair    │  │ Beauty  │  │ Team    │  │ Find us │
   └────┬────┘  └────┬────┘  └────┬────┘  └─────────┘
        └────────────┼────────────┘
                     ▼
   ┌────────────────────────────────────────┐
   │ Booking request, or your salon system  │
   └────────────────────────────────────────┘`,
  timeline: [
    {
      phase: 'Phase 1',
      title: 'Treatment list',
      description: 'Minutes, prices, who does what, what needs a test. You talk, we type.',
      duration: '2–3 days',
    },
    {
      phase: 'Phase 2',
      title: 'Look and pictures',
      description: 'Colours, letters, the comb. You see the first screen and one page.',
      duration: '4–5 days',
    },
    {
      phase: 'Phase 3',
      title: 'Pages and booking',
      description: 'All pages, on a phone first, and your booking system connected.',
      duration: '3–5 days',
    },
    {
      phase: 'Phase 4',
      title: 'Checks and launch',
      description: 'You read every price and every aftercare line. Then we go live.',
      duration: '1–2 days',
    },
  ],
  technologies: [
    { text: 'HTML and CSS' },
    { text: 'Plain JavaScript' },
    { text: 'Canvas' },
    { text: 'Blender' },
  ],
  screenshots: [
    {
      image: picture('madder-and-fern-gap'),
      phoneImage: picture('madder-and-fern-gap-small'),
      caption: 'A cut and a manicure are in; the rest of the gap is still brown.',
    },
    {
      image: picture('madder-and-fern-team'),
      phoneImage: picture('madder-and-fern-team-small'),
      caption: 'Who does what: training, days and treatments.',
    },
    {
      image: picture('madder-and-fern-booking'),
      phoneImage: picture('madder-and-fern-booking-small'),
      caption: 'The request, with the day for the patch test worked out.',
    },
    {
      image: picture('madder-and-fern-phone'),
      caption: 'On a phone the pins are wide enough for a thumb.',
    },
  ],
  beforeAfter: fromUsualSite('madder-and-fern'),
  investment: {
    note: markdown(
      'This is our Beauty & Wellness Specialist: {{package:beauty}}, by the number of pages. Six pages, the comb, both price lists, the booking request and the pictures are in this quote.',
      'Five pages cost the lower price; eight never cost more than the higher. Domain, hosting and what your booking system charges come on top; a [monthly plan](/pricing) is optional.',
    ),
  },
  impact: [],
  testimonials: [],
  sections: [],
  cta: {
    title: 'Which gaps in your week stay empty?',
    description:
      'Send us your price list, a photo of it will do. We answer within {{policy:replyWithin}} on working days.',
    buttonText: 'Get Started',
    buttonLink: '/#lead-capture',
    variant: 'default',
  },
  meta: {
    title: 'Madder & Fern: a salon’s site in six pages',
    description:
      'A hair and beauty website that asks how long the client has got and shows what fits, with prices, patch tests and booking. Six pages, at a fixed price.',
  },
};
