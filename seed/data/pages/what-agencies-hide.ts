import { markdown, picture, reference } from '../../references';
import type { PageSeed } from '../page-types';

const redFlags = [
  'You learn no price before the third conversation.',
  'The domain goes in the agency’s name.',
  'The quote has a number of pages, but no list of them.',
  'Monthly costs are “the usual”, with no company and no amount.',
  'They promise you a place on Google.',
  'Nobody can say who’ll write the text.',
  'Every example is a picture. You can’t open a live site.',
  'The contract doesn’t say who owns design, code and text.',
  'The discount ends today.',
];

export const whatAgenciesHidePage: PageSeed = {
  title: 'What agencies hide',
  path: '/what-agencies-hide',
  meta: {
    title: 'What web agencies leave out of a quote',
    description:
      'Monthly fees, promises about Google, copied town pages: what a quote can leave out, with the sums and a checklist to print.',
  },
  sections: [
    {
      blockType: 'hero',
      heading: 'The costs a website quote leaves out',
      lead: 'What to look for, with the sums and a checklist to print.',
      dimension: 'quoted price, not to scale',
      picture: picture('drawing-hidden-costs'),
      picturePlace: 'beside',
      actions: [
        { label: 'Get Started', href: '/#lead-capture' },
        { label: 'See the red flags', href: '/what-agencies-hide#red-flags' },
      ],
    },
    {
      blockType: 'richText',
      width: 'prose',
      content: markdown(
        '## SEO: ask what’s included',
        '“SEO included” may mean a tick in a plugin. Ask which pages, which searches and what was changed.',
        '- **A promised position.** Google says [no one can guarantee first place](https://developers.google.com/search/docs/fundamentals/do-i-need-seo).\n- **A paid place on the map.** Google says [you can’t pay for a better local ranking](https://support.google.com/business/answer/7091).\n- **Keyword tags and word counts.** Google [uses no keywords tag and has no magical word count](https://developers.google.com/search/docs/fundamentals/seo-starter-guide).',
        'The [SEO guide](/blog/seo-guide-small-business) shows what you can do for nothing.',
        '## Landing pages: one good page beats forty copies',
        'A page for one town needs something true only there, such as a job you did. Copies with the name changed are what Google calls [doorway abuse](https://developers.google.com/search/docs/essentials/spam-policies), and your site can drop out of the results.',
        'A landing page added to your site costs {{add-on:landing-page}} on a monthly plan, {{add-on:landing-page:standalone}} without. Those written on a plan are licensed while it runs; you can buy them for {{policy:contentLicenceMultiple}} the monthly rate.',
      ),
    },
    {
      blockType: 'costComparison',
      heading: 'What a WordPress site costs over three years',
      intro:
        '{{cost:wordpress-care:first}} in the first year, {{cost:wordpress-care:later}} in each later one.',
      anchor: 'three-years',
      comparison: reference('cost-comparisons', 'wordpress-care'),
    },
    {
      blockType: 'comparisonTable',
      heading: 'What “AI optimisation” should mean',
      intro: 'Ask which row you’re paying for.',
      anchor: 'ai-search',
      table: reference('comparison-tables', 'ai-search-example'),
    },
    {
      blockType: 'costComparison',
      heading: 'What an agency’s first year can cost',
      intro: '{{cost:agency-first-year:total}} in all: the build, then monthly fees.',
      anchor: 'first-year',
      comparison: reference('cost-comparisons', 'agency-first-year'),
    },
    {
      blockType: 'twoLists',
      heading: 'What we offer, and what we don’t',
      leftHeading: 'Offered',
      left: [
        { text: 'Fixed, published prices' },
        { text: 'Hosting and domain in your name' },
        { text: 'Writing and search setup in every package' },
        { text: 'A monthly plan from {{retainer:site-guardian}}, if you want one' },
      ],
      rightHeading: 'Not offered',
      right: [
        { text: 'Adverts and social media posts' },
        { text: 'Bought links and reviews' },
        { text: 'Hosting at a mark-up' },
        { text: 'WordPress sites' },
      ],
    },
    {
      blockType: 'benefits',
      heading: 'What’s in every quote of ours',
      items: [
        {
          title: 'The quoted price is the invoiced price',
          text: 'Fixed for {{policy:priceLock}}. If we misjudge the work, we pay for it.',
        },
        {
          title: 'You see the site before you pay the rest',
          text: 'Pay {{policy:deposit}} to start, see it on a private link, pay the rest before launch.',
        },
        {
          title: 'Everything is in your name',
          text: 'Domain and hosting from day one. Design, code and text once paid for.',
        },
        {
          title: 'How to leave',
          text: 'A monthly plan ends with {{policy:retainerNotice}} of notice.',
        },
        {
          title: 'Refund requests get an answer',
          text: 'Within {{policy:refundReply}}, by the cancellation policy.',
        },
      ],
    },
    {
      blockType: 'checklist',
      heading: 'Red flags to check before you sign',
      intro: 'If you find two, ask in writing. If three, go elsewhere.',
      anchor: 'red-flags',
      items: redFlags.map((text) => ({ text, isPassing: false })),
      printLabel: 'Print this checklist',
    },
    {
      blockType: 'faq',
      heading: 'Questions about fees, domains and WordPress',
      anchor: 'questions',
      topics: ['hidden-costs'],
    },
    {
      blockType: 'callToAction',
      title: 'Got a quote already?',
      description:
        'Tell us what you need. Within {{policy:replyWithin}} on working days you’ll have our price in writing, or our questions.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'See our prices', href: '/pricing' },
      variant: 'default',
    },
  ],
};
