import { markdown, picture, reference } from '../../references';
import { fromWireframe } from './before-after';

/** Demonstration: a platform on which tradespeople report stolen tools. */
export const toolTheftLocator = {
  slug: 'tool-theft-locator',
  title: 'Tool Theft Locator',
  category: 'Full-Stack',
  filterCategory: 'full-stack',
  description:
    'A platform where UK tradespeople report stolen tools and see on a map where thefts gather. Somebody reads each report before it appears, and the reporter’s address is never stored.',
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
    'Tool Theft Locator is a demonstration of ours: nobody commissioned it and no organisation runs it. The counts, durations and prices on this page come from its plan.',
    'When a van is emptied overnight, the tools are gone and so is the week’s work. Warnings then go round in group chats. Last night’s post sinks under one from March, nobody can see a pattern, and a well-meant message names the street where the replacements will be parked.',
    'So the site has two aims that pull against each other. A map is useful only if people report quickly and say where. It is safe only if no report leads back to a home, and believed only if invented reports stay out.',
  ),
  solution: markdown(
    'We began with what the map does not need. To show that thefts gather in one part of a town, the outcode is enough, the first half of a postcode, such as RG1. The full postcode is checked, used once to find the outcode’s place on the map, and dropped. What was never stored cannot leak.',
    'A report becomes public after a person has read it. Until then it waits in a queue, its pictures already sorted by a program into “likely fine” and “look closely”. On the map each marker shows its age, so a bad month two years ago does not look like a bad week now.',
    'The form’s first line says that this is not [the police](https://www.police.uk/) and asks people to report the crime there as well.',
  ),
  features: [
    {
      title: 'A map that shows age',
      description:
        'Each approved report is a marker in the middle of its outcode: red under 2 weeks old, orange from 2 to 6 weeks, yellow when older.',
      technical:
        'Age is worked out when the map is drawn. A list below it says the same in words, for screen readers and for people who don’t tell red from orange.',
      benefit: 'A reader knows at a glance whether the trouble is now or was last year.',
      size: 'large',
    },
    {
      title: 'A report in short steps',
      description:
        'What was taken, when, roughly where, then up to 5 pictures. One question to a screen.',
      technical:
        'The UK postcode is checked in the browser and again on the server. Pictures lose their location data before they are stored.',
      benefit: 'It can be filled in with one thumb, standing next to the van.',
      size: 'wide',
    },
    {
      title: 'Outcode only',
      description: 'The second half of a postcode is never written to the database.',
      technical: 'The table has no column for it, so no later change can publish it by mistake.',
      benefit: 'The map says which part of town, never which drive.',
      size: 'medium',
    },
    {
      title: 'Read before it is public',
      description: 'A moderator approves, declines or asks a question. Nothing publishes itself.',
      technical: 'A program looks through the pictures first and moves doubtful ones to the top.',
      benefit: 'No accusations, no number plates, no jokes on the map.',
      size: 'medium',
    },
    {
      title: 'CAPTCHA and rate limits',
      description: 'A test for bots before sending, and a limit on reports from one connection.',
      technical: 'Both are decided on the server; the form only shows the answer.',
      benefit: 'One bored person cannot paint a town red.',
      size: 'small',
    },
    {
      title: 'Alerts by e-mail',
      description: 'Subscribers hear of approved reports near them.',
      technical: 'The address is confirmed first, and each mail carries a link that ends it.',
      benefit: 'The warning arrives without anybody checking a map.',
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
      description: 'What is collected, why, for how long, and who moderates. Written down first.',
      duration: '1–2 weeks',
    },
    {
      phase: 'Phase 2',
      title: 'Design and a map to try',
      description: 'Form and map as a prototype, tested by tradespeople on their own phones.',
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
      image: picture('tool-theft-locator-search'),
      caption: 'A search for RG1 shows it and its neighbours; areas are drawn roughly, on purpose.',
    },
    {
      image: picture('tool-theft-locator-report-card'),
      caption: 'Three reports in RG1: makes and marks, no street.',
    },
    {
      image: picture('tool-theft-locator-postcode'),
      caption: 'The postcode is checked and cut to its outcode before the next step.',
    },
    {
      image: picture('tool-theft-locator-reading'),
      caption: 'One of the planned city pages: Reading by month and by outcode.',
    },
    {
      image: picture('tool-theft-locator-phone'),
      caption: 'The same search, one-handed.',
    },
    {
      image: picture('tool-theft-locator-waiting'),
      caption: 'A dashed marker waits for a moderator; nobody else sees it.',
    },
  ],
  beforeAfter: fromWireframe('tool-theft-locator'),
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
      'The startup rate is for an organisation that is only beginning. Within each range the moderator’s tools move the price most. Support means maintenance of the software. Reading reports is somebody’s job every day, and it belongs in your budget before the first line of code.',
      'Software like this is custom work: one price for a written scope. The [price list](/pricing) says how that begins.',
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
      eyebrow: 'Privacy of reporters',
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
        'The subject may be lost pets, potholes or mould in rented flats. The same rules hold.',
        '1. **Collect the least that does the job.** Ask of each field what would happen if it were printed in the local paper.\n2. **Moderate before publishing, not after complaints.** A false report that stood for an hour has been copied.\n3. **Show age.** A warning without a date soon warns of nothing.\n4. **Read the law early.** A site on which people see what other users post may come under the [Online Safety Act 2023](https://www.legislation.gov.uk/ukpga/2023/50), small ones included. Where it applies, the risks have to be assessed in writing. Take advice before you build, because the answer can change the design.',
      ),
    },
  ],
  cta: {
    title: 'An idea that needs more than pages?',
    description:
      'Tell us who reports what to whom. Within {{policy:replyWithin}} on working days you have a price, or the questions that stand between you and one.',
    buttonText: 'Get Your Transparent Quote',
    buttonLink: '/#contact',
    variant: 'default',
  },
  meta: {
    title: 'Tool Theft Locator: a reporting map case study',
    description:
      'How a site that maps stolen tools can help without exposing the people who report: outcodes only, moderation, rate limits, alerts, cost and timeline.',
  },
};
