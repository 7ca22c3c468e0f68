import { markdown, picture, reference } from '../../references';
import { fromWireframe } from './before-after';

/** Demonstration: a plumbing and heating firm found by fault and by place. */
export const helixHeating = {
  slug: 'helix-heating',
  title: 'Helix Heating',
  category: 'Business Websites',
  filterCategory: 'business-websites',
  description:
    'Plumbing and heating, arranged by what has gone wrong and where you are. Guides answer the patient questions, WhatsApp and the phone take the urgent ones.',
  tags: [
    { text: 'Business Websites' },
    { text: 'Plumbing and heating' },
    { text: 'WhatsApp' },
    { text: 'Local search' },
  ],
  client: 'Our own project',
  image: picture('helix-heating-home'),
  liveUrl: '/demos/helix-heating',
  livePreviewEnabled: true,
  livePreviewUrl: '/demos/helix-heating',
  isSample: true,
  source: 'Our own project plan. The targets are targets, not measurements.',
  metrics: [
    { value: '56', label: 'pages in the plan' },
    { value: '7', label: 'weeks from first talk to launch' },
  ],
  challenge: markdown(
    'Helix Heating is a demonstration: there is no such firm, and no boiler was mended for this page. Page counts, weeks and speed targets are those of our plan. We have not measured them on a site with customers.',
    'People look for a heating engineer in one of two moods. One has no hot water and the phone already in hand. The other has an old boiler and wants to understand the choice before a large bill. A site that treats them alike loses both. The first will not scroll past the firm’s values, and the second will not ring a stranger to ask what a heat pump is.',
  ),
  solution: markdown(
    'The site asks two things: what has gone wrong, and where are you? A fault leads to what the visitor may safely check, what an engineer would do and what moves the price. A place leads to the jobs done there. Urgent pages end in a phone number and WhatsApp, patient ones in a guide and a form.',
    'The firm’s Gas Safe number stands in text next to the phone number and leads to the [register](https://www.gassaferegister.co.uk/), where anybody can check who may work on gas.',
    'A smell of gas is kept out of all this. Every page says to leave the house and ring the national gas emergency service. There is no form for it, and no chat.',
  ),
  features: [
    {
      title: 'The fault comes first',
      description:
        'No heating, no hot water, a leak, a noise, a gauge at nought: the home page lists faults in the words people use on the phone.',
      technical: 'Each fault is one entry with its safe checks, its service and its questions.',
      benefit: 'Nobody has to know whether a diverter valve is plumbing or heating.',
      size: 'large',
    },
    {
      title: 'WhatsApp that knows the page',
      description: 'The message opens with the fault already in it, or with the town.',
      technical: 'A plain link with a first line. No chat program is loaded with the page.',
      benefit: 'Your first question is answered before you ask it.',
      size: 'medium',
    },
    {
      title: '28 location pages',
      description: 'Jobs done there, travel time, parking for a van, hard water or soft.',
      technical: 'A place without facts of its own stays a draft, outside menu and sitemap.',
      benefit: 'The customer sees that somebody knows the road.',
      size: 'wide',
    },
    {
      title: '12 guides',
      description: 'Repair or replace, what a service includes, how to read a quote.',
      technical: 'Each has an author, a date, and a day on which it is checked again.',
      benefit: 'Answers are written once that used to be given on the phone each week.',
      size: 'medium',
    },
    {
      title: '8 schema types',
      description: 'Firm, services, places and guides, marked up for machines.',
      technical: 'JSON-LD from the same entries as the text.',
      benefit: 'Opening hours read the same to people and to software.',
      size: 'small',
    },
    {
      title: '6 pre-rendered routes',
      description:
        'Home, faults, services, locations, guides, the firm itself: six kinds of page make the site.',
      technical: 'HTML is written when the site is published and sent as a file.',
      benefit: 'The phone number is there on one bar of signal.',
      size: 'small',
    },
  ],
  architecture: `  “No hot water”          “Heating in my town”      “Repair or replace?”
        │                         │                         │
        ▼                         ▼                         ▼
┌────────────────┐       ┌────────────────┐        ┌────────────────┐
│ Faults         │◄─────►│ Locations (28) │◄──────►│ Guides (12)    │
│ and services   │       │ jobs done there│        │ dated, checked │
└───────┬────────┘       └────────┬───────┘        └────────┬───────┘
        │ urgent                  │ either                  │ patient
        ▼                         ▼                         ▼
┌─────────────────────────────────────────┐        ┌────────────────┐
│ Phone · WhatsApp with fault or place    │        │ Quote form     │
└─────────────────────────────────────────┘        └────────────────┘

Entries  ──►  6 routes  ──►  56 pages of finished HTML, 8 schema types`,
  timeline: [
    {
      phase: 'Phase 1',
      title: 'Calls and places',
      description: 'A week of phone calls listened to: the faults, the words, the towns.',
      duration: '1 week',
    },
    {
      phase: 'Phase 2',
      title: 'Structure and design',
      description: 'Six kinds of page, drawn on a phone, each with one way onward.',
      duration: '2 weeks',
    },
    {
      phase: 'Phase 3',
      title: 'Writing and build',
      description: 'Guides and location pages from interviews with the engineers.',
      duration: '3 weeks',
    },
    {
      phase: 'Phase 4',
      title: 'Checks and launch',
      description: 'Every emergency path tried by somebody who has never seen the site.',
      duration: '1 week',
    },
  ],
  technologies: [
    { text: 'TypeScript' },
    { text: 'React' },
    { text: 'Tailwind CSS' },
    { text: 'Static rendering' },
    { text: 'WhatsApp links' },
    { text: 'JSON-LD' },
  ],
  screenshots: [
    {
      image: picture('helix-heating-fault'),
      caption: 'Choose a fault, and the drawing shows where it sits.',
    },
    {
      image: picture('helix-heating-checks'),
      caption: 'Safe checks, what the engineer does, what it costs, and a message already begun.',
    },
    {
      image: picture('helix-heating-pressure'),
      caption: 'A gauge that says in words what its needle means.',
    },
    {
      image: picture('helix-heating-swindon'),
      caption: 'A location page with something to say: three ages of house, seen through the wall.',
    },
    {
      image: picture('helix-heating-booking'),
      caption: 'The visit that was asked for, as the van would carry it.',
    },
    {
      image: picture('helix-heating-phone'),
      caption: 'On a phone the drawing moves to the fault; call and message stay in reach.',
    },
  ],
  beforeAfter: fromWireframe('helix-heating'),
  investment: {
    comparison: reference('cost-comparisons', 'helix-heating'),
    note: markdown(
      'A site this large is custom work. If you have the jobs and the facts for 28 places today, build it in one go. If you have them for five, take the slower road: the package for trades first, then new pages each month under a retainer. At today’s prices that costs {{cost:helix-heating:ours}} in the first year, against {{cost:helix-heating:total}}, and you can stop when you have said enough.',
      'WhatsApp comes on top in both cases, at {{add-on:whatsapp}}. Pages written under a retainer are licensed while it runs; keeping them afterwards costs {{policy:contentLicenceMultiple}} the monthly rate.',
    ),
  },
  impact: [
    { value: '28', label: 'location pages' },
    { value: '12', label: 'guides' },
    { value: '8', label: 'schema types' },
    { value: '6', label: 'pre-rendered routes' },
  ],
  testimonials: [reference('testimonials', 'sample-heating-swindon')],
  sections: [
    {
      blockType: 'richText',
      width: 'prose',
      content: markdown(
        '## What the WhatsApp button does',
        'It is a link to the firm’s own number. On the page about lost pressure it opens a message that begins “Hello, my boiler is losing pressure.” On a location page the message names the town instead. The visitor adds the rest, perhaps a photograph of the gauge, and presses send. Nothing goes out by itself, and the engineer sees from the picture what to bring.',
        'It works if somebody answers. So the page says beside the button when messages are read, an automatic reply says the same at night, and the phone number stays above it for everyone who would rather talk. Our page on [WhatsApp integration](/services/whatsapp-integration) has the projections behind the idea, and [the article](/blog/whatsapp-integration) says when to leave it out.',
      ),
    },
    {
      blockType: 'twoLists',
      eyebrow: 'Location pages and search',
      heading: '28 places, and no page written 28 times',
      intro:
        'A location page is for the person who asks whether you come to them. Search engines look for pages that answer that.',
      leftHeading: 'Gets a page published',
      left: [
        { text: 'Jobs done in that place, with month and fault' },
        { text: 'What is different there: water, age of the houses, parking' },
        { text: 'Who comes, from where, and how soon as a rule' },
        { text: 'Links to the faults most often mended there' },
      ],
      rightHeading: 'Keeps it a draft',
      right: [
        { text: 'A text in which only the name would change' },
        { text: 'A town outside the distance the firm will drive' },
        { text: 'An invented office, or a number that only looks local' },
      ],
    },
    {
      blockType: 'richText',
      width: 'wide',
      content: markdown(
        '## 56 pages on one sheet',
        '| Kind | Pages | Who reads it | Where it leads |\n| --- | --- | --- | --- |\n| Locations | 28 | “Do you come here?” | Phone, WhatsApp |\n| Guides | 12 | “What should I do?” | Quote form |\n| Faults, services, the firm | 16 | “Can you mend it, and who are you?” | Phone, WhatsApp, quote form |',
        'Half of it is locations, and that is where such plans go wrong: Google’s [spam policies](https://developers.google.com/search/docs/essentials/spam-policies) name pages aimed at particular towns that only funnel everybody on to one page. Nine that say something are better than 28 that don’t.',
      ),
    },
    {
      blockType: 'atAGlance',
      heading: 'Targets set before the build',
      facts: [
        { term: 'Lighthouse, Google’s page test', description: '98 of 100' },
        { term: 'Time to load', description: '0.8 s' },
        { term: 'Security grade', description: 'A+' },
        { term: 'Mobile score', description: '100 of 100' },
      ],
    },
  ],
  cta: {
    title: 'Which fault do you want more calls about?',
    description:
      'Name it, and the towns you drive to. We answer within {{policy:replyWithin}} on working days, with one figure.',
    buttonText: 'Get Your Transparent Quote',
    buttonLink: '/#lead-capture',
    variant: 'default',
  },
  meta: {
    title: 'Helix Heating: a plumber’s site, taken apart',
    description:
      'How a plumbing and heating site can be arranged by fault and by place: 56 pages, WhatsApp messages that name the problem, and what it would cost.',
  },
};
