import { markdown, reference } from '../../references';
import type { PageSeed } from '../page-types';

const redFlags = [
  'You learn no price before the third conversation.',
  'The domain is to be registered in the agency’s name.',
  'The quote has no list of pages, only a number of them.',
  'Monthly costs are called “the usual”, with no company and no amount.',
  'A place in the search results is promised.',
  'Nobody can say who will write the text.',
  'Every example is a picture, and no live site can be opened.',
  'The contract says nothing about who owns design, code and text.',
  'The discount ends today.',
];

export const whatAgenciesHidePage: PageSeed = {
  title: 'What agencies hide',
  path: '/what-agencies-hide',
  meta: {
    title: 'What web agencies leave out of a quote',
    description:
      'Monthly fees, SEO promises and copied town pages: what a website quote can leave out, worked examples with totals and a red-flag checklist to print.',
  },
  sections: [
    {
      blockType: 'hero',
      eyebrow: 'What agencies hide',
      heading: 'The part of the bill that comes later',
      lead: 'An honest agency’s quote can leave things out too, because the buyer doesn’t know what to ask. These are the points at which money goes missing, with the sums. We sell websites ourselves, so hold all of it against us as well.',
      dimension: 'quoted price, not to scale',
      actions: [
        { label: 'Get Started', href: '/#lead-capture' },
        { label: 'See the red flags', href: '/what-agencies-hide#red-flags' },
      ],
    },
    {
      blockType: 'richText',
      width: 'prose',
      content: markdown(
        '## SEO: what you can be sold, and what you can check',
        '“SEO included” may mean a day of writing or a tick in a plugin. Ask which pages, which searches and what was changed. The answer is a list or it is nothing.',
        '- **A promised position.** Google says in its [advice on hiring an SEO](https://developers.google.com/search/docs/fundamentals/do-i-need-seo) that no one can guarantee the first place.\n- **A place on the map, for a fee.** Google’s page on [local ranking](https://support.google.com/business/answer/7091) says there is no way to request or pay for a better one.\n- **Keyword tags and word counts.** The [SEO Starter Guide](https://developers.google.com/search/docs/fundamentals/seo-starter-guide) says that Google Search does not use the keywords meta tag and that there is no magical word count.\n- **A report full of green.** A score measures what its maker decided to measure. Ours does too; that is why the [free scan](/scan) lists what it could not check as not checked.',
        'With us, search setup is part of every package: titles, descriptions, markup, readable pages. Monthly writing is a retainer and has a list. What you can do for nothing is in the [SEO guide for small businesses](/blog/seo-guide-small-business).',
        '## Landing pages: one good one, or forty copies',
        'A page for one service in one town is worth having if it tells people from that town something. A job you did there, how long you take to get there, what is peculiar about the houses.',
        'The cheap version takes one text and exchanges the name of the town. Google’s [spam policies](https://developers.google.com/search/docs/essentials/spam-policies) call that doorway abuse. The risk is yours and not the seller’s: it is your site that can drop out of the results.',
        'Ask two things. Would you show this page to a customer who lives there? And who owns it when the contract ends? With us an extra landing page costs {{add-on:landing-page}} with a retainer and {{add-on:landing-page:standalone}} without. What is written under a retainer is licensed while it runs and can be bought out for {{policy:contentLicenceMultiple}} the monthly rate. That sentence is in our quote, too.',
      ),
    },
    {
      blockType: 'costComparison',
      eyebrow: 'WordPress, added up',
      heading: 'Three years of a cheap website',
      intro:
        'Set-up looks small, and then come the months. With these lines the first year is {{cost:wordpress:first}}, each later one {{cost:wordpress:later}}. Read the note below before you quote the difference to anybody.',
      anchor: 'three-years',
      comparison: reference('cost-comparisons', 'wordpress'),
    },
    {
      blockType: 'hiddenFees',
      eyebrow: 'Your own quote',
      heading: 'What the months add to it',
      intro:
        'Tick the lines that are on the quote in front of you, or suspiciously missing from it. The amounts are typical ones; yours may differ.',
      anchor: 'hidden-fees',
      note: 'With a package of ours these lines do not exist, so we charge nothing for them. Monthly care is a retainer, and optional. What the registrar, the hosting company or the mail provider asks for, you pay to them in your own name; the price list says about how much.',
    },
    {
      blockType: 'comparisonTable',
      eyebrow: 'AI search',
      heading: 'What “AI optimisation” should mean',
      intro:
        'Assistants answer from pages they can read. An offer to “optimise for AI” is worth what it changes on the page, so ask which row of this table it is.',
      anchor: 'ai-search',
      table: reference('comparison-tables', 'ai-search-example'),
    },
    {
      blockType: 'costComparison',
      eyebrow: 'An example',
      heading: 'Where the first year’s money goes',
      intro:
        'A quote and what comes with it. In this example the year costs {{cost:agency-first-year:total}}, of which only the build stood in large type.',
      anchor: 'first-year',
      comparison: reference('cost-comparisons', 'agency-first-year'),
    },
    {
      blockType: 'twoLists',
      eyebrow: 'Our side of it',
      heading: 'What we offer, and what we leave to others',
      leftHeading: 'Offered',
      left: [
        { text: 'Fixed, published prices, from a single page to a large portfolio' },
        { text: 'Hosting and domain set up in your name, with your card' },
        { text: 'Text written with you, and search setup in every package' },
        { text: 'Monthly care from {{retainer:site-guardian}}, if you want it' },
        { text: 'A technical report on the site you have, for {{policy:technicalReport}}' },
      ],
      rightHeading: 'Not offered',
      right: [
        { text: 'Advertising campaigns and social media posts' },
        { text: 'Link packages, directory entries by the hundred, reviews' },
        { text: 'Hosting of our own, or anybody’s at a mark-up' },
        { text: 'Emergency cover through the night' },
        { text: 'WordPress sites, which others look after better' },
      ],
    },
    {
      blockType: 'benefits',
      eyebrow: 'Promises',
      heading: 'What you can hold us to',
      intro: 'Each of these is in the quote, so it binds us and not only this page.',
      items: [
        {
          title: 'The quoted price is the invoiced price',
          text: 'It stays fixed for {{policy:priceLock}}. If we misjudged the work, we pay for the mistake.',
        },
        {
          title: 'You see the site before the second payment',
          text: '{{policy:deposit}} to start, the balance before launch, and a private link in between.',
        },
        {
          title: 'Everything is in your name',
          text: 'Domain, hosting and accounts from the first day; design, code and text once they are paid for.',
        },
        {
          title: 'Leaving is written down first',
          text: 'A retainer ends with {{policy:retainerNotice}} of notice. What happens to texts written under it stands in the same paragraph.',
        },
        {
          title: 'A refund request gets an answer',
          text: 'Within {{policy:refundReply}}, by the steps of the cancellation policy, which comes with the quote.',
        },
        {
          title: 'We say when you don’t need us',
          text: 'A smaller package, an hour of your own, or somebody who does it better. It costs us a job now and then.',
        },
      ],
    },
    {
      blockType: 'checklist',
      eyebrow: 'Red flags',
      heading: 'Take this to the next meeting',
      intro:
        'One of these can be an oversight. At two, ask again in writing. At three, thank them for the coffee.',
      anchor: 'red-flags',
      items: redFlags.map((text) => ({ text, isPassing: false })),
      printLabel: 'Print this checklist',
    },
    {
      blockType: 'faq',
      eyebrow: 'Questions',
      heading: 'About fees, domains and WordPress',
      anchor: 'questions',
      topics: ['hidden-costs'],
    },
    {
      blockType: 'callToAction',
      title: 'Got a quote on the table?',
      description:
        'Send us what you need, and if you like the questions you could not get answered. You get our own figure, in writing, within {{policy:replyWithin}} on working days.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'See our prices', href: '/pricing' },
      variant: 'default',
    },
  ],
};
