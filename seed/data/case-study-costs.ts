import { reference } from '../references';

/** Cost comparisons of case studies. Totals are computed. */
export const caseStudyCosts = [
  {
    key: 'helix-heating',
    title: 'Fifty-six pages at once, or a few pages that grow, in the first year',
    years: 1,
    sides: [
      {
        label: 'All at once',
        isOurs: true,
        lines: [
          {
            label: 'Custom build of more than 40 pages, from',
            from: 'amount',
            amountPence: 800_000,
            every: 'once',
          },
          {
            label: 'Site Guardian, to look after it',
            from: 'retainer',
            retainer: reference('retainers', 'site-guardian'),
            every: 'month',
          },
        ],
      },
      {
        label: 'Begin small and add',
        isOurs: true,
        lines: [
          {
            label: 'Trades & Services Power, lowest price',
            from: 'packageFrom',
            package: reference('packages', 'trades'),
            every: 'once',
          },
          {
            label: 'Growth Accelerator, new pages and articles each month',
            from: 'retainer',
            retainer: reference('retainers', 'growth-accelerator'),
            every: 'month',
          },
        ],
      },
    ],
    note: 'Both are ways of working with us, at the lower end of their prices and without domain and hosting. The slower road has fewer pages after a year, and if the larger plan runs on, it can become the dearer one.',
    source:
      'Our price list, except the custom build: that is where our range for projects of more than 40 pages begins.',
  },
  {
    key: 'wren-chimneys',
    title: 'The page of a chimney sweep, with everything drawn or with your own photographs',
    years: 1,
    sides: [
      {
        label: 'With pictures we make',
        isOurs: true,
        lines: [
          {
            label:
              'Express Landing Page, highest price: a picture made for the page, and its choices',
            from: 'packageTo',
            package: reference('packages', 'express'),
            every: 'once',
          },
        ],
      },
      {
        label: 'With your photographs',
        isOurs: true,
        lines: [
          {
            label: 'Express Landing Page, lowest price: the same words, map and form',
            from: 'packageFrom',
            package: reference('packages', 'express'),
            every: 'once',
          },
        ],
      },
    ],
    note: 'Hosting and the domain come on top; you pay the provider, in your own name. There’s nothing monthly to us unless you want it.',
    source: 'Our price list.',
  },
];
