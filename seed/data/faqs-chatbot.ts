import { type FaqSeed, paragraphs } from './faq-seed';

export const chatbotFaqs: FaqSeed[] = [
  {
    key: 'chatbot-wrong-answers',
    topic: 'chatbot',
    question: 'Can the chatbot give a wrong answer?',
    answer: paragraphs(
      'Yes, a language model can misread your pages. So every answer links to its page, and it’s told to say “I don’t know” sooner than guess. It leaves quotes to you.',
    ),
    order: 1,
  },
  {
    key: 'chatbot-conversation',
    topic: 'chatbot',
    question: 'What counts as one chatbot conversation?',
    answer: paragraphs(
      'Everything one visitor asks in one sitting. Standard holds {{chatbot:standard:conversations}} a month, Professional {{chatbot:professional:conversations}}.',
      'Each further one costs {{policy:chatbotExtraFrom}} to {{policy:chatbotExtraTo}}. If you don’t want that, the button opens your form for the rest of the month.',
    ),
    order: 2,
  },
  {
    key: 'chatbot-cost-total',
    topic: 'chatbot',
    question: 'What does a chatbot cost a month, all in?',
    answer: paragraphs(
      'Standard costs {{chatbot:standard:from}} to {{chatbot:standard:to}}, Professional {{chatbot:professional:from}} to {{chatbot:professional:to}}, language model included.',
      'With the Growth Accelerator plan you save {{policy:chatbotBundleSaving}} a month: {{chatbot:standard:bundle}} with Standard, {{chatbot:professional:bundle}} with Professional, plan included.',
    ),
    order: 3,
  },
  {
    key: 'chatbot-money-back',
    topic: 'chatbot',
    question: 'What if nobody uses the chatbot?',
    answer: paragraphs(
      'End it within {{policy:chatbotMoneyBack}} of going live and you get your money back, extra conversations aside. After that it’s {{policy:retainerNotice}} of [notice in writing](/cancellation-policy).',
    ),
    order: 4,
  },
  {
    key: 'chatbot-data',
    topic: 'chatbot',
    question: 'What happens to what visitors type into the chatbot?',
    answer: paragraphs(
      'It goes to Google’s paid Gemini service and back. [Google’s terms](https://ai.google.dev/gemini-api/terms) say it isn’t used to improve Google’s products, and is logged for a limited time.',
      'So name Google in your privacy notice. The ICO has [advice for small organisations](https://ico.org.uk/for-organisations/advice-for-small-organisations/).',
    ),
    order: 5,
  },
  {
    key: 'chatbot-not-for',
    topic: 'chatbot',
    question: 'Who should not have an AI chatbot?',
    answer: paragraphs(
      'Firms whose visitors want personal advice. [Google’s terms](https://ai.google.dev/gemini-api/terms) rule out medical advice, and services likely to be used by people under 18. Nor is it for sites with a few visitors a week.',
    ),
    order: 6,
  },
];
