import { type Data, richText } from './documents';

function callToAction(title: string): Data {
  return {
    blockType: 'callToAction',
    title,
    buttonText: 'Get Started',
    buttonLink: '/',
    variant: 'default',
  };
}

function costSide(label: string, amountPence: number): Data {
  return {
    label,
    lines: [{ label: 'Everything', from: 'amount', amountPence, every: 'once' }],
  };
}

const prices: Record<string, (n: number) => Data> = {
  packages: (n) => ({
    name: `Package ${n}`,
    key: `package-${n}`,
    group: 'core',
    priceFromPence: 100_000,
    priceToPence: 120_000,
  }),
  retainers: (n) => ({ name: `Retainer ${n}`, key: `retainer-${n}`, pricePerMonthPence: 9_900 }),
  'add-ons': (n) => ({ name: `Add-on ${n}`, key: `add-on-${n}`, kind: 'build', pricePence: 5_000 }),
  'chatbot-tiers': (n) => ({
    name: `Tier ${n}`,
    key: `tier-${n}`,
    title: 'Answers',
    pricePerMonthFromPence: 7_500,
    pricePerMonthToPence: 10_000,
    conversations: 200,
    model: 'A model',
    description: 'Answers from your pages.',
    bestFor: 'One location',
  }),
  'hidden-fees': (n) => ({
    name: `Fee ${n}`,
    key: `fee-${n}`,
    monthlyPence: 4_500,
    description: 'What it is.',
  }),
  'cost-comparisons': (n) => ({
    title: `Comparison ${n}`,
    key: `comparison-${n}`,
    years: 1,
    sides: [costSide('Theirs', 200_000), costSide('Ours', 150_000)],
  }),
  'comparison-tables': (n) => ({
    title: `Table ${n}`,
    key: `table-${n}`,
    columns: [{ label: 'Us', isOurs: true }],
    rows: [{ label: 'Speed', cells: [{ kind: 'yes' }] }],
  }),
  'feature-matrix': (n) => ({ name: `Feature ${n}`, group: 'Design' }),
};

const places: Record<string, (n: number) => Data> = {
  cities: (n) => ({
    name: `City ${n}`,
    slug: `city-${n}`,
    region: 'Somewhere',
    heading: `Web design in City ${n}`,
    lead: 'Opening lines.',
    market: richText(`The market of city ${n}.`),
    build: richText('What we would build.'),
  }),
  niches: (n) => ({ name: `Niche ${n}`, slug: `niche-${n}` }),
  'city-niche-pages': (n) => ({
    title: `Niche in city ${n}`,
    heading: `Websites ${n}`,
    lead: 'Opening lines.',
    content: richText(`Text of page ${n}.`),
  }),
  industries: (n) => ({
    name: `Industry ${n}`,
    slug: `industry-${n}`,
    heading: `Websites for industry ${n}`,
    lead: 'Opening lines.',
    benefits: [{ title: 'Found', text: 'People find you.' }],
    customers: richText('What they look for.'),
  }),
};

const writing: Record<string, (n: number) => Data> = {
  pages: (n) => ({
    title: `Page ${n}`,
    path: `/page-${n}`,
    sections: [callToAction(`Call ${n}`)],
  }),
  posts: (n) => ({
    title: `Post ${n}`,
    slug: `post-${n}`,
    excerpt: `About ${n}.`,
    content: richText(`Text of post ${n}.`),
    category: 'Design',
    publishedOn: '2026-01-05T00:00:00.000Z',
    emoji: '📐',
  }),
  testimonials: (n) => ({
    quote: `Quote ${n}`,
    author: `Author ${n}`,
    rating: 5,
    source: `Letter ${n}`,
    consent: true,
  }),
  faqs: (n) => ({
    question: `Question ${n}?`,
    topic: 'general',
    answer: richText(`Answer ${n}.`),
  }),
  'case-studies': (n) => ({
    title: `Project ${n}`,
    slug: `project-${n}`,
    description: `About project ${n}.`,
    category: 'Joinery',
    filterCategory: 'web-design',
    challenge: richText('The challenge.'),
    solution: richText('The solution.'),
    cta: {
      title: 'Yours next?',
      description: 'Ask us.',
      buttonText: 'Ask',
      buttonLink: '/',
      variant: 'default',
    },
  }),
  'legal-pages': (n) => ({
    title: `Terms ${n}`,
    slug: `terms-${n}`,
    updatedOn: '2026-01-05T00:00:00.000Z',
    summary: 'In short.',
    content: richText(`Clause ${n}.`),
  }),
};

const office: Record<string, (n: number) => Data> = {
  submissions: (n) => ({
    name: `Enquirer ${n}`,
    email: `enquirer-${n}@client.example`,
    projectType: 'new_website',
    message: `Please call me about a website, number ${n}.`,
  }),
  proposals: (n) => ({
    title: `Offer ${n}`,
    slug: `offer-${n}`,
    clientName: `Client ${n}`,
    lines: [{ label: 'Website', amountPence: 120_000, every: 'once' }],
  }),
  conversations: (n) => ({
    name: `Asker ${n}`,
    email: `asker-${n}@client.example`,
    messages: [{ author: 'visitor', text: `Question ${n}?`, at: '2026-11-20T10:00:00.000Z' }],
    tokenHash: `hash-${n}`,
  }),
  'unanswered-questions': (n) => ({
    question: `Question ${n}?`,
    words: `question ${n}`,
    times: n,
    lastAskedAt: '2026-11-20T10:00:00.000Z',
  }),
  'proposal-events': (n) => ({ kind: 'answer', text: `Answer ${n}.` }),
  'proposal-terms': (n) => ({
    version: `Terms ${n}`,
    effectiveOn: '2026-01-05T00:00:00.000Z',
    body: richText(`Clause ${n}.`),
  }),
  'price-changes': (n) => ({ summary: `Change ${n}`, changes: [] }),
  'audit-log': (n) => ({ event: 'sign-in', who: `Person ${n}` }),
  territories: (n) => ({
    clientName: `Tenant ${n}`,
    place: `Area ${n}`,
    startsOn: '2026-01-05T00:00:00.000Z',
  }),
  keywords: (n) => ({ keyword: `keyword ${n}`, intent: 'local', borough: 'Reading' }),
  mails: (n) => ({
    kind: 'reply',
    to: `client-${n}@client.example`,
    subject: `Your enquiry ${n}`,
    text: `Thank you, number ${n}.`,
  }),
  'housekeeping-reports': (n) => ({ deleted: n, summary: `${n} enquiries.` }),
  'page-views': (n) => ({ day: '2026-11-20', path: `/page-${n}`, views: n, visits: 1 }),
  'scan-results': (n) => ({
    url: `https://scanned-${n}.example/`,
    host: `scanned-${n}.example`,
    overallScore: 71,
  }),
  'site-crawls': (n) => ({
    url: `https://listed-${n}.example/`,
    host: `listed-${n}.example`,
  }),
  'report-mails': (n) => ({
    email: `reader-${n}@client.example`,
    url: `https://read-${n}.example/`,
    host: `read-${n}.example`,
  }),
  redirects: (n) => ({ from: `/old-${n}`, to: `/new-${n}` }),
  users: (n) => ({
    name: `Person ${n}`,
    email: `person-${n}@studio.example`,
    password: `a long pass phrase ${n}`,
    role: 'sales',
  }),
};

/** Valid fields for a new document of each collection that takes JSON. */
export const makeData: Record<string, (n: number) => Data> = {
  ...prices,
  ...places,
  ...writing,
  ...office,
};

/**
 * Makes the documents that a new one of a collection must refer to.
 *
 * @param create makes a document and returns its id
 * @returns the fields that refer to them
 */
export async function makeRelations(
  slug: string,
  create: (slug: 'cities' | 'niches' | 'proposals') => Promise<number>,
): Promise<Data> {
  if (slug === 'proposal-events') return { proposal: await create('proposals') };
  if (slug === 'territories') return { niche: await create('niches') };
  if (slug !== 'city-niche-pages') return {};
  return { city: await create('cities'), niche: await create('niches') };
}

/** The field that staff know a document of a collection by. */
export function titleField(slug: string): string {
  const fields: Record<string, string> = {
    testimonials: 'quote',
    faqs: 'question',
    'unanswered-questions': 'question',
    submissions: 'name',
    territories: 'clientName',
    keywords: 'keyword',
    redirects: 'note',
    'scan-results': 'url',
    'site-crawls': 'url',
    'report-mails': 'url',
    mails: 'subject',
    'housekeeping-reports': 'summary',
    'page-views': 'path',
  };
  return fields[slug] ?? ('title' in (makeData[slug]?.(0) ?? {}) ? 'title' : 'name');
}
