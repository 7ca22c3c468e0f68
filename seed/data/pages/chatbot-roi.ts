import { picture } from '../../references';
import type { PageSeed } from '../page-types';

export const chatbotRoiPage: PageSeed = {
  title: 'Chatbot calculator',
  path: '/tools/chatbot-roi',
  meta: {
    title: 'Chatbot ROI calculator: would it pay?',
    description:
      'Put in your questions, your minutes and your hourly cost, and see what a chatbot would save or cost you each month. No sign-up, nothing is sent.',
  },
  sections: [
    {
      blockType: 'hero',
      eyebrow: 'Chatbot calculator',
      heading: 'Would a chatbot pay for itself?',
      lead: 'What it saves you, and what it costs: from {{chatbot:standard:from}} a month.',
      dimension: 'your figures, our prices',
      picture: picture('drawing-chatbot-sum'),
      picturePlace: 'beside',
      actions: [
        { label: 'Get Started', href: '/#lead-capture' },
        { label: 'What the chatbot does', href: '/services/ai-chatbot' },
      ],
    },
    {
      blockType: 'chatbotRoi',
      heading: 'Put in your own figures',
      intro: 'They start with an example. Nothing you enter is sent.',
      anchor: 'sum',
      questions: { initial: 120, most: 1_000 },
      answerPercent: { initial: 50, most: 100 },
      minutesPerAnswer: { initial: 5, most: 30 },
      hour: { initialPence: 2_500, mostPence: 15_000 },
      lostCustomers: { initial: 0, most: 20 },
      customer: { initialPence: 15_000, mostPence: 200_000 },
      note: 'The lower price is for a few pages that seldom change, the upper for many that often do. We show the size that’s cheapest at the upper price.',
      links: [
        { label: 'What the chatbot does', href: '/services/ai-chatbot' },
        { label: 'Both tiers in the price list', href: '/pricing#chatbot' },
      ],
    },
    {
      blockType: 'benefits',
      heading: 'How to find your figures',
      items: [
        {
          title: 'Questions a month',
          text: 'Mark each call, e-mail and message for a week. Multiply by four.',
        },
        {
          title: 'What a chatbot can take',
          text: 'Prices, hours, area, booking: yes. “Can you look at my roof on Tuesday?” stays with you.',
        },
        {
          title: 'Minutes for an answer',
          text: 'Time three of them, interruption included.',
        },
        {
          title: 'What an hour costs',
          text: 'For staff: wage, holiday pay, pension, National Insurance. For you: what you’d charge.',
        },
      ],
    },
    {
      blockType: 'notice',
      tone: 'info',
      title: 'If it doesn’t pay',
      text: 'A page with your ten most common answers is cheaper. And you can end a chatbot within {{policy:chatbotMoneyBack}} of going live and get your money back.',
      linkLabel: 'Cancellation policy',
      linkHref: '/cancellation-policy',
    },
    {
      blockType: 'callToAction',
      title: 'Not sure?',
      description:
        'Send us the questions you hear most. We reply within {{policy:replyWithin}} on working days.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'View Pricing', href: '/pricing' },
      variant: 'default',
    },
  ],
};
