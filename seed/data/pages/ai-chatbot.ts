import { picture, reference } from '../../references';
import type { PageSeed } from '../page-types';

export const chatbotPage: PageSeed = {
  title: 'AI chatbot',
  path: '/services/ai-chatbot',
  meta: {
    title: 'AI chatbot for small business websites',
    description:
      'A chatbot that answers your customers from your own pages. Two sizes, from {{chatbot:standard:from}} a month, with {{policy:chatbotMoneyBack}} to change your mind.',
  },
  sections: [
    {
      blockType: 'hero',
      heading: 'A chatbot that answers while you work',
      lead: '“Do you work Saturdays? Do you come to my town?” It answers from your own pages, day and night, and passes the rest to you. From {{chatbot:standard:from}} a month.',
      dimension: 'every answer with its page',
      picture: picture('drawing-chatbot'),
      picturePlace: 'beside',
      actions: [
        { label: 'Get Started', href: '/#lead-capture' },
        { label: 'Compare the two', href: '/services/ai-chatbot#tiers' },
      ],
      teaser: {
        text: 'Your money back within {{policy:chatbotMoneyBack}} of going live',
        href: '/cancellation-policy',
      },
    },
    {
      blockType: 'chatDemo',
      heading: 'Try our chatbot',
      intro:
        'Ours is the plain kind, without a language model: it finds the answer that we published, with its link and today’s price. Yours adds a model that puts answers into its own words, takes down name and number, and reports each month what it couldn’t answer.',
      anchor: 'try-it',
      examples: [
        { text: 'What does a website cost?' },
        { text: 'Who owns the website?' },
        { text: 'How long does a website take?' },
        { text: 'Can you do my accounts?' },
      ],
    },
    {
      blockType: 'chatbotTiers',
      heading: 'Two sizes, paid by the month',
      intro: 'The price depends on how many pages it reads and how often they change.',
      anchor: 'tiers',
      note: 'With the Growth Accelerator plan you save {{policy:chatbotBundleSaving}} a month: {{chatbot:standard:bundle}} for plan and Standard, {{chatbot:professional:bundle}} for plan and Professional. Extra conversations cost {{policy:chatbotExtraFrom}} to {{policy:chatbotExtraTo}} each.',
    },
    {
      blockType: 'comparisonTable',
      heading: 'What’s the difference?',
      intro: 'Not sure? Take Standard. You can move up later.',
      table: reference('comparison-tables', 'chatbot-tiers'),
    },
    {
      blockType: 'cardGrid',
      heading: 'Who it suits',
      layout: 'even',
      cards: [
        {
          title: 'Trades',
          text: '“Is there a call-out charge?” It answers, then sends you the job with postcode and number.',
          meta: 'Evenings and weekends',
          href: '/industries/trades-construction',
        },
        {
          title: 'Salons and therapists',
          text: '“Do I need a patch test?” It answers, then links to your booking page.',
          meta: 'Before the booking',
          href: '/industries/beauty-wellness',
        },
        {
          title: 'Studios and trainers',
          text: '“Is Thursday’s class right for beginners?” It answers, then offers the trial session.',
          meta: 'Before the first visit',
          href: '/industries/fitness-wellness',
        },
        {
          title: 'Offices',
          text: '“What do I bring to the first meeting?” It answers, and leaves advice to you.',
          meta: 'Before you meet',
          href: '/industries/professional-services',
        },
      ],
    },
    {
      blockType: 'benefits',
      heading: 'The technical part, in plain words',
      items: [
        {
          title: 'Only pages you approve',
          text: 'Change a price on a page and the next answer has it.',
        },
        {
          title: 'Loads after the page',
          text: 'Visitors who don’t want to chat don’t wait for it.',
        },
        {
          title: 'Keys stay on the server',
          text: 'Your visitor’s browser talks to your site only.',
        },
        {
          title: 'No runaway bill',
          text: 'When the month’s conversations are used up, your form takes over.',
        },
        {
          title: 'Works without a mouse',
          text: 'By keyboard and screen reader.',
        },
        {
          title: 'Says it’s a program',
          text: 'It has no made-up name or photo.',
        },
      ],
    },
    {
      blockType: 'faq',
      heading: 'Questions about the chatbot',
      anchor: 'questions',
      topics: ['chatbot'],
    },
    {
      blockType: 'callToAction',
      title: 'Send us your ten most common questions',
      description:
        'We tell you whether a chatbot or a better page is cheaper, within {{policy:replyWithin}} on working days.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'Work out what it would save', href: '/tools/chatbot-roi' },
      variant: 'default',
    },
  ],
};
