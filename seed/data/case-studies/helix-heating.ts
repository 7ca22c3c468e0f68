import { markdown, picture, reference } from '../../references';
import { fromUsualSite } from './before-after';

/** Demonstration: a plumbing and heating firm found by fault and by place. */
export const helixHeating = {
  slug: 'helix-heating',
  title: 'Helix Heating',
  category: 'Business Websites',
  filterCategory: 'business-websites',
  description:
    'A plumber’s site that asks what’s gone wrong and where you are, so callers can name the fault. The WhatsApp button is {{add-on:whatsapp}} more.',
  tags: [
    { text: 'Business Websites' },
    { text: 'Plumbing and heating' },
    { text: 'WhatsApp' },
    { text: 'Local search' },
  ],
  client: 'Our own project',
  pageCount: 5,
  image: picture('helix-heating-home'),
  liveUrl: '/demos/helix-heating',
  livePreviewEnabled: true,
  livePreviewUrl: '/demos/helix-heating',
  isSample: true,
  source: 'What a phone loads, beside the usual 2,559 KB (HTTP Archive, July 2025).',
  metrics: [
    { value: '5', label: 'pages you can open' },
    {
      value: '80',
      suffix: 'KB',
      label: 'to open the home page on a phone, 30 times lighter than the usual one',
    },
  ],
  challenge: markdown(
    'Helix Heating is a demonstration: there’s no such firm.',
    'People look for a heating engineer in two moods. One has no hot water and the phone in hand. The other has an old boiler and wants to understand the choice before a large bill. The first won’t scroll past your values. The second won’t ring a stranger to ask what a heat pump is.',
  ),
  solution: markdown(
    'The site asks two things: what’s gone wrong, and where are you? A fault leads to safe checks, what the engineer does and what moves the price. A place leads to the jobs done there. Urgent pages end in phone and WhatsApp, patient ones in a guide and a form that takes photos. The package has a page of finished work and one about the firm as well; this demonstration spends its five on faults.',
    'The Gas Safe number stands next to the phone number and leads to the [register](https://www.gassaferegister.co.uk/).',
    'For a smell of gas there’s no form and no chat. Every page says: leave the house and ring the national gas emergency service.',
  ),
  features: [
    {
      title: 'The fault comes first',
      description:
        'No heating, no hot water, a leak, a noise, a gauge at nought: faults in callers’ words.',
      technical: 'Each fault is one entry with safe checks, service and questions.',
      benefit: 'Callers needn’t know whether a diverter valve is plumbing or heating.',
      image: picture('helix-heating-fault'),
      phoneImage: picture('helix-heating-fault-small'),
      size: 'large',
    },
    {
      title: 'WhatsApp that knows the page',
      description: 'The message opens with the fault or the town in it.',
      technical:
        'A link that brings the first line along, to a WhatsApp Business number with saved replies. No chat program loads.',
      benefit: 'You know the fault before you ask.',
      image: picture('helix-heating-message'),
      size: 'medium',
    },
    {
      title: 'A page for a town',
      description: 'Swindon: jobs done there, three ages of house, and what its hard water does.',
      technical: 'A place without its own facts stays a draft.',
      benefit: 'The customer sees that you know the road.',
      image: picture('helix-heating-houses'),
      phoneImage: picture('helix-heating-swindon-small'),
      size: 'wide',
    },
    {
      title: 'A guide for people still deciding',
      description: 'Repair or replace? The sum, with the visitor’s own figures.',
      technical: 'It has an author, a date and a day for its next check.',
      benefit: 'You write once what you explained every week.',
      image: picture('helix-heating-sum'),
      phoneImage: picture('helix-heating-sum-small'),
      size: 'medium',
    },
    {
      title: 'A smell of gas comes first',
      description: 'Every page says: leave the house, and whom to ring.',
      technical: 'Plain text above the heading, without script.',
      benefit: 'Nobody writes to you when they should be outside.',
      size: 'small',
    },
    {
      title: 'Loads on one bar of signal',
      description: 'Your number stands on every page.',
      technical: 'Each page is finished HTML, sent as a file.',
      benefit: 'A caller in a cold cellar still finds you.',
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
      description: 'A week of your phone calls: the faults, the words, the towns.',
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
      description: 'A stranger to the site tries every emergency path.',
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
      image: picture('helix-heating-pressure'),
      phoneImage: picture('helix-heating-pressure-small'),
      caption: 'The gauge says in words what its needle means.',
    },
    {
      image: picture('helix-heating-checks'),
      phoneImage: picture('helix-heating-checks-small'),
      caption: 'Safe checks, what the engineer does, what it costs, and a message to send.',
    },
    {
      image: picture('helix-heating-swindon'),
      phoneImage: picture('helix-heating-swindon-small'),
      caption: 'A location page: three ages of house, seen through the wall.',
    },
    {
      image: picture('helix-heating-phone'),
      caption: 'On a phone the fault comes first; call and message stay in reach.',
    },
  ],
  beforeAfter: fromUsualSite('helix-heating'),
  investment: {
    comparison: reference('cost-comparisons', 'helix-heating'),
    note: markdown(
      'This is our package for [trades](/industries/trades-construction), ready in {{package:trades:timeline}}, and the WhatsApp button that names the fault. Without the button, you pay for the package alone.',
      'You begin with the faults and towns you have. If they become many, the site can grow with them: [what a large plan holds and costs](#plan).',
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
      heading: 'WhatsApp that knows where it was pressed',
      width: 'prose',
      content: markdown(
        'It opens a chat with the firm’s own number and knows the page. On lost pressure the message begins “Hello, my boiler is losing pressure.” On a location page it names the town. The visitor adds the rest, perhaps a photo of the gauge, and presses send. The engineer sees what to bring.',
        'It works if you answer. So the page says when you read messages, an automatic reply says it at night, and the phone number stays above. Our page on [WhatsApp integration](/services/whatsapp-integration) has the projections, and [the article](/blog/whatsapp-integration) says when to leave it out.',
      ),
    },
    {
      blockType: 'richText',
      eyebrow: 'If it grew to 56 pages',
      heading: 'Page by page, or all at once',
      isFolded: true,
      width: 'wide',
      content: markdown(
        'The page counts, weeks and speed targets here are our plan’s, not measured.',
        'On a monthly plan, from {{retainer:site-guardian}} a month, each further page costs {{add-on:landing-page}}. Growth Accelerator at {{retainer:growth-accelerator}} a month brings a page and two articles every month: from {{cost:helix-heating:ours}} in the first year with the package, and you stop when you’ve said enough.',
        'All 56 at once, with jobs and facts for 28 places, are custom work, from {{cost:helix-heating:total}} in the first year. Pages written on a monthly plan are licensed while it runs; keeping them afterwards costs {{policy:contentLicenceMultiple}} the monthly rate.',
        '### 56 pages on one sheet',
        '| Kind | Pages | Who reads it | Where it leads |\n| --- | --- | --- | --- |\n| Locations | 28 | “Do you come here?” | Phone, WhatsApp |\n| Guides | 12 | “What should I do?” | Quote form |\n| Faults, services, the firm | 16 | “Can you fix it, and who are you?” | Phone, WhatsApp, quote form |',
        'Half of it is locations, and that’s where such plans go wrong: Google’s [spam policies](https://developers.google.com/search/docs/essentials/spam-policies) name pages for towns that only funnel people on to one page. Nine that say something beat 28 that don’t.',
        '### Targets set before the build',
        '| Measure | Target |\n| --- | --- |\n| Lighthouse, Google’s page test | 98 of 100 |\n| Time to load | 0.8 s |\n| Security grade | A+ |\n| Mobile score | 100 of 100 |',
      ),
    },
    {
      blockType: 'twoLists',
      heading: '28 places, and no page written 28 times',
      isFolded: true,
      intro: 'A location page answers “do you come here?” Search engines look for that too.',
      leftHeading: 'Gets a page published',
      left: [
        { text: 'Jobs done in that place, with month and fault' },
        { text: 'What’s different there: water, age of the houses, parking' },
        { text: 'Who comes, from where, and how soon as a rule' },
        { text: 'Links to the faults you fix most often there' },
      ],
      rightHeading: 'Keeps it a draft',
      right: [
        { text: 'A text in which only the name would change' },
        { text: 'A town too far to drive to' },
        { text: 'An invented office, or a number that only looks local' },
      ],
    },
  ],
  cta: {
    title: 'Which fault do you want more calls about?',
    description:
      'Name it, and your towns. We answer within {{policy:replyWithin}} on working days, with one figure.',
    buttonText: 'Get Started',
    buttonLink: '/#lead-capture',
    variant: 'default',
  },
  meta: {
    title: 'Helix Heating: a plumber’s site, taken apart',
    description:
      'A plumbing and heating site arranged by fault and by place: five pages to open, WhatsApp messages that name the problem, and the price as shown.',
  },
};
