import { markdown } from '../../references';
import type { PageSeed } from '../page-types';

const using = `## What to do with a result

1. **Write down what you wanted to know** before you look at any score. “Why does nobody ring from the boiler page?” is a question. “What is my score?” is not.
2. **Take the worst finding that a customer would notice.** A form that fails on a phone comes before a missing tag, whatever colour the report gives them.
3. **Ask for the evidence.** A finding should say which line, which file or which picture it means. If a tool can’t, treat it as a hint.
4. **Repair one thing, then measure again** on the same page and at a similar time of day. Two changes at once teach you nothing.
5. **Compare with your own past**, less with a competitor. Different tools weigh things differently, so a score from one means little beside a score from another.

The W3C, which publishes the accessibility guidelines, says the same of its own field: [tools help, and can’t decide everything](https://www.w3.org/WAI/test-evaluate/tools/selecting/). A person has to look as well, and for much of it that person can be you. Our [SEO guide for small businesses](/blog/seo-guide-small-business) shows where to begin.`;

export const toolsPage: PageSeed = {
  title: 'Tools',
  path: '/tools',
  meta: {
    title: 'Free tools for small business websites',
    description:
      'Free checks and calculators for a small business website: what each tool is good for, what no tool can tell you, and what a paid report or call adds.',
  },
  sections: [
    {
      blockType: 'hero',
      eyebrow: 'Tools',
      heading: 'Free tools, and what each is good for',
      lead: 'Use them on your own site, on a quote, or on us. They need no account, and the result is yours to take to any agency. Each says what it measures and leaves out what it can’t know.',
      dimension: 'no account, no payment',
      actions: [
        { label: 'Get Started', href: '/#lead-capture' },
        { label: 'Scan my website free', href: '/scan' },
      ],
    },
    {
      blockType: 'cardGrid',
      eyebrow: 'Free',
      heading: 'Pick the one that fits your question',
      intro: 'The question comes first, then the tool.',
      layout: 'even',
      cards: [
        {
          title: 'Website scanner',
          text: '“What is wrong with my site?” Reads one page for search, speed, accessibility, security, mobile use and local signals. Good for a first overview, with evidence for each finding.',
          meta: 'Free scan',
          href: '/scan',
        },
        {
          title: 'Page speed',
          text: '“Why is it slow?” Looks at what a single page loads, and in which order. Good for telling a large picture from a slow server, which need different people to repair them.',
          meta: 'One address',
          href: '/tools/page-speed',
        },
        {
          title: 'Sitemap generator',
          text: '“Which pages do I have?” Follows the links of a site and draws them as a tree. Good before a rebuild, when forgotten pages are still found in search.',
          meta: 'File to download',
          href: '/tools/sitemap',
        },
        {
          title: 'Chatbot calculator',
          text: '“Would a chatbot pay?” Your enquiries and your hours against the monthly price. Good for finding out that it would not, before you buy one.',
          meta: 'From {{chatbot:standard:from}} a month',
          href: '/tools/chatbot-roi',
        },
        {
          title: 'Red-flag checklist',
          text: '“Can I trust this offer?” Warning signs in a proposal, to print and take to the meeting. Good for any agency’s quote, ours included.',
          meta: 'To print',
          href: '/what-agencies-hide#red-flags',
        },
        {
          title: 'Three-year cost comparison',
          text: '“What does it cost after the launch?” Two ways of paying for a small site, year by year. Good for seeing what a low first bill turns into.',
          meta: 'Sums shown',
          href: '/what-agencies-hide#three-years',
        },
        {
          title: 'Price list',
          text: '“What would mine cost?” Every package with both ends of its price, its pages and its time. Good as a yardstick, even if you buy elsewhere.',
          meta: 'From {{package:express:from}}',
          href: '/pricing',
        },
      ],
    },
    {
      blockType: 'twoLists',
      eyebrow: 'Limits',
      heading: 'What a machine can judge, and what it can’t',
      leftHeading: 'Trust a tool on',
      left: [
        { text: 'titles, descriptions and picture texts that are missing' },
        { text: 'links that lead nowhere and certificates that have run out' },
        { text: 'the weight of a page and what holds it up' },
        { text: 'sums, as long as the figures that go in are your own' },
      ],
      rightHeading: 'Trust no tool on',
      right: [
        { text: 'whether your text persuades the people you want' },
        { text: 'where you will stand in search results next month' },
        { text: 'whether a site is accessible as a whole' },
        { text: 'whether you need a new website; tools by agencies tend to say yes' },
      ],
    },
    { blockType: 'richText', width: 'prose', content: markdown(using) },
    {
      blockType: 'atAGlance',
      heading: 'When you want a person to look',
      facts: [
        {
          term: 'Technical report',
          description:
            '{{policy:technicalReport}}. Findings on one website in writing, in order of importance, each with its repair. A finished document: no refund after delivery.',
        },
        {
          term: 'Strategy call',
          description:
            '{{policy:strategyCall}} for {{policy:strategyCallLength}}, about what to do first and what to leave alone. Book it within {{policy:strategyCallBookWithin}} of paying.',
        },
        {
          term: 'If you then order a site',
          description:
            'The price of the call comes off a project of at least {{policy:strategyCallCreditMinimum}} that you order within {{policy:strategyCallCreditValid}} of the call.',
        },
        {
          term: 'If you cancel the call',
          description:
            'Everything back if it is more than {{policy:strategyCallFullRefundNotice}} away, {{policy:strategyCallPartialRefund}} from there down to {{policy:strategyCallPartialRefundNotice}}, after that another date but no refund.',
        },
        {
          term: 'Which of the two?',
          description:
            'The report if somebody else will do the repairs and needs a list. The call if you have to decide something first.',
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: 'Got a result and no idea what it means?',
      description:
        'Send it to us with the address of the page. We tell you what we make of it and whether it is worth paying anybody to change it.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'Read the scanner terms', href: '/scanner-terms' },
      variant: 'default',
    },
  ],
};
