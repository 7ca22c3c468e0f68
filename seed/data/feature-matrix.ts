import { type ReferenceMark, reference } from '../references';

/** A row of the feature comparison. Unlisted packages do not include the feature. */
export interface FeatureMatrixSeed {
  name: string;
  /** Heading of the row's group. */
  group: string;
  includedIn: ReferenceMark[];
  addOnIn: ReferenceMark[];
  addOn: ReferenceMark | null;
  choiceIn: ReferenceMark[];
  choiceText: string | null;
}

interface RowOptions {
  in?: readonly string[];
  addOn?: [key: string, packages: readonly string[]];
  choice?: [text: string, packages: readonly string[]];
}

const industry = ['trades', 'beauty', 'fitness', 'professional'] as const;
const influencer = ['influencer-lite', 'influencer-full'] as const;
const portfolioPro = ['portfolio-pro-starter', 'portfolio-pro-premium'] as const;
/** Packages of whole sites. `custom` is scoped in writing and left out. */
const sites = ['business-starter', 'growth', ...industry, ...influencer, ...portfolioPro] as const;
const all = ['express', ...sites] as const;
const local = ['express', 'business-starter', 'growth', ...industry, ...portfolioPro] as const;

const packages = (keys: readonly string[] = []) => keys.map((key) => reference('packages', key));

const except = (keys: readonly string[], ...left: string[]) =>
  keys.filter((key) => !left.includes(key));

function row(group: string, name: string, options: RowOptions): FeatureMatrixSeed {
  return {
    name,
    group,
    includedIn: packages(options.in),
    addOnIn: packages(options.addOn?.[1]),
    addOn: options.addOn ? reference('add-ons', options.addOn[0]) : null,
    choiceIn: packages(options.choice?.[1]),
    choiceText: options.choice?.[0] ?? null,
  };
}

const design = 'Design and text';
const search = 'Search';
const enquiries = 'Enquiries and booking';
const content = 'What the site holds';
const afterwards = 'Figures, changes and afterwards';

/** Must match the feature lists of `packages-*.ts`. */
export const featureMatrix: FeatureMatrixSeed[] = [
  row(design, 'Design drawn for your business, no bought theme', { in: all }),
  row(design, 'Text written with you', { in: all }),
  row(design, 'A page for each main service', {
    in: ['business-starter', 'growth', 'trades', 'professional', ...portfolioPro],
    choice: ['as a list or as pages', ['beauty', 'fitness']],
  }),
  row(design, 'Checked against WCAG 2.2 level AA', { in: all }),

  row(search, 'Titles, descriptions and markup for search', { in: all }),
  row(search, 'Linked with your Google Business Profile', { in: local }),
  row(search, 'Area pages for towns where you have work to show', {
    in: ['trades', ...portfolioPro],
  }),
  row(search, 'Old addresses redirected when you move', { in: sites }),

  row(enquiries, 'Enquiry form to your inbox', {
    in: sites,
    choice: ['this or a booking link', ['express']],
  }),
  row(enquiries, 'Form that accepts photographs', {
    in: ['trades'],
    addOn: ['custom-forms', except(all, 'trades')],
  }),
  row(enquiries, 'Booking through Calendly or your own system', {
    in: ['beauty', 'fitness'],
    addOn: ['calendly', except(sites, 'beauty', 'fitness')],
    choice: ['this or a form', ['express']],
  }),
  row(enquiries, 'WhatsApp button that names page and service', { addOn: ['whatsapp', all] }),
  row(enquiries, 'Newsletter sign-up', { in: ['growth', ...influencer] }),

  row(content, 'Blog or articles', {
    in: ['growth', 'professional', 'influencer-full', 'portfolio-pro-premium'],
    addOn: [
      'blog',
      [
        'business-starter',
        'trades',
        'beauty',
        'fitness',
        'influencer-lite',
        'portfolio-pro-starter',
      ],
    ],
  }),
  row(content, 'Small shop with card payments', {
    in: ['growth', 'influencer-full'],
    addOn: ['ecommerce-basic', ['business-starter', ...industry, ...portfolioPro]],
  }),
  row(content, 'Instagram feed, after the visitor agrees', {
    in: ['beauty', 'fitness', ...influencer],
    addOn: ['instagram', except(all, 'beauty', 'fitness', ...influencer)],
  }),
  row(content, 'Gallery of finished work', { in: ['trades', ...portfolioPro] }),
  row(content, 'Price list or timetable that you edit', { in: ['beauty', 'fitness'] }),
  row(content, 'Team pages with qualifications', { in: ['beauty', 'fitness', 'professional'] }),

  row(afterwards, 'Visitor statistics', {
    in: ['growth', 'influencer-full'],
    addOn: ['analytics', except(all, 'growth', 'influencer-full')],
  }),
  row(afterwards, 'Data exchanged with your other software', { addOn: ['integrations', all] }),
  row(afterwards, 'Domain, hosting and code in your name', { in: all }),
  row(afterwards, 'Unlimited rounds of changes before launch', {
    in: [...industry, ...influencer, ...portfolioPro],
    choice: ['a set number', ['express', 'business-starter', 'growth']],
  }),
  row(afterwards, 'Territorial exclusivity', { choice: ['with a monthly plan', all] }),
];
