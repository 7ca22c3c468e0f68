import type { PageSeed } from '../page-types';

export const chatbotRoiPage: PageSeed = {
  title: 'Chatbot calculator',
  path: '/tools/chatbot-roi',
  meta: {
    title: 'Chatbot ROI calculator: would it pay?',
    description:
      'Your questions, your minutes, your hourly cost against published chatbot prices: what is left each month, or what is missing. No sign-up, nothing is sent.',
  },
  sections: [
    {
      blockType: 'hero',
      eyebrow: 'Chatbot calculator',
      heading: 'Would a chatbot earn its keep?',
      lead: 'Put in how many questions you answer and how long it takes. The sum sets that time against our published prices, from {{chatbot:standard:from}} a month, and says so plainly when nothing is left.',
      dimension: 'your figures, our price list',
      actions: [
        { label: 'Get Started', href: '/#lead-capture' },
        { label: 'What the chatbot does', href: '/services/ai-chatbot' },
      ],
    },
    {
      blockType: 'chatbotRoi',
      eyebrow: 'The sum',
      heading: 'Move the figures until they are yours',
      intro:
        'They begin with an example, not with an average: we have none. Everything is worked out in your browser, and nothing is sent.',
      anchor: 'sum',
      questions: { initial: 120, most: 1_000 },
      answerPercent: { initial: 50, most: 100 },
      minutesPerAnswer: { initial: 5, most: 30 },
      hour: { initialPence: 2_500, mostPence: 15_000 },
      lostCustomers: { initial: 0, most: 20 },
      customer: { initialPence: 15_000, mostPence: 200_000 },
      note: 'Prices are ranges: the lower end is for a few pages that seldom change, the upper end for many that often do. The tier is the one that costs least at the upper end.',
      links: [
        { label: 'What the chatbot does', href: '/services/ai-chatbot' },
        { label: 'Both tiers in the price list', href: '/pricing#chatbot' },
      ],
    },
    {
      blockType: 'twoLists',
      eyebrow: 'What is in it',
      heading: 'Four figures are counted, four things are not',
      leftHeading: 'In the sum',
      left: [
        { text: 'the minutes of every question that the chatbot answers by itself' },
        { text: 'what an hour of whoever answers costs you today' },
        { text: 'the tier’s price at both ends, and every conversation beyond its limit' },
        { text: 'customers you lose out of hours, if you put a number to them yourself' },
      ],
      rightHeading: 'Not in the sum',
      right: [
        { text: 'the hours it takes you to write down the answers that are missing on your site' },
        { text: 'reading the monthly list of questions it could not answer' },
        { text: 'goodwill: some people would rather have a person, and should get one' },
        { text: 'the {{policy:chatbotBundleSaving}} a month that Growth Accelerator clients save' },
      ],
    },
    {
      blockType: 'benefits',
      eyebrow: 'Finding your figures',
      heading: 'One week with a pencil beats any estimate',
      intro: 'Three of the four can be counted. Count before you believe the result.',
      items: [
        {
          title: 'Questions a month',
          text: 'Make a mark for each call, e-mail and message that asks something, from Monday to Sunday. Multiply by four. Invoices, suppliers and sales calls do not count.',
        },
        {
          title: 'The share a chatbot can take',
          text: 'Go through the marks once more: prices, hours, area, how to book? Those can be answered from a page. “Can you look at my roof on Tuesday?” can’t, and stays with you.',
        },
        {
          title: 'Minutes for an answer',
          text: 'Time three of them with a clock, interruption included. Most people guess too low for e-mails and too high for calls.',
        },
        {
          title: 'What an hour costs',
          text: 'For staff: wage, holiday pay, pension and National Insurance together. For yourself: what you could charge for the hour, but only if you would really work it.',
        },
      ],
    },
    {
      blockType: 'notice',
      tone: 'info',
      title: 'When the answer is no',
      text: 'With few questions a page that answers the ten most common ones is the cheaper cure, and it works for everybody who reads it. If you order a chatbot and it does not earn its keep, end it within {{policy:chatbotMoneyBack}} of its going live and you have your money back.',
      linkLabel: 'The wording of that',
      linkHref: '/cancellation-policy',
    },
    {
      blockType: 'callToAction',
      title: 'Not sure what a chatbot could answer?',
      description:
        'Send us the questions you hear most often. We tell you which of them your site answers already, and which tier, if any, we would begin with. You hear from us within {{policy:replyWithin}} on working days.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'View Pricing', href: '/pricing' },
      variant: 'default',
    },
  ],
};
