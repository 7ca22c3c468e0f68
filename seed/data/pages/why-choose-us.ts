import { markdown, reference } from '../../references';
import type { PageSeed } from '../page-types';

const standards = `## Where these standards come from

Some are our taste. Others are rules, and you can hold any agency to them.

- **Search results.** Google’s advice on [hiring an SEO](https://developers.google.com/search/docs/fundamentals/do-i-need-seo) says that no one can guarantee the first place.
- **Reviews.** The Competition and Markets Authority’s guidance on [fake reviews](https://www.gov.uk/government/publications/fake-reviews-cma208) covers what businesses publish about themselves, and what they commission from others.
- **Access.** Businesses that serve the public have duties towards disabled customers under the [Equality Act 2010](https://www.gov.uk/guidance/equality-act-2010-guidance). Our [accessibility statement](/accessibility-statement) says how this site does.
- **Ownership.** The government’s guidance on [copyright](https://www.gov.uk/guidance/ownership-of-copyright-works) explains why a bill marked “paid” does not by itself make a design yours. Our [terms of service](/terms-of-service) pass it to you in writing.`;

export const whyChooseUsPage: PageSeed = {
  title: 'Why choose us',
  path: '/why-choose-us',
  meta: {
    title: 'Why choose us: reasons you can check',
    description:
      'Published prices from {{package:express:from}}, words included, ownership in writing: what sets the studio apart, and how to check each point yourself.',
  },
  sections: [
    {
      blockType: 'hero',
      eyebrow: 'Why choose us',
      heading: 'Every agency is friendly.',
      headingAccent: 'Compare what can be checked.',
      lead: 'A page like this one is usually a list of adjectives. Ours is a list of claims with a test beside each. Try them on us, then on the other firms you have asked. If one of them does better, you have found your agency.',
      dimension: 'claims, with a test each',
      actions: [
        { label: 'Get Started', href: '/#lead-capture' },
        { label: 'See every price', href: '/pricing' },
      ],
    },
    {
      blockType: 'benefits',
      eyebrow: 'What you get',
      heading: 'Reasons, and how to test them',
      intro:
        'Each test takes a few minutes and needs no knowledge of websites. The same questions work on any quote.',
      items: [
        {
          title: 'A price before a conversation',
          text: 'Both ends of every fixed package are on the price list, with add-ons and monthly fees. Your quote is one figure inside the range and holds for {{policy:priceLock}}. Test: add your site up from the price list, then lay our quote beside it.',
        },
        {
          title: 'A design with your business in it',
          text: 'We start from what your customers ask first and draw the pages around that. No bought theme lies underneath, so none has to be renewed. Test: open our case studies next to each other and look for the page they share.',
        },
        {
          title: 'The words are part of the job',
          text: 'After an hour of conversation we write the text and you correct it. You are not handed a finished frame with gaps where the sentences should be. Test: look in the quote for the line that says who writes.',
        },
        {
          title: 'It belongs to you once it is paid for',
          text: 'Design, code and text pass to you in writing. Domain and hosting are in your name from the first day. Posts written under a retainer are licensed instead, and we say so early. Test: read “Who owns what” in the terms of service.',
        },
        {
          title: 'Dates for both sides',
          text: 'A Business Starter takes {{package:business-starter:timeline}} from the day deposit and first material are here. Your photographs have a date as well, because they are what usually moves the others. Test: ask what happens when a date slips.',
        },
        {
          title: 'A person answers, with a number',
          text: 'Within {{policy:replyWithin}} on working days you get a price, or the questions that stand between us and one. If a smaller package would do, the answer says that. Test: send three sentences and watch the clock.',
        },
      ],
    },
    {
      blockType: 'comparisonTable',
      eyebrow: 'Prices compared',
      heading: 'Package, custom project, agency',
      intro:
        'At five or ten pages a package usually costs less, because its scope is settled before you arrive. A custom project is for a site that no package fits. The last column is for the quotes you collect.',
      table: reference('comparison-tables', 'agency-or-studio'),
    },
    {
      blockType: 'priceSummary',
      eyebrow: 'Packages',
      heading: 'Start from the price list',
      intro: 'Four ways in. The pricing page has the rest, with everything each one contains.',
      rows: [
        {
          title: 'Express Landing Page',
          text: 'One page for one offer, with one way to get in touch.',
          source: 'express',
          href: '/pricing#packages',
        },
        {
          title: 'Business websites',
          text: 'A page for each main service, or a small shop and a blog as well.',
          source: 'core-sites',
          href: '/pricing#packages',
        },
        {
          title: 'Sites for your trade',
          text: 'Built around the thing your customers look for before they ring.',
          source: 'industry',
          href: '/pricing#for-your-trade',
        },
        {
          title: 'Monthly retainers',
          text: 'Care and content after launch, with your territory reserved.',
          source: 'retainers',
          href: '/pricing#retainers',
        },
      ],
    },
    {
      blockType: 'notice',
      tone: 'info',
      title: 'One client per niche, per area, for retainer clients',
      text: 'While your monthly retainer is active, we take on no other client in your niche in your area, and the territory stays reserved for {{policy:exclusivityTail}} after our work together ends. A website without a retainer does not include this.',
      linkLabel: 'Read the exclusivity policy',
      linkHref: '/territorial-exclusivity-policy',
    },
    {
      blockType: 'caseStudyGrid',
      layout: 'even',
      eyebrow: 'Track record',
      heading: 'Projects with the plan and the price beside them',
      intro:
        'Each case study says what was planned, why, and what it costs, and names the source of its figures. They are demonstrations: we made the clients up, and every page says so.',
      limit: 3,
    },
    {
      blockType: 'twoLists',
      eyebrow: 'Ethical standards',
      heading: 'Lines we do not cross for a sale',
      intro: 'They cost us a project now and then. Better that than a client who feels tricked.',
      leftHeading: 'What we hold to',
      left: [
        { text: 'Sample texts, sample figures and demo sites carry a label that says so.' },
        { text: 'A statistic gets a source that you can open, or it is left out.' },
        { text: 'Costs and results of a project appear only with that client’s permission.' },
        { text: 'Sites are built to WCAG 2.2 level AA and tried with keyboard and screen reader.' },
        { text: 'Feeds from other companies load after the visitor agrees, not before.' },
        { text: 'If a website builder or a freelancer would serve you better, we tell you.' },
      ],
      rightHeading: 'What we refuse',
      right: [
        { text: 'A promised place in search results or in an assistant’s answers.' },
        { text: 'Reviews that were written by us, paid for or tidied up.' },
        { text: 'A discount that ends tonight.' },
        { text: 'An agreement that keeps your domain when you leave.' },
        { text: 'Town pages for towns in which you have done no work.' },
        { text: 'Crypto, adult and gambling projects.' },
      ],
    },
    { blockType: 'richText', width: 'prose', content: markdown(standards) },
    {
      blockType: 'callToAction',
      title: 'Run the first test now',
      description:
        'Tell us in three sentences what you do, where, and what the site should bring you. The answer is due within {{policy:replyWithin}} on working days.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: {
        label: 'Check my territory',
        href: '/territorial-exclusivity-policy#check-availability',
      },
      variant: 'default',
    },
  ],
};
