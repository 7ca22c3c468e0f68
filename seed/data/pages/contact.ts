import type { PageSeed } from '../page-types';

export const contactPage: PageSeed = {
  title: 'Contact',
  path: '/contact',
  meta: {
    title: 'Contact us about your website',
    description:
      'Write to us by e-mail or form: where we are, when we are in, what to tell us, and when an answer comes. Within {{policy:replyWithin}} on working days, from a person.',
  },
  sections: [
    {
      blockType: 'hero',
      eyebrow: 'Contact',
      heading: 'A few sentences are enough',
      lead: 'Say what you do, where, and what you need. One of us writes back with a price.',
      actions: [],
    },
    {
      blockType: 'leadCapture',
      eyebrow: 'Write to us',
      heading: 'Tell us what you need',
      intro:
        'If we are the wrong people for it, the answer says that as well and, where we can, who would be better.',
      reply: 'We reply within {{policy:replyWithin}} on working days.',
      declines: 'We do not take on crypto, adult or gambling projects.',
    },
    {
      blockType: 'contactCards',
      eyebrow: 'Where to find us',
      heading: 'E-mail, place and hours',
      intro:
        'E-mail reaches us fastest and leaves both of us with a record. If you would rather talk, say so and name a time; evenings can be arranged.',
    },
    {
      blockType: 'notice',
      tone: 'info',
      title: 'You hear from us within {{policy:replyWithin}} on working days',
      text: 'We are in from {{site:openingDays}}, {{site:opens}} to {{site:closes}}. Weekends and bank holidays do not count towards the time, and the answer comes from a person.',
    },
    {
      blockType: 'people',
      eyebrow: 'Who answers',
      heading: 'One of us reads it',
    },
    {
      blockType: 'twoLists',
      eyebrow: 'Before you write',
      heading: 'What helps us answer with a figure',
      intro: 'None of it is compulsory. Whatever is missing, we ask for.',
      leftHeading: 'Worth a line',
      left: [
        { text: 'Your trade and the towns you work in.' },
        { text: 'The jobs you want more of, and the ones you would gladly lose.' },
        { text: 'What a visitor should do: ring, book, send photographs, buy.' },
        {
          text: 'The address of your present site, if there is one, and what annoys you about it.',
        },
        { text: 'A date that matters, and why.' },
        { text: 'If you are interested in a retainer: the area you would like reserved.' },
      ],
      rightHeading: 'Please leave out',
      right: [
        { text: 'Passwords. We ask for access later, and not by e-mail.' },
        { text: 'Card or bank details.' },
        { text: 'Health details or files about your own customers.' },
        {
          text: 'A confidentiality agreement before the first question. Keep the secret part back.',
        },
      ],
    },
    {
      blockType: 'faq',
      eyebrow: 'Questions',
      heading: 'Perhaps it is answered already',
      anchor: 'questions',
      topics: ['general'],
    },
  ],
};
