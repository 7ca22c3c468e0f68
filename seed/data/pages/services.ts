import { markdown, picture } from '../../references';
import type { PageSeed } from '../page-types';

const choosing = `## Which one do you need?

| What you have to explain | Start with | Price |
| --- | --- | --- |
| One service or one offer | Express Landing Page | {{package:express}} |
| A handful of services | Business Starter | {{package:business-starter}} |
| Services, and a small shop or news | Growth | {{package:growth}} |
| Finished jobs and the towns you cover | Trades & Services Power | {{package:trades}} |
| Treatments, prices and booking | Beauty & Wellness Specialist | {{package:beauty}} |
| Timetable, memberships and trainers | Fitness & Wellness Hub | {{package:fitness}} |
| Expertise, fees and regulation | Professional Services Elite | {{package:professional}} |
| A web app or a full shop | Custom | one price for a written scope |

Between two? Take the smaller one. You can add pages later. [Creators](/pricing#creators) and [firms with years of projects](/pricing#portfolio-pro) have their own packages.`;

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
      eyebrow: 'Services',
      heading: 'What we make, in order of size',
      lead: 'Websites for local businesses, from a single page to a web app.',
      dimension: 'from one page upwards',
      actions: [
        { label: 'Get Started', href: '/services#lead-capture' },
        { label: 'Open the price list', href: '/pricing' },
      ],
      teaser: {
        text: 'Business sites from {{package:business-starter:from}} • Sites for your trade from {{package:fitness:from}}',
        href: '/pricing',
      },
    },
    { blockType: 'richText', width: 'wide', content: markdown(choosing) },
    {
      blockType: 'packageGrid',
      eyebrow: 'Core packages',
      heading: 'One page, a full site, or a site with a shop',
      intro: 'With design, writing, search setup and support.',
      groups: ['core'],
      layout: 'columns',
    },
    {
      blockType: 'packageGrid',
      eyebrow: 'By trade, or by scope',
      heading: 'Made for your trade, or just for you',
      groups: ['industry', 'custom'],
      layout: 'list',
      note: 'Rounds of changes before launch in the packages for a trade: {{package:trades:revisions}}.',
    },
    {
      blockType: 'chatbotTiers',
      eyebrow: 'Chatbots',
      heading: 'Two sizes of chatbot',
      intro: 'For sites that get many questions.',
      note: 'Money back within {{policy:chatbotMoneyBack}} of going live.',
    },
    {
      blockType: 'cardGrid',
      eyebrow: 'Beside the website',
      heading: 'What you can add',
      layout: 'even',
      cards: [
        {
          title: 'WhatsApp integration',
          text: 'A button that starts the message.',
          meta: '{{add-on:whatsapp}} with a package',
          href: '/services/whatsapp-integration',
          image: picture('cover-whatsapp-integration'),
        },
        {
          title: 'AI chatbot',
          text: 'Answers from your own pages, day and night.',
          meta: 'from {{chatbot:standard:from}} a month',
          href: '/services/ai-chatbot',
          image: picture('drawing-chatbot'),
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
      eyebrow: 'Process',
      heading: 'From first call to launch',
      intro: 'Working days for a Growth site, {{package:growth:timeline}} in all.',
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
      eyebrow: 'Testimonials',
      heading: 'From the other side',
      limit: 3,
    },
    {
      blockType: 'faq',
      eyebrow: 'Questions',
      heading: 'How a project runs',
      anchor: 'questions',
      topics: ['process'],
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
