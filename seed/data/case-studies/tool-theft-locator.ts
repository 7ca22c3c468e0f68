import { markdown, picture, reference } from '../../references';
import { fromUsualSite } from './before-after';

/** Demonstration: a platform on which tradespeople report stolen tools. */
export const toolTheftLocator = {
  slug: 'tool-theft-locator',
  title: 'Tool Theft Locator',
  category: 'Full-Stack',
  filterCategory: 'full-stack',
  description:
    'UK tradespeople report stolen tools and see on a map where thefts gather. A moderator reads each report first, and no address is stored.',
  tags: [{ text: 'Full-Stack' }, { text: 'Map' }, { text: 'Moderation' }, { text: 'Privacy' }],
  client: 'Our own project',
  image: picture('tool-theft-locator-home'),
  liveUrl: '/demos/tool-theft-locator',
  livePreviewEnabled: true,
  livePreviewUrl: '/demos/tool-theft-locator',
  isSample: true,
  source: 'Our own project plan. Nothing here was measured on a running service.',
  metrics: [
    { value: '13', label: 'city pages in the plan' },
    { value: '7', label: 'edge functions, one job each' },
  ],
  challenge: markdown(
    'Tool Theft Locator is a demonstration: no organisation runs it. Counts, weeks and prices come from its plan.',
    'When thieves empty a van overnight, the tools are gone and so is the week’s work. Warnings go round in group chats. Last night’s post sinks under one from March, nobody sees a pattern, and a well-meant message names the street where the new tools will be parked.',
    'So two aims pull against each other. The map needs quick reports that say where. But no report may lead back to a home, and invented ones must stay out.',
  ),
  solution: markdown(
    'The outcode is enough for a map: the first half of a postcode, such as RG1. We check the full postcode, use it once to find the place, and drop it. What’s never stored can’t leak.',
    'A person reads each report before it’s public. A program has already sorted its pictures into “likely fine” and “look closely”. Markers show their age, so a bad month two years ago doesn’t look like a bad week now.',
    'The form’s first line says that this isn’t [the police](https://www.police.uk/): report the crime there too.',
  ),
  features: [
    {
      title: 'A map that shows age',
      description:
        'Each approved report is a marker in the middle of its outcode: red under 2 weeks old, orange from 2 to 6 weeks, yellow when older.',
      technical:
        'Age is worked out when the map is drawn. A list below says it in words, for screen readers and for people who can’t tell red from orange.',
      benefit: 'You see at a glance whether the trouble is now or was last year.',
      image: picture('tool-theft-locator-search'),
      phoneImage: picture('tool-theft-locator-search-small'),
      size: 'large',
    },
    {
      title: 'A report in short steps',
      description:
        'What was taken, when, roughly where, then up to 5 pictures. One question to a screen.',
      technical:
        'The UK postcode is checked in the browser and on the server. Pictures lose their location data.',
      benefit: 'You fill it in with one thumb, next to the van.',
      image: picture('tool-theft-locator-steps'),
      size: 'wide',
    },
    {
      title: 'Outcode only',
      description: 'The second half of a postcode never reaches the database.',
      technical: 'The table has no column for it, so it can’t slip out later.',
      benefit: 'The map says which part of town, never whose drive.',
      image: picture('tool-theft-locator-outcode'),
      size: 'medium',
    },
    {
      title: 'Read before it is public',
      description: 'A moderator approves, declines or asks a question. Nothing publishes itself.',
      technical: 'A program moves doubtful pictures to the top.',
      benefit: 'No accusations, no number plates, no jokes on the map.',
      image: picture('tool-theft-locator-unread'),
      size: 'medium',
    },
    {
      title: 'CAPTCHA and rate limits',
      description: 'A test for bots, and a limit on reports from one connection.',
      technical: 'The server decides both.',
      benefit: 'One bored person can’t fill a town with fakes.',
      size: 'small',
    },
    {
      title: 'Alerts by e-mail',
      description: 'Subscribers hear of approved reports near them.',
      technical: 'They confirm the address first, and each mail has a link to stop.',
      benefit: 'The warning comes to you.',
      size: 'small',
    },
  ],
  architecture: `  Reporter                              Reader
     │                                     ▲
     ▼                                     │
┌──────────────────────────────────────────┴───────────────┐
│ Site: report form · map · 13 city pages · RSS feed       │
└────┬─────────────────────────────────────────────────────┘
     │ report, up to 5 pictures            ▲
     ▼                                     │
┌───────────────────────────────────┐      │
│ Edge functions (7)                │      │
│  verify-captcha                   │      │
│  validate-uk-location             │      │
│  geocode-postcode → outcode only  │      │ approved
│  moderate-image                   │      │ reports only
│  newsletter-verification          │      │
│  instant-alerts                   │      │
│  get-analytics                    │      │
└────┬──────────────────────────────┘      │
     ▼                                     │
┌──────────────────────────────────────────┴───────────────┐
│ PostgreSQL (8 tables)                                    │
│ among them theft_reports, newsletter_subscribers and     │
│ analytics_cache                                          │
└────┬─────────────────────────────────────────────────────┘
     │ waiting                             ▲ approved
     ▼                                     │
  Moderator ───────────────────────────────┘`,
  timeline: [
    {
      phase: 'Phase 1',
      title: 'Scope and data',
      description: 'What we collect, why, for how long, and who moderates. Written down first.',
      duration: '1–2 weeks',
    },
    {
      phase: 'Phase 2',
      title: 'Design and a map to try',
      description: 'Tradespeople try form and map on their own phones.',
      duration: '2–3 weeks',
    },
    {
      phase: 'Phase 3',
      title: 'Reports and moderation',
      description: 'Database, edge functions, the queue, and the limits against abuse.',
      duration: '4–5 weeks',
    },
    {
      phase: 'Phase 4',
      title: 'Alerts and city pages',
      description: 'Confirmed subscriptions, 13 city pages from the same data, the RSS feed.',
      duration: '2 weeks',
    },
    {
      phase: 'Phase 5',
      title: 'Trial and launch',
      description: 'One city, real moderators, invented reports. Then the doors open.',
      duration: '1–2 weeks',
    },
  ],
  technologies: [
    { text: 'TypeScript' },
    { text: 'React' },
    { text: 'Tailwind CSS' },
    { text: 'PostgreSQL' },
    { text: 'Edge functions' },
    { text: 'Canvas' },
    { text: 'British National Grid' },
    { text: 'RSS' },
  ],
  screenshots: [
    {
      image: picture('tool-theft-locator-report-card'),
      phoneImage: picture('tool-theft-locator-report-card-small'),
      caption: 'Three reports in RG1: makes and marks, no street.',
    },
    {
      image: picture('tool-theft-locator-postcode'),
      phoneImage: picture('tool-theft-locator-postcode-small'),
      caption: 'The postcode is checked and cut to its outcode before the next step.',
    },
    {
      image: picture('tool-theft-locator-reading'),
      phoneImage: picture('tool-theft-locator-reading-small'),
      caption: 'One of the planned city pages: Reading by month and by outcode.',
    },
    {
      image: picture('tool-theft-locator-phone'),
      caption: 'Search and map, one-handed.',
    },
    {
      image: picture('tool-theft-locator-waiting'),
      caption: 'A dashed marker waits for a moderator; nobody else sees it.',
    },
  ],
  beforeAfter: fromUsualSite('tool-theft-locator'),
  investment: {
    rates: [
      {
        label: 'Standard rate',
        duration: '10–14 weeks',
        fromPence: 1_500_000,
        toPence: 2_200_000,
      },
      { label: 'Startup rate', duration: '10–14 weeks', fromPence: 1_000_000, toPence: 1_500_000 },
    ],
    support: [
      { hoursPerMonth: 3, pricePerMonthPence: 20_000 },
      { hoursPerMonth: 8, pricePerMonthPence: 35_000 },
    ],
    note: markdown(
      'The startup rate is for an organisation that’s only beginning. The moderator’s tools move the price most. Support means looking after the software. Someone also has to read reports every day: put that in your budget first.',
      'Software like this is [custom work](/pricing): one price for a written scope.',
    ),
  },
  impact: [
    { value: '8', label: 'database tables' },
    { value: '5', label: 'pictures to a report at most' },
    { value: '3', label: 'ages of marker: red, orange, yellow' },
    { value: '0', label: 'full postcodes stored' },
  ],
  testimonials: [reference('testimonials', 'sample-trade-association')],
  sections: [
    {
      blockType: 'twoLists',
      heading: 'What appears on the map, and what never does',
      leftHeading: 'Published after approval',
      left: [
        { text: 'The outcode' },
        { text: 'The date of the theft' },
        { text: 'Makes and kinds of tool, and marks that identify them' },
        { text: 'Pictures of the tools that a moderator has seen' },
      ],
      rightHeading: 'Kept off the site',
      right: [
        { text: 'Name, e-mail and phone number of the reporter' },
        { text: 'Street, house, and the second half of the postcode' },
        { text: 'Suspects, descriptions of people, number plates' },
        { text: 'Place and time hidden inside a photograph' },
      ],
    },
    {
      blockType: 'richText',
      width: 'prose',
      content: markdown(
        '## If your site will take reports from the public',
        'Lost pets, potholes or mould in rented flats: the same rules hold.',
        '1. **Collect the least that does the job.** What if the local paper printed this field?\n2. **Moderate before publishing, not after complaints.** After an hour, a false report has been copied.\n3. **Show age.** A warning without a date soon warns of nothing.\n4. **Read the law early.** A site on which people see what other users post may come under the [Online Safety Act 2023](https://www.legislation.gov.uk/ukpga/2023/50), small ones included. Where it applies, you have to assess the risks in writing. Take advice before you build.',
      ),
    },
  ],
  cta: {
    title: 'An idea that needs more than pages?',
    description:
      'Tell us who reports what to whom. Within {{policy:replyWithin}} on working days you have a price, or our questions.',
    buttonText: 'Get Started',
    buttonLink: '/#contact',
    variant: 'default',
  },
  meta: {
    title: 'Tool Theft Locator: a reporting map case study',
    description:
      'How a site that maps stolen tools can help without exposing the people who report: outcodes only, moderation, rate limits, alerts, cost and timeline.',
  },
};
