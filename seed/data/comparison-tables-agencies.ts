import type { ComparisonTableSeed } from './comparison-tables';

function row(label: string, ...texts: string[]): ComparisonTableSeed['rows'][number] {
  return { label, cells: texts.map((text) => ({ kind: 'text', text })) };
}

/** The studio beside agencies; custom-project ranges: specification, section 9. */
export const agencyTables: ComparisonTableSeed[] = [
  {
    key: 'agency-or-studio',
    title: 'Our prices and times, and a typical agency’s',
    columns: [
      { label: 'With us', isOurs: true },
      { label: 'Typical agency', isOurs: false },
    ],
    rows: [
      row(
        'A business site',
        'Business Starter, {{package:business-starter:pages}} pages, {{package:business-starter}}',
        'a price after a call',
      ),
      row(
        'A site that no package fits',
        '£1,500–2,000 for 5 pages, £5,500–7,000 for 25, from a written scope',
        'an estimate by the hour',
      ),
      row(
        'A business site with domain, hosting and a year of monthly care',
        '{{cost:agency-first-year:ours}}, at our lowest price',
        '{{cost:agency-first-year:total}}, in our example',
      ),
      row(
        'Time to launch',
        '{{package:business-starter:timeline}} for Business Starter, 6–12 weeks for a custom website',
        '12–20 weeks',
      ),
      row('Changes before launch', 'rounds stated with each package', 'hours on the invoice'),
      row('The finished site', 'yours: design, code and text', 'what the contract says'),
    ],
    note: 'Our example adds up build, hosting and monthly care on both sides, and shows every line.',
    source: 'Our own ranges and our own estimate of an agency’s habits and time, not a survey.',
    sourceHref: '/what-agencies-hide#first-year',
  },
  {
    key: 'package-or-custom',
    title: 'What a package and a custom project cost by size',
    columns: [
      { label: 'Our nearest package', isOurs: true },
      { label: 'Custom project', isOurs: true },
    ],
    rows: [
      row('5 pages', 'Business Starter, {{package:business-starter}}', '£1,500–2,000'),
      row('10 pages', 'Growth, {{package:growth}}', '£3,000–4,000'),
      row(
        '25 pages',
        'Portfolio Pro Premium, {{package:portfolio-pro-premium:pages}} pages, {{package:portfolio-pro-premium}}',
        '£5,500–7,000',
      ),
      row('40 pages or more', 'none is made for this', 'from £8,000'),
      row('A full shop, made from scratch', 'none is made for this', 'from £8,000'),
      row(
        'Software of your own, such as a portal',
        'none is made for this',
        '£9,000–15,000 or more',
      ),
      row(
        'Time to launch',
        '{{package:business-starter:timeline}} for Business Starter, {{package:portfolio-pro-premium:timeline}} for Portfolio Pro Premium',
        '6–12 weeks',
      ),
    ],
    note: 'Custom projects are quoted from a written scope, and each kind of page is designed for itself. Further pages in a design that’s there cost less: the estimator adds them up. Portfolio Pro includes case studies written from interviews.',
    source: null,
    sourceHref: null,
  },
  {
    key: 'how-agencies-differ',
    title: 'Our way of working and the agency habits we avoid',
    columns: [
      { label: 'With us', isOurs: true },
      { label: 'The habit we avoid', isOurs: false },
    ],
    rows: [
      row('Price', 'on the website, as a range', 'told on a call, once you name a budget'),
      row(
        'Quote',
        'one figure, fixed for {{policy:priceLock}}',
        'an estimate that grows by the week',
      ),
      row('Design', 'made for you', 'a bought theme with your logo on it'),
      row('Text', 'included: we write it, you correct it', '“just send it over”'),
      row('Domain and hosting', 'in your name, at the provider’s price', 'resold at a mark-up'),
      row('When it is paid for', 'design, code and text are yours', 'you may use it while you pay'),
      row(
        'Articles on a monthly plan',
        'yours to use while it runs; to keep them, pay {{policy:contentLicenceMultiple}} the monthly rate once',
        'nobody mentions who owns them',
      ),
      row(
        'Your competitors',
        'one client per trade per area while you’re on a plan',
        'several firms of one trade in one town',
      ),
      row('Search results', 'no promise', 'first page, guaranteed'),
      row(
        'Leaving',
        '{{policy:retainerNotice}} of notice, terms published',
        'you learn the terms on the day you ask',
      ),
    ],
    note: 'Many agencies have none of these habits. Ask every firm about each row.',
    source: 'Our own terms and our own view of the trade, not a survey.',
    sourceHref: '/terms-of-service',
  },
];
