/** A table with one column per choice; a cell holds yes, no or a text. */
export interface ComparisonTableSeed {
  key: string;
  title: string;
  columns: { label: string; isOurs: boolean }[];
  rows: { label: string; cells: { kind: 'text' | 'yes' | 'no'; text: string | null }[] }[];
  note: string | null;
  /** Source of the figures. */
  source: string | null;
  sourceHref: string | null;
}

function row(label: string, ...cells: (string | boolean)[]): ComparisonTableSeed['rows'][number] {
  return {
    label,
    cells: cells.map((cell) =>
      typeof cell === 'string'
        ? { kind: 'text', text: cell }
        : { kind: cell ? 'yes' : 'no', text: null },
    ),
  };
}

const chatbotTiers: ComparisonTableSeed = {
  key: 'chatbot-tiers',
  title: 'Standard and Professional chatbot',
  columns: [
    { label: 'Standard', isOurs: true },
    { label: 'Professional', isOurs: true },
  ],
  rows: [
    row('Price per month', '{{chatbot:standard}}', '{{chatbot:professional}}'),
    row(
      'Conversations included per month',
      '{{chatbot:standard:conversations}}',
      '{{chatbot:professional:conversations}}',
    ),
    row('Language model', 'Gemini Flash', 'Gemini Pro'),
    row('Answers from your pages, with links to them', true, true),
    row('Says when it does not know, and offers your form', true, true),
    row('Passes on name, number and question', true, true),
    row('Points to your booking page', true, true),
    row('Answers from further documents you choose', false, true),
    row('Asks questions before it passes an enquiry on', false, true),
    row('Sends enquiries to different people', false, true),
    row(
      'Monthly report',
      'the questions it could not answer',
      'the same, and we read its answers with you',
    ),
    row(
      'Together with the Growth Accelerator plan, per month',
      '{{chatbot:standard:bundle}}',
      '{{chatbot:professional:bundle}}',
    ),
  ],
  note: 'Each further conversation costs {{policy:chatbotExtraFrom}} to {{policy:chatbotExtraTo}}, if you allow them. If not, your form takes over.',
  source: null,
  sourceHref: null,
};

const businessModels: ComparisonTableSeed = {
  key: 'business-models',
  title: 'Ways to get a website',
  columns: [
    { label: 'Fixed-price studio (us)', isOurs: true },
    { label: 'Agency by the hour', isOurs: false },
    { label: 'Website builder', isOurs: false },
    { label: 'WordPress freelancer', isOurs: false },
  ],
  rows: [
    row(
      'How the price is set',
      'one figure for a written list',
      'hours worked times a rate',
      'a subscription',
      'a quote or a day rate',
    ),
    row(
      'When you know the total',
      'before work starts',
      'at the end, unless there is a ceiling',
      'never quite: it runs while you stay',
      'before the build, licences aside',
    ),
    row(
      'Who writes the text',
      'we do, from a conversation with you',
      'depends on the quote',
      'you',
      'usually you',
    ),
    row('Whose evenings it takes', 'mostly ours', 'mostly theirs', 'yours', 'some of yours'),
    row(
      'Who does the updates',
      'you, or a monthly plan',
      'usually a support contract',
      'the builder',
      'you, or a support contract',
    ),
    row(
      'What you take along when you leave',
      'design, code, text and accounts',
      'what the contract says',
      'text and pictures, seldom the site itself',
      'the site; theme and plugins keep their licences',
    ),
    row(
      'When someone is ill',
      'we are few, so a date can move',
      'a colleague takes over',
      'does not matter',
      'the work waits',
    ),
    row(
      'Goes wrong when',
      'the list is vague',
      'there is no ceiling',
      'you outgrow it',
      'nobody does the updates',
    ),
    row(
      'Choose it when',
      'you want the sum settled first',
      'nobody can know the scope yet',
      'you have time and a simple offer',
      'your staff already work in WordPress',
    ),
  ],
  note: 'How each works in general. There are good and bad examples of all four.',
  source: null,
  sourceHref: null,
};

const aiSearchExample: ComparisonTableSeed = {
  key: 'ai-search-example',
  title: 'A page that an assistant can quote, and one that it can’t',
  columns: [
    { label: 'Leaves nothing to quote', isOurs: false },
    { label: 'Gives an answer', isOurs: true },
  ],
  rows: [
    row(
      'Opening hours',
      'a photograph of the shop door',
      'text on the page, and the same in its markup',
    ),
    row('Price', '“competitive rates”', 'a starting price, and what makes it more'),
    row('Area', '“the whole region”', 'towns by name, with jobs done there'),
    row('Service', '“solutions for your home”', 'one page per job, called what customers call it'),
    row('Text', 'appears after a script has run', 'is in the HTML that the server sends'),
    row(
      'Name and address',
      'three spellings in three places',
      'the same on site, profile and directories',
    ),
    row('robots.txt', 'shuts assistants out by accident', 'says on purpose who may read what'),
  ],
  note: 'Google says its AI features need no further files or markup. Nobody can promise that an assistant will name you.',
  source: 'Google Search Central: AI features and your website',
  sourceHref: 'https://developers.google.com/search/docs/appearance/ai-features',
};

const waysToBeFound: ComparisonTableSeed = {
  key: 'ways-to-be-found',
  title: 'A site from us, a website builder and a directory',
  columns: [
    { label: 'A site from us', isOurs: true },
    { label: 'Wix or similar', isOurs: false },
    { label: 'A directory', isOurs: false },
  ],
  rows: [
    row(
      'Who builds it',
      'we do, text included',
      'you do, in the evenings',
      'you fill in a profile',
    ),
    row(
      'What customers find',
      'your jobs, prices and towns',
      'what you found time for',
      'you, among competitors',
    ),
    row(
      'What you pay',
      '{{package:business-starter}} once, then domain and hosting at cost',
      'every month it is up',
      'a fee, or for each lead',
    ),
    row(
      'When you stop paying',
      'it stays: the site is yours',
      'the site goes',
      'they keep your reviews',
    ),
  ],
  note: null,
  source: null,
  sourceHref: null,
};

export const comparisonTables: ComparisonTableSeed[] = [
  waysToBeFound,
  chatbotTiers,
  businessModels,
  aiSearchExample,
];
