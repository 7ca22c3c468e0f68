import type { PageSeed } from '../page-types';

export const contactPage: PageSeed = {
  title: 'Contact',
  path: '/contact',
  meta: {
    title: 'Contact us about your website',
    description:
      'Tell us about your business and we’ll send a price, within {{policy:replyWithin}} on working days. How to reach us, and when.',
  },
  sections: [
    {
      blockType: 'hero',
      heading: 'Tell us what you need',
      lead: 'Say what you do, and where. We’ll send a price, or our questions. It’s free.',
      actions: [],
    },
    {
      blockType: 'leadCapture',
      heading: 'A few lines are enough',
      reply: 'We reply within {{policy:replyWithin}} on working days.',
      declines: 'We don’t take on crypto, adult or gambling projects.',
    },
    {
      blockType: 'contactCards',
      heading: 'How and when to reach us',
      intro:
        'Rather talk? Choose morning or afternoon, or give another time in your message. Weekends and bank holidays don’t count as working days.',
    },
    {
      blockType: 'twoLists',
      heading: 'What helps us send a price',
      leftHeading: 'Please include',
      left: [
        { text: 'Your trade and your towns.' },
        { text: 'The jobs you want more of.' },
        { text: 'What visitors should do: ring, book, send photos, buy.' },
        { text: 'Your present website, and a date that matters.' },
      ],
      rightHeading: 'Please leave out',
      right: [
        { text: 'Passwords and bank details.' },
        { text: 'Anything private about your customers.' },
        { text: 'A long brief: three sentences are enough.' },
      ],
    },
    {
      blockType: 'faq',
      heading: 'Common questions',
      anchor: 'questions',
      topics: ['general'],
      shown: 7,
    },
  ],
};
