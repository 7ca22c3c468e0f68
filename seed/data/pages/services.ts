import { markdown } from '../../references';
import type { PageSeed } from '../page-types';

const choosing = `## Which one do you need?

Count what you have to explain, not what you can imagine on the screen. The number of pages follows from that, and with it the price.

| What you have to explain | Start with | Price |
| --- | --- | --- |
| One service, one offer or one event | Express Landing Page | {{package:express}} |
| A handful of services, in one or two places | Business Starter | {{package:business-starter}} |
| Services as well as a short list of products, or news | Growth | {{package:growth}} |
| Finished jobs, areas and registrations | Trades & Services Power | {{package:trades}} |
| Treatments with prices, durations and a diary | Beauty & Wellness Specialist | {{package:beauty}} |
| A timetable, memberships and the people who teach | Fitness & Wellness Hub | {{package:fitness}} |
| Expertise, fees and what a regulator wants shown | Professional Services Elite | {{package:professional}} |
| Nothing yet: the site itself has to do the work | Custom | one price for a written scope |

Between two rows, take the smaller one. Pages can be added later, and a site that starts small and is kept up beats a large one that was finished once. [Creators](/pricing#creators) and [firms with years of projects to show](/pricing#portfolio-pro) have packages of their own on the price list.`;

export const servicesPage: PageSeed = {
  title: 'Services',
  path: '/services',
  meta: {
    title: 'Web design services and their prices',
    description:
      'Landing pages from {{package:express:from}}, business sites, packages for four trades, custom work and chatbots: what each is for and how a project runs.',
  },
  sections: [
    {
      blockType: 'hero',
      eyebrow: 'Services',
      heading: 'What we make, in order of size',
      lead: 'Websites for local businesses, from a single page to software with a login. Fixed packages come first, because most businesses fit one. What goes with a site, such as WhatsApp, a chatbot or monthly care, follows after them.',
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
      intro:
        'Every one of them includes planning, design, text written with you, search setup, checks for accessibility and speed, and support after launch.',
      groups: ['core'],
      layout: 'columns',
    },
    {
      blockType: 'packageGrid',
      eyebrow: 'By trade, or by scope',
      heading: 'Made for one line of work, or for one firm',
      intro:
        'Four packages begin with what customers of that trade look for. Custom begins with a written scope, which you can take to another agency if our price does not suit you.',
      groups: ['industry', 'custom'],
      layout: 'list',
      note: 'Rounds of changes before launch in the packages for a trade: {{package:trades:revisions}}. Custom work is quoted only after the scope exists.',
    },
    {
      blockType: 'chatbotTiers',
      eyebrow: 'Chatbots',
      heading: 'Two sizes of chatbot, for sites with many questions',
      intro:
        'A chatbot pays when people ask the same things outside your hours. If ten people a month write to you, you do not need one, and a good page of questions costs less.',
      note: 'If it turns out not to be useful, you get your money back within {{policy:chatbotMoneyBack}} of its going live.',
    },
    {
      blockType: 'cardGrid',
      eyebrow: 'Beside the website',
      heading: 'Services with a page of their own',
      intro: 'Each page says whom the service suits, whom it does not, and what it costs.',
      layout: 'even',
      cards: [
        {
          title: 'WhatsApp integration',
          text: 'A button that opens a message with the page and the service already named. For businesses whose customers would rather type than ring.',
          meta: '{{add-on:whatsapp}} with a package',
          href: '/services/whatsapp-integration',
        },
        {
          title: 'AI chatbot',
          text: 'Answers from your own pages and prices, day and night, and hands over to you where they end. Both sizes compared line by line.',
          meta: 'from {{chatbot:standard:from}} a month',
          href: '/services/ai-chatbot',
        },
        {
          title: 'Monthly retainers',
          text: 'Updates, backups and small changes, with new articles if you want them. A retainer also reserves your niche in your area.',
          meta: 'from {{retainer:site-guardian}} a month',
          href: '/pricing#retainers',
        },
      ],
    },
    {
      blockType: 'process',
      eyebrow: 'Process',
      heading: 'From the first call to the launch of a Growth site',
      intro:
        'Working days, drawn to scale, {{package:growth:timeline}} in all. A smaller site goes through the same stages in less time. Part of what decides the dates is on your side, so it is listed too.',
      steps: [
        {
          title: 'Discovery',
          text: 'We ask about customers, prices and the jobs you want more of, and list the pages. From you: an hour of talk and whatever photographs exist.',
          fromDay: 1,
          toDay: 3,
        },
        {
          title: 'Design',
          text: 'The main pages, drawn with your real text in them. From you: one person who says what is wrong and what can stay.',
          fromDay: 4,
          toDay: 8,
        },
        {
          title: 'Build',
          text: 'All pages on a private link that you can open at any time, then the shop and the blog. From you: products, prices, corrections.',
          fromDay: 9,
          toDay: 17,
        },
        {
          title: 'Launch',
          text: 'Checked by machine and by hand, moved to your domain, old addresses redirected. From you: approval, and the balance.',
          fromDay: 18,
          toDay: 20,
        },
      ],
    },
    {
      blockType: 'testimonials',
      eyebrow: 'Testimonials',
      heading: 'How it reads from the other side',
      intro: 'Sample texts carry a label. No rating is counted from them.',
      limit: 3,
    },
    {
      blockType: 'faq',
      eyebrow: 'Questions',
      heading: 'How a project runs, in questions',
      anchor: 'questions',
      topics: ['process'],
    },
    {
      blockType: 'callToAction',
      title: 'Not sure which row is yours?',
      description:
        'Describe the business and leave the choice to us. You get the smallest package that does the job, with its price, within {{policy:replyWithin}} on working days.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'See the work', href: '/portfolio' },
      hasForm: true,
      variant: 'default',
    },
  ],
};
