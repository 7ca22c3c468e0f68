import { reference } from '../../references';
import type { PageSeed } from '../page-types';

export const chatbotPage: PageSeed = {
  title: 'AI chatbot',
  path: '/services/ai-chatbot',
  meta: {
    title: 'AI chatbot for small business websites',
    description:
      'A chatbot that answers from your own pages and says when it doesn’t know. Tiers compared, from {{chatbot:standard:from}} a month, {{policy:chatbotMoneyBack}} to change your mind.',
  },
  sections: [
    {
      blockType: 'hero',
      eyebrow: 'AI chatbot',
      heading: 'It answers from your pages, and says when it can’t',
      lead: 'Do you work on Saturdays, do you come to my town, what does it cost roughly? A chatbot can answer that at eleven at night, with a link to the page it read. Everything else it passes to you, with a name and a number. It costs from {{chatbot:standard:from}} a month.',
      dimension: 'every answer with its page',
      actions: [
        { label: 'Get Started', href: '/#lead-capture' },
        { label: 'Compare the tiers', href: '/services/ai-chatbot#tiers' },
      ],
      teaser: {
        text: '{{policy:chatbotMoneyBack}} from going live to get your money back',
        href: '/cancellation-policy',
      },
    },
    {
      blockType: 'notice',
      tone: 'info',
      title: 'A live demo: ask this site',
      text: 'The tab “Ask a question” at the lower edge of our pages answers from what we have published and links to it. It uses no language model: it shows the manners of a client’s chatbot, not the wording. Ask it something that we have not written about. It says that it does not know, and offers you the short form or a person.',
      linkLabel: 'Ask it a question',
      linkHref: '/search#chat',
    },
    {
      blockType: 'chatbotTiers',
      eyebrow: 'Tiers and prices',
      heading: 'Pick by the questions you get',
      intro:
        'Both tiers are monthly add-ons. The lower end of a price is for a few pages that seldom change, the upper end for many that often do.',
      anchor: 'tiers',
      note: 'With a Growth Accelerator retainer you save {{policy:chatbotBundleSaving}} a month: {{chatbot:standard:bundle}} for retainer and Standard together, {{chatbot:professional:bundle}} with Professional. Further conversations cost {{policy:chatbotExtraFrom}} to {{policy:chatbotExtraTo}} each.',
    },
    {
      blockType: 'comparisonTable',
      eyebrow: 'Side by side',
      heading: 'What the difference pays for',
      intro:
        'If you can’t tell which one you need, it is Standard. You can move up when the monthly list of unanswered questions gives you a reason.',
      table: reference('comparison-tables', 'chatbot-tiers'),
    },
    {
      blockType: 'cardGrid',
      eyebrow: 'Use cases',
      heading: 'Who gets something out of it',
      intro:
        'Typical questions by line of work. What they have in common: the answer is on the site.',
      layout: 'even',
      cards: [
        {
          title: 'Trades',
          text: '“Do you come to Caversham, and is there a call-out charge?” Area, services and charges from your pages; the job itself goes to you with postcode and number.',
          meta: 'Evenings and weekends',
          href: '/industries/trades-construction',
        },
        {
          title: 'Salons and therapists',
          text: '“How long does it take, and do I need a patch test first?” Duration, price and preparation from the treatment list, then the link to your booking page.',
          meta: 'Before the booking',
          href: '/industries/beauty-wellness',
        },
        {
          title: 'Studios and trainers',
          text: '“Is the Thursday class right for beginners?” Timetable, levels and prices, with the trial session one tap away.',
          meta: 'Before the first visit',
          href: '/industries/fitness-wellness',
        },
        {
          title: 'Offices',
          text: '“Which documents do I bring to the first meeting?” Directions, fees and documents from your pages. Advice stays with the people who are allowed to give it.',
          meta: 'No advice, only directions',
          href: '/industries/professional-services',
        },
      ],
    },
    {
      blockType: 'benefits',
      eyebrow: 'How it is built',
      heading: 'The technical part, in plain words',
      intro: 'Ask anybody who offers you a chatbot about these points.',
      items: [
        {
          title: 'A list of sources, approved by you',
          text: 'It reads the pages you name and nothing else on the web. When you change a price on a page, the next answer has the new one.',
        },
        {
          title: 'Loaded after the page',
          text: 'The button’s program arrives once the page can be read and used. A visitor who doesn’t want to chat waits for nothing.',
        },
        {
          title: 'Keys stay on the server',
          text: 'Questions go from your site’s server to the language model. The visitor’s browser contacts nobody but you.',
        },
        {
          title: 'No runaway bill',
          text: 'The month’s conversations are counted. When they are used up, your form takes over, unless you have agreed to pay for further ones.',
        },
        {
          title: 'Usable without a mouse',
          text: 'It can be opened, read and closed with a keyboard and a screen reader, and it never covers the phone number.',
        },
        {
          title: 'A program that says it is one',
          text: 'No invented first name and no photograph. The first line says that a program answers, from which pages, and how to reach a person.',
        },
      ],
    },
    {
      blockType: 'twoLists',
      eyebrow: 'Limits',
      heading: 'What it does, and what it leaves alone',
      leftHeading: 'It does',
      left: [
        { text: 'Answer what your pages answer, at any hour' },
        { text: 'Show where each answer comes from' },
        { text: 'Pass a question on with name and number' },
        { text: 'Report what it could not answer, so that you can write it down' },
      ],
      rightHeading: 'It leaves alone',
      right: [
        { text: 'Quotes for a particular job' },
        { text: 'Medical, legal or financial advice' },
        { text: 'Complaints, which deserve a person' },
        { text: 'Emergencies: it shows the phone number and stops talking' },
      ],
    },
    {
      blockType: 'faq',
      eyebrow: 'Questions',
      heading: 'What owners ask before they switch it on',
      anchor: 'questions',
      topics: ['chatbot'],
    },
    {
      blockType: 'callToAction',
      title: 'Send us the ten questions you hear every week',
      description:
        'We tell you how many of them your site answers already, and whether a chatbot or a better page is the cheaper cure. You hear from us within {{policy:replyWithin}} on working days.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'Work out what it would save', href: '/tools/chatbot-roi' },
      variant: 'default',
    },
  ],
};
