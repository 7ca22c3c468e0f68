import { picture, reference } from '../../references';
import type { PageSeed } from '../page-types';

export const whyChooseUsPage: PageSeed = {
  title: 'Why choose us',
  path: '/why-choose-us',
  meta: {
    title: 'Why choose us: reasons you can check',
    description:
      'Prices from {{package:express:from}} on the website, writing included, the site yours in writing: what you get from us, and how to check each point.',
  },
  sections: [
    {
      blockType: 'hero',
      heading: 'Reasons to choose us,',
      headingAccent: 'each with a way to check it.',
      lead: 'Each reason has a test. Try it on us and on the other firms you ask.',
      dimension: 'claims, with a test each',
      picture: picture('cover-hiring-web-designer'),
      picturePlace: 'beside',
      actions: [
        { label: 'Get Started', href: '/#lead-capture' },
        { label: 'See every price', href: '/pricing' },
      ],
    },
    {
      blockType: 'benefits',
      heading: 'Reasons, and how to test them',
      items: [
        {
          title: 'A price before a conversation',
          text: 'Your quote is one figure inside the published range, fixed for {{policy:priceLock}}.',
          link: { label: 'Test: price your own site', href: '/pricing#estimator' },
        },
        {
          title: 'A design of your own',
          text: 'Drawn for your business, no bought theme.',
          link: { label: 'Test: open our sites side by side', href: '/portfolio' },
        },
        {
          title: 'The writing is included',
          text: 'We talk for an hour, write the text, and you correct it. Test: find the line in the quote that says who writes.',
        },
        {
          title: 'It’s yours once it’s paid for',
          text: 'Design, code and text, in writing. Posts written on a monthly plan are licensed.',
          link: { label: 'Test: read “Who owns what”', href: '/terms-of-service#9-who-owns-what' },
        },
        {
          title: 'Dates for both sides',
          text: 'A Business Starter takes {{package:business-starter:timeline}} once we have your deposit and material. Test: ask what happens when a date slips.',
        },
        {
          title: 'A person answers',
          text: 'You get a price, or our questions, within {{policy:replyWithin}} on working days.',
          link: { label: 'Test: send three sentences', href: '/contact#lead-capture' },
        },
      ],
    },
    {
      blockType: 'comparisonTable',
      heading: 'How we compare with a typical agency',
      intro: 'A package usually costs less. Custom is for a site that no package fits.',
      table: reference('comparison-tables', 'agency-or-studio'),
    },
    {
      blockType: 'comparisonTable',
      heading: 'Why not Wix, or just a directory?',
      intro: 'Both can bring work. Here’s what you get, and what you keep.',
      anchor: 'other-ways',
      table: reference('comparison-tables', 'ways-to-be-found'),
    },
    {
      blockType: 'priceSummary',
      heading: 'What our websites cost',
      rows: [
        {
          title: 'Express Landing Page',
          text: 'One page for one offer.',
          source: 'express',
          href: '/pricing#packages',
        },
        {
          title: 'Business websites',
          text: 'A page for each main service.',
          source: 'core-sites',
          href: '/pricing#packages',
        },
        {
          title: 'Sites for your trade',
          text: 'What your customers look for, first.',
          source: 'industry',
          href: '/pricing#for-your-trade',
        },
        {
          title: 'Monthly plans',
          text: 'Updates and content after launch.',
          source: 'retainers',
          href: '/pricing#retainers',
        },
      ],
    },
    {
      blockType: 'notice',
      tone: 'info',
      title: 'On a monthly plan: one client per trade, per area',
      text: 'It lasts while your plan is active and {{policy:exclusivityTail}} longer. A website without a plan doesn’t include it.',
      linkLabel: 'Read the policy and check your area',
      linkHref: '/territorial-exclusivity-policy#check-availability',
    },
    {
      blockType: 'caseStudyGrid',
      layout: 'even',
      heading: 'Projects you can open, with their prices',
      intro: 'Demonstrations we designed and built for invented firms.',
      limit: 3,
    },
    {
      blockType: 'twoLists',
      heading: 'What we do, and what we refuse',
      leftHeading: 'We',
      left: [
        { text: 'label samples and demonstrations' },
        { text: 'give a source for statistics' },
        { text: 'show your costs and results only if you agree' },
        { text: 'build to WCAG 2.2 level AA' },
        { text: 'load other companies’ feeds only after consent' },
      ],
      rightHeading: 'We refuse',
      right: [
        { text: 'promised places on Google' },
        { text: 'invented, paid or edited reviews' },
        { text: 'discounts that end tonight' },
        { text: 'contracts that keep your domain' },
        { text: 'town pages for towns you don’t work in' },
        { text: 'crypto, adult and gambling projects' },
      ],
    },
    {
      blockType: 'callToAction',
      title: 'Ask us for a price',
      description: 'Tell us what you do, where, and what the site should bring you.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: {
        label: 'Check my area',
        href: '/territorial-exclusivity-policy#check-availability',
      },
      variant: 'default',
    },
  ],
};
