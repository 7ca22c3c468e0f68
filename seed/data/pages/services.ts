import { picture } from '../../references';
import type { PageSeed } from '../page-types';

export const servicesPage: PageSeed = {
  title: 'Services',
  path: '/services',
  meta: {
    title: 'Web design services and their prices',
    description:
      'Landing pages from {{package:express:from}}, business sites, packages for four trades, custom work and chatbots, with price and time.',
  },
  sections: [
    {
      blockType: 'hero',
      heading: 'What we build, from small to large',
      lead: 'Websites for local businesses, from a single page to a web app.',
      dimension: 'from one page upwards',
      picture: picture('cover-modern-web-dev'),
      picturePlace: 'beside',
      actions: [
        { label: 'Get Started', href: '/services#lead-capture' },
        { label: 'Open the price list', href: '/pricing' },
      ],
      teaser: {
        text: 'Business sites from {{package:business-starter:from}} • Sites for your trade from {{package:fitness:from}}',
        href: '/pricing',
      },
    },
    {
      blockType: 'packageGrid',
      heading: 'Which one do you need?',
      intro: 'Between two? Take the smaller one. You can add pages later.',
      groups: ['core', 'industry', 'custom'],
      layout: 'scale',
      note: 'Creators and firms with years of projects have packages of their own, on the price list.',
    },
    {
      blockType: 'cardGrid',
      heading: 'What you can add',
      layout: 'even',
      cards: [
        {
          title: 'WhatsApp integration',
          text: 'Set up with you: saved replies, and a first line for each page.',
          meta: '{{add-on:whatsapp}} with a package',
          href: '/services/whatsapp-integration',
          image: picture('cover-whatsapp-integration'),
        },
        {
          title: 'AI chatbot, Standard',
          text: 'Answers from your own pages, day and night.',
          meta: '{{chatbot:standard}} a month',
          href: '/services/ai-chatbot',
          image: picture('drawing-chatbot'),
        },
        {
          title: 'AI chatbot, Professional',
          text: 'For more conversations a month, and a larger language model.',
          meta: '{{chatbot:professional}} a month',
          href: '/services/ai-chatbot',
          image: picture('drawing-chatbot-sum'),
        },
        {
          title: 'Monthly plans',
          text: 'Updates, backups and small changes.',
          meta: 'from {{retainer:site-guardian}} a month',
          href: '/pricing#retainers',
          image: picture('drawing-monthly-plan'),
        },
      ],
    },
    {
      blockType: 'process',
      heading: 'From first call to launch',
      intro: 'A Growth site takes {{package:growth:timeline}}. We count working days.',
      steps: [
        {
          title: 'Discovery',
          text: 'We list the pages. From you: an hour’s talk and your photos.',
          fromDay: 1,
          toDay: 3,
        },
        {
          title: 'Design',
          text: 'The main pages with your real text. From you: one person who decides.',
          fromDay: 4,
          toDay: 8,
        },
        {
          title: 'Build',
          text: 'All pages on a private link. From you: products, prices, corrections.',
          fromDay: 9,
          toDay: 17,
        },
        {
          title: 'Launch',
          text: 'Checked and moved to your domain. From you: approval and the balance.',
          fromDay: 18,
          toDay: 20,
        },
      ],
    },
    {
      blockType: 'testimonials',
      heading: 'From the other side',
      limit: 3,
    },
    {
      blockType: 'faq',
      heading: 'How a project runs',
      anchor: 'questions',
      topics: ['process'],
      shown: 8,
    },
    {
      blockType: 'callToAction',
      title: 'Not sure which is yours?',
      description:
        'We pick the smallest package that does the job, within {{policy:replyWithin}} on working days.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'See the work', href: '/portfolio' },
      hasForm: true,
      variant: 'default',
    },
  ],
};
