import { type ReferenceMark, reference } from '../references';

/** A receipt's line: a fixed amount, or one from the price list. */
export interface CostLineSeed {
  label: string;
  from: 'amount' | 'hiddenFee' | 'packageFrom' | 'packageTo' | 'retainer';
  amountPence?: number;
  hiddenFee?: ReferenceMark;
  package?: ReferenceMark;
  retainer?: ReferenceMark;
  every: 'once' | 'month' | 'year';
}

/** Two ways to pay for the same thing: theirs first, ours second. Totals are computed. */
export interface CostComparisonSeed {
  key: string;
  title: string;
  years: number;
  sides: { label: string; isOurs: boolean; lines: CostLineSeed[] }[];
  note: string | null;
  source: string | null;
}

type Interval = CostLineSeed['every'];

function amount(label: string, amountPence: number, every: Interval): CostLineSeed {
  return { label, from: 'amount', amountPence, every };
}

function monthlyFee(label: string, key: string): CostLineSeed {
  return { label, from: 'hiddenFee', hiddenFee: reference('hidden-fees', key), every: 'month' };
}

function packageOnce(label: string, key: string): CostLineSeed {
  return { label, from: 'packageFrom', package: reference('packages', key), every: 'once' };
}

function monthlyPlan(label: string, key: string): CostLineSeed {
  return { label, from: 'retainer', retainer: reference('retainers', key), every: 'month' };
}

const hostingInYourName = amount('Hosting, paid to the provider', 1_500, 'month');
const domainNames = amount('Domain names, .co.uk and .com', 2_000, 'year');

const maintainedWordPress = [
  amount('Set-up with a bought theme', 80_000, 'once'),
  monthlyFee('Hosting through the agency', 'hosting'),
  monthlyFee('Maintenance contract', 'maintenance'),
  monthlyFee('CDN or speed service', 'cdn'),
  monthlyFee('Backups', 'backups'),
];

/** A Business Starter with a Site Guardian plan, beside a site that another firm maintains. */
const starterWithCare = [
  packageOnce('Business Starter, lowest price', 'business-starter'),
  monthlyPlan('Site Guardian monthly plan', 'site-guardian'),
  hostingInYourName,
  domainNames,
];

const wordPressSource =
  'Our own example. The monthly lines come from our list of costs that quotes often leave out; set-up, hosting and domain names are assumptions, not a survey of the market.';

/** Cost comparisons (specification, section 9). Totals match the specified ones. */
export const costComparisons: CostComparisonSeed[] = [
  {
    key: 'wordpress',
    title: 'A looked-after WordPress site and an Express Landing Page over three years',
    years: 3,
    sides: [
      {
        label: 'WordPress with a maintenance contract',
        isOurs: false,
        lines: maintainedWordPress,
      },
      {
        label: 'Express Landing Page',
        isOurs: true,
        lines: [
          packageOnce('Express Landing Page, lowest price', 'express'),
          hostingInYourName,
          domainNames,
        ],
      },
    ],
    note: 'This compares a WordPress site with monthly care to a single page without it, at our lowest price: two different products. Like for like, a Business Starter with Site Guardian costs {{cost:wordpress-care:ours}} over the same three years.',
    source: wordPressSource,
  },
  {
    key: 'wordpress-care',
    title: 'A looked-after WordPress site and a looked-after Business Starter over three years',
    years: 3,
    sides: [
      {
        label: 'WordPress with a maintenance contract',
        isOurs: false,
        lines: maintainedWordPress,
      },
      {
        label: 'Business Starter with Site Guardian',
        isOurs: true,
        lines: starterWithCare,
      },
    ],
    note: 'This compares two small business sites over three years, both with hosting and monthly care, ours built at our lowest price, {{package:business-starter:from}}. If you’d do updates and backups yourself, strike the care out on both sides.',
    source: wordPressSource,
  },
  {
    key: 'agency-first-year',
    title: 'The first year of a small business site',
    years: 1,
    sides: [
      {
        label: 'An agency with monthly extras',
        isOurs: false,
        lines: [
          amount('Design and build', 500_000, 'once'),
          monthlyFee('Hosting through the agency', 'hosting'),
          monthlyFee('Maintenance contract', 'maintenance'),
          monthlyFee('Backups', 'backups'),
        ],
      },
      {
        label: 'Business Starter with Site Guardian',
        isOurs: true,
        lines: starterWithCare,
      },
    ],
    note: 'This compares two small business sites over one year, both with hosting and monthly care, ours built at our lowest price, {{package:business-starter:from}}. An agency’s price may contain research, photography or campaigns that a Business Starter doesn’t.',
    source:
      'Our own example, not a quote from a named agency. The monthly lines come from our list of costs that quotes often leave out; the other side’s build price, our hosting and the domain names are assumptions.',
  },
  {
    key: 'carpentry',
    title: 'The carpentry project and an agency’s quote for it, over twelve months',
    years: 1,
    sides: [
      {
        label: 'Agency quote',
        isOurs: false,
        lines: [
          amount('Design and build', 2_500_000, 'once'),
          amount('Monthly support', 35_000, 'month'),
        ],
      },
      {
        label: 'This project',
        isOurs: true,
        lines: [
          amount('Design and build', 950_000, 'once'),
          amount('Monthly support', 15_000, 'month'),
        ],
      },
    ],
    note: 'Built at once, 186 pages cost {{cost:carpentry:ours}} in the first twelve months with us and {{cost:carpentry:total}} with the agency. Ours take 8 weeks, 12 weeks sooner than an agency that takes 20. A plan like this claims to come in 50–65% below an agency. Both sides belong to this one demonstration: they’re not on our price list and say nothing about other quotes. With two real ones, see first whether both include writing, photography and the move from the old site.',
    source:
      'The figures of the Bros Carpentry demonstration. Neither side is a real client’s invoice.',
  },
];
