import { markdown, picture } from '../../references';
import { fromUsualSite } from './before-after';

/** Demonstration: a surveyors’ practice, built to the scope of Professional Services Elite. */
export const corveAndPenhallow = {
  slug: 'corve-and-penhallow',
  title: 'Corve & Penhallow',
  category: 'Business Websites',
  filterCategory: 'business-websites',
  description:
    'A surveyors’ practice in six pages. The first one is a garden seen from above, edged in red, with the client’s five questions marked on it.',
  tags: [
    { text: 'Business Websites' },
    { text: 'Surveyors' },
    { text: 'Professional services' },
    { text: 'Illustration' },
  ],
  client: 'Our own project',
  pageCount: 6,
  image: picture('corve-and-penhallow-home'),
  liveUrl: '/demos/corve-and-penhallow',
  livePreviewEnabled: true,
  livePreviewUrl: '/demos/corve-and-penhallow',
  isSample: true,
  source: 'What a phone loads, beside the usual 2,559 KB (HTTP Archive, July 2025).',
  metrics: [
    { value: '6', label: 'pages' },
    {
      value: '80',
      suffix: 'KB',
      label: 'to open the home page on a phone, 30 times lighter than the usual one',
    },
  ],
  challenge: markdown(
    'There is no Corve & Penhallow in Ludlow: we made it up to show what Professional Services Elite buys.',
    'Nobody wakes up wanting “boundary determination”. They want to know whether next door may have the hedge, what it costs to find out, and who would come. Most practices answer with a list of services, and fees on application.',
  ),
  solution: markdown(
    'The first screen is a plan of a garden, edged in red. The five things clients ask stand on it as numbers. Press one, and its part is drawn: the hedge, the wall, the house, the garden, the lane. A card says who comes, the fee and how long it takes.',
    'Each rule a page applies is written down once and linked to the Act, so the person who answers for compliance can check it.',
  ),
  features: [
    {
      title: 'Where is the trouble?',
      description: 'Five questions on a plan, in the client’s words.',
      technical:
        'Drawn in code, so it’s sharp on every screen. Mouse, thumb and keyboard; without script the five cards stand below it.',
      benefit: 'People find their case without knowing its name.',
      image: picture('corve-and-penhallow-wall'),
      phoneImage: picture('corve-and-penhallow-wall-small'),
      size: 'large',
    },
    {
      title: 'Which notice is due',
      description: 'How close, how deep: the drawing and the answer move together.',
      technical: 'Sections 1, 3 and 6 of the Party Wall etc. Act, tested at both distances.',
      benefit: 'Callers come with the right question.',
      image: picture('corve-and-penhallow-section'),
      size: 'medium',
    },
    {
      title: 'Fees where people look',
      description: 'Every fee with VAT, what it buys, and what moves it.',
      technical: 'Plan, table and estimate are tested against one list.',
      benefit: 'Fewer calls that end at the price.',
      image: picture('corve-and-penhallow-fees'),
      size: 'wide',
    },
    {
      title: 'People you can check',
      description: 'Training, registration, and the way to the register.',
      technical: 'Each person has an address of their own.',
      benefit: 'Clients know who’ll be at the door.',
      image: picture('corve-and-penhallow-person'),
      size: 'medium',
    },
    {
      title: 'Complaints, in three steps',
      description: 'Who hears it, by when, and who decides outside.',
      technical: 'Linked at the foot of every page.',
      benefit: 'Your regulator finds it, and so do clients.',
      size: 'small',
    },
    {
      title: 'Five short questions',
      description: 'Which of the five, a sentence, a name, a postcode, a way to answer.',
      technical: 'The privacy notice is two sentences, beside the button.',
      benefit: 'You can check for a conflict before you ring.',
      size: 'small',
    },
  ],
  architecture: `  The hedge · the wall · the house · the garden · the lane
                          │
                          ▼
   ┌──────────────────────────────────────────────────┐
   │ Home: the plan, five cards                       │
   └───┬──────────────┬──────────────┬────────────┬───┘
       ▼              ▼              ▼            ▼
 ┌────────────┐ ┌─────────────┐ ┌─────────┐ ┌──────────┐
 │ Boundaries │ │ Party walls │ │ Fees    │ │ People   │
 │ article    │ │ notice      │ │ estimate│ │ register │
 └─────┬──────┘ └──────┬──────┘ └────┬────┘ └────┬─────┘
       └───────────────┴──────┬──────┴───────────┘
                              ▼
                    Ask: five questions`,
  timeline: [
    {
      phase: 'Phase 1',
      title: 'Your questions',
      description: 'What people say when they ring, your fees, your regulator’s wording.',
      duration: '3–4 days',
    },
    {
      phase: 'Phase 2',
      title: 'Look and plan',
      description: 'Colours, letters, the drawing. You see the first screen and one person.',
      duration: '1 week',
    },
    {
      phase: 'Phase 3',
      title: 'Pages and words',
      description: 'All six, on a phone first. One of you approves the text.',
      duration: '1–2 weeks',
    },
    {
      phase: 'Phase 4',
      title: 'Checks and launch',
      description: 'You read every fee, number and section of an Act. Then we go live.',
      duration: '2–3 days',
    },
  ],
  technologies: [
    { text: 'HTML and CSS' },
    { text: 'Plain JavaScript' },
    { text: 'SVG, drawn by hand' },
  ],
  screenshots: [
    {
      image: picture('corve-and-penhallow-notice'),
      phoneImage: picture('corve-and-penhallow-notice-small'),
      caption: 'An extension up to the line: two or three notices, and the day to give them by.',
    },
    {
      image: picture('corve-and-penhallow-article'),
      phoneImage: picture('corve-and-penhallow-article-small'),
      caption: 'An article with a name and two dates, its costs beside it.',
    },
    {
      image: picture('corve-and-penhallow-people'),
      phoneImage: picture('corve-and-penhallow-people-small'),
      caption: 'Who they are, what they studied, where they’re registered.',
    },
    {
      image: picture('corve-and-penhallow-phone'),
      caption: 'On a phone: the fees first, then the plan.',
    },
  ],
  beforeAfter: fromUsualSite('corve-and-penhallow'),
  investment: {
    note: markdown(
      'This is our Professional Services Elite: {{package:professional}}, by the number of pages. Six pages, the plan, the notice tool, the estimate, the enquiry form and the drawings are in this quote.',
      'Five pages cost the lower price; eight never cost more than the higher. Domain and hosting come on top; a [monthly plan](/pricing) is optional.',
    ),
  },
  impact: [],
  testimonials: [],
  sections: [],
  cta: {
    title: 'What do your clients say when they ring?',
    description:
      'Send us five of their sentences. We answer within {{policy:replyWithin}} on working days.',
    buttonText: 'Get Started',
    buttonLink: '/#lead-capture',
    variant: 'default',
  },
  meta: {
    title: 'Corve & Penhallow: a surveyors’ site in six pages',
    description:
      'A website for a surveyors’ practice: the client’s questions on a plan, every fee, people you can check, and which party wall notice is due. Six pages.',
  },
};
