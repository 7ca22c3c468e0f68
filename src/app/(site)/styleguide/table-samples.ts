import type {
  ChatbotTierView,
  ComparisonTableView,
  CostComparisonView,
  FeatureMatrixView,
  HiddenFeeView,
  MatrixValue,
} from '@/prices/rules/table-views';

export const comparisonTable: ComparisonTableView = {
  title: 'Three ways to get a website',
  columns: [
    { label: 'Site builder', isOurs: false },
    { label: 'Typical agency', isOurs: false },
    { label: 'FTJ Studio', isOurs: true },
  ],
  rows: [
    {
      label: 'Price before you call',
      cells: [
        { kind: 'yes', text: null },
        { kind: 'no', text: '“It depends”' },
        { kind: 'yes', text: 'From £500, published' },
      ],
    },
    {
      label: 'Monthly fee that never ends',
      cells: [
        { kind: 'text', text: '£12–£30' },
        { kind: 'text', text: '£80–£250, for hosting and “maintenance”' },
        { kind: 'text', text: 'None. Retainers are optional' },
      ],
    },
    {
      label: 'You own the files',
      cells: [
        { kind: 'no', text: null },
        { kind: 'text', text: 'Sometimes' },
        { kind: 'yes', text: 'On the day of the last payment' },
      ],
    },
    {
      label: 'One client per trade and area',
      cells: [
        { kind: 'no', text: null },
        { kind: 'no', text: null },
        { kind: 'yes', text: null },
      ],
    },
  ],
  note: 'Prices without VAT. We compare with the middle of what three published price lists ask.',
  source: { text: 'A sample source, November 2025', href: 'https://example.com/' },
};

export const costComparison: CostComparisonView = {
  id: 1,
  key: 'agency-hosting',
  title: 'A five-page site over three years',
  years: 3,
  theirs: {
    label: 'Typical agency',
    isOurs: false,
    lines: [
      { label: 'Design and build', pence: 180_000, every: 'once' },
      { label: 'Managed hosting', pence: 3_000, every: 'month' },
      { label: 'Maintenance plan', pence: 10_000, every: 'month' },
      { label: 'Plugin licences', pence: 18_000, every: 'year' },
      { label: '“SSL certificate”', pence: 800, every: 'month' },
    ],
    yearTotalsPence: [363_600, 183_600, 183_600],
    totalPence: 730_800,
  },
  ours: {
    label: 'FTJ Studio, Business Starter',
    isOurs: true,
    lines: [
      { label: 'Design and build, 5 pages', pence: 120_000, every: 'once' },
      { label: 'Hosting, paid to the host', pence: 1_450, every: 'month' },
    ],
    yearTotalsPence: [137_400, 17_400, 17_400],
    totalPence: 172_200,
  },
  savingPence: 558_600,
  note: 'Without VAT and without the domain, which costs the same on both sides.',
  source: 'Hidden-fee list on the pricing page; our package prices.',
};

/** The same receipts where we cost more and each year differs. */
export const dearerComparison: CostComparisonView = {
  ...costComparison,
  key: 'dearer',
  title: 'Renting against owning',
  ours: {
    ...costComparison.ours,
    lines: [...costComparison.ours.lines, { label: 'Site Guardian', pence: 9_900, every: 'month' }],
    yearTotalsPence: [256_200, 136_200, 146_200],
    totalPence: 538_600,
  },
  theirs: {
    label: 'Rented website',
    isOurs: false,
    lines: [{ label: 'Rent, everything in it', pence: 12_500, every: 'month' }],
    yearTotalsPence: [150_000, 150_000, 150_000],
    totalPence: 450_000,
  },
  savingPence: -88_600,
  note: null,
  source: null,
};

export const chatbotTiers: ChatbotTierView[] = [
  {
    key: 'chatbot-standard',
    name: 'Standard',
    title: 'Answers the usual questions',
    pricePerMonthFromPence: 7_500,
    pricePerMonthToPence: 10_000,
    conversations: 200,
    model: 'Gemini Flash',
    description: 'Opening hours, prices, areas and services, taken from your own pages.',
    features: ['Trained on your pages', 'Hands over to e-mail', 'Monthly list of what was asked'],
    bestFor: 'firms with a steady trickle of enquiries',
    isRecommended: false,
  },
  {
    key: 'chatbot-professional',
    name: 'Professional',
    title: 'Takes the enquiry down',
    pricePerMonthFromPence: 15_000,
    pricePerMonthToPence: 20_000,
    conversations: 500,
    model: 'Gemini Pro',
    description: 'Longer conversations: asks back, collects the details and books a call.',
    features: [
      'Everything in Standard',
      'Asks for name, postcode and job before it hands over',
      'Joined to your diary or CRM',
      'Extra conversations £0.50–1.00 each',
    ],
    bestFor: 'busy firms that answer the same ten questions every evening',
    isRecommended: true,
  },
];

const included: MatrixValue = { kind: 'included' };
const none: MatrixValue = { kind: 'none' };

function addOn(pence: number | null): MatrixValue {
  return { kind: 'addOn', pence };
}

export const featureMatrix: FeatureMatrixView = {
  packages: [
    { key: 'express', name: 'Express Landing Page' },
    { key: 'business-starter', name: 'Business Starter' },
    { key: 'growth', name: 'Growth' },
  ],
  groups: [
    {
      name: 'Design',
      rows: [
        { name: 'Drawn for you, no template', values: [included, included, included] },
        { name: 'Logo refresh', values: [none, none, { kind: 'choice', text: 'logo or photos' }] },
      ],
    },
    {
      name: 'Search and enquiries',
      rows: [
        { name: 'Search setup and local schema', values: [included, included, included] },
        { name: 'WhatsApp integration', values: [addOn(50_000), addOn(50_000), included] },
        { name: 'Blog with an editor', values: [none, addOn(30_000), included] },
        { name: 'Basic shop, up to fifteen products', values: [none, none, addOn(null)] },
      ],
    },
  ],
};

/** As wide as the price list gets. */
export const wideMatrix: FeatureMatrixView = {
  packages: [
    ...featureMatrix.packages,
    { key: 'trades', name: 'Trades & Services Power' },
    { key: 'beauty', name: 'Beauty & Wellness Specialist' },
    { key: 'fitness', name: 'Fitness & Wellness Hub' },
    { key: 'professional', name: 'Professional Services Elite' },
    { key: 'influencer-lite', name: 'Influencer Lite' },
    { key: 'influencer-full', name: 'Influencer Full' },
    { key: 'portfolio-pro-starter', name: 'Portfolio Pro Starter' },
    { key: 'portfolio-pro-premium', name: 'Portfolio Pro Premium' },
  ],
  groups: featureMatrix.groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({
      ...row,
      values: [
        ...row.values,
        ...Array.from({ length: 8 }, (_, index) => row.values[index % 3] ?? none),
      ],
    })),
  })),
};

function fee(name: string, monthlyPence: number, isTickedAtStart: boolean): HiddenFeeView {
  const description = 'What it is, and who is paid for it.';
  return { key: name.toLowerCase(), name, monthlyPence, description, isTickedAtStart };
}

export const hiddenFees = [
  fee('Hosting', 3_000, true),
  fee('Maintenance', 10_000, true),
  fee('Backups', 1_550, false),
];
