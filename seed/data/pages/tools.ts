import { picture } from '../../references';
import type { PageSeed } from '../page-types';

export const toolsPage: PageSeed = {
  title: 'Tools',
  path: '/tools',
  meta: {
    title: 'Free tools for small business websites',
    description:
      'Free checks and calculators for your website: scanner, page speed, sitemap, chatbot sum, red flags and prices. Or a paid report or call.',
  },
  sections: [
    {
      blockType: 'hero',
      heading: 'Free tools for your website',
      lead: 'Use them on your own site, on a quote, or on us. Take the result to anyone you like.',
      dimension: 'no account, no payment',
      actions: [
        { label: 'Get Started', href: '/#lead-capture' },
        { label: 'Scan my website free', href: '/scan' },
      ],
    },
    {
      blockType: 'cardGrid',
      heading: 'What do you want to know?',
      layout: 'even',
      cards: [
        {
          title: 'Website scanner',
          text: '“What’s wrong with my site?” Checks one page for search, speed, security, mobile use and more.',
          meta: 'Free scan',
          href: '/scan',
          image: picture('cover-seo-guide-small-business'),
        },
        {
          title: 'Page speed',
          text: '“Why is it slow?” Shows whether pictures, files or the server hold it up.',
          meta: 'One address',
          href: '/tools/page-speed',
          image: picture('cover-react-performance'),
        },
        {
          title: 'Sitemap generator',
          text: '“Which pages do I have?” Draws your site as a tree. Good before a rebuild.',
          meta: 'File to download',
          href: '/tools/sitemap',
          image: picture('drawing-sitemap'),
        },
        {
          title: 'Chatbot calculator',
          text: '“Would a chatbot pay?” What it saves you, and what it costs.',
          meta: 'From {{chatbot:standard:from}} a month',
          href: '/tools/chatbot-roi',
          image: picture('drawing-chatbot-sum'),
        },
        {
          title: 'Red-flag checklist',
          text: '“Can I trust this offer?” Print it for the meeting.',
          meta: 'To print',
          href: '/what-agencies-hide#red-flags',
          image: picture('cover-hiring-web-designer'),
        },
        {
          title: 'Three-year cost comparison',
          text: '“What does it cost after launch?” WordPress and us, year by year.',
          meta: 'Sums shown',
          href: '/what-agencies-hide#three-years',
          image: picture('drawing-three-years'),
        },
      ],
    },
    {
      blockType: 'atAGlance',
      heading: 'Have a person look at your site',
      facts: [
        {
          term: 'Technical report',
          description:
            '{{policy:technicalReport}}. What’s wrong with one website, and how to fix it, in order of importance. No refund after delivery.',
        },
        {
          term: 'Strategy call',
          description:
            '{{policy:strategyCall}} for {{policy:strategyCallLength}}. Book it within {{policy:strategyCallBookWithin}} of paying.',
        },
        {
          term: 'If you then order a site',
          description:
            'The call comes off a project of at least {{policy:strategyCallCreditMinimum}} ordered within {{policy:strategyCallCreditValid}} of it.',
        },
        {
          term: 'If you cancel the call',
          description:
            'More than {{policy:strategyCallFullRefundNotice}} ahead, you get it all back. Down to {{policy:strategyCallPartialRefundNotice}}, {{policy:strategyCallPartialRefund}}. After that, another date but no refund.',
        },
        {
          term: 'Which of the two?',
          description: 'Take the report for a list of fixes, or the call for a decision.',
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: 'Got a result you don’t understand?',
      description: 'Send it to us. We tell you whether it’s worth fixing.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'View Pricing', href: '/pricing' },
      variant: 'default',
    },
  ],
};
