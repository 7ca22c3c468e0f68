import { type FaqSeed, paragraphs } from './faq-seed';

export const chatbotFaqs: FaqSeed[] = [
  {
    key: 'chatbot-wrong-answers',
    topic: 'chatbot',
    question: 'Can the chatbot give a wrong answer?',
    answer: paragraphs(
      'Yes. It writes its answers from your pages, which keeps most mistakes out, but a language model can still misread a page or a question. That is why every answer links to the page it came from, and why it is told to say “I don’t know” sooner than guess.',
      'So the first line of the chat says that a program is answering and that the page counts. What it must not get wrong, such as a price for one particular job, it does not answer at all: it takes the question and leaves the answer to you.',
    ),
    order: 1,
  },
  {
    key: 'chatbot-conversation',
    topic: 'chatbot',
    question: 'What counts as one chatbot conversation?',
    answer: paragraphs(
      'Everything one visitor asks in one sitting, whether it is one question or ten. Coming back the next day begins another. Standard holds {{chatbot:standard:conversations}} of them a month, Professional {{chatbot:professional:conversations}}.',
      'Each one beyond that costs {{policy:chatbotExtraFrom}} to {{policy:chatbotExtraTo}}, at the rate in your quote. You decide beforehand whether we allow them. If not, the button opens your form until the month is over.',
    ),
    order: 2,
  },
  {
    key: 'chatbot-cost-total',
    topic: 'chatbot',
    question: 'What does a chatbot cost a month, all in?',
    answer: paragraphs(
      'Standard costs {{chatbot:standard:from}} to {{chatbot:standard:to}}, Professional {{chatbot:professional:from}} to {{chatbot:professional:to}}. Where you are in the range depends on how much it has to read and how often that changes. The use of the language model is part of the price, up to the included conversations.',
      'Together with a Growth Accelerator retainer you save {{policy:chatbotBundleSaving}} a month: {{chatbot:standard:bundle}} with Standard, {{chatbot:professional:bundle}} with Professional, retainer included.',
    ),
    order: 3,
  },
  {
    key: 'chatbot-money-back',
    topic: 'chatbot',
    question: 'What if nobody uses the chatbot?',
    answer: paragraphs(
      'End it within {{policy:chatbotMoneyBack}} of its going live and you get back what you have paid for it. You need not give a reason. Only extra conversations that have already taken place are not refunded.',
      'After that it ends like a retainer, in writing and with {{policy:retainerNotice}} of notice. The [cancellation policy](/cancellation-policy) has the wording.',
    ),
    order: 4,
  },
  {
    key: 'chatbot-data',
    topic: 'chatbot',
    question: 'What happens to what visitors type into the chatbot?',
    answer: paragraphs(
      'The question goes from your site’s server to Google’s Gemini service, and the answer comes back the same way. We use the paid service. [Google’s terms](https://ai.google.dev/gemini-api/terms) say that what is sent through it is not used to improve Google’s products, and that it is logged for a limited time to detect misuse.',
      'You are responsible for the data, as you are for e-mails. So Google belongs in your privacy notice, and the first line of the chat says that a program is answering and asks people to leave out health and bank details. The Information Commissioner’s Office has [advice for small organisations](https://ico.org.uk/for-organisations/advice-for-small-organisations/).',
    ),
    order: 5,
  },
  {
    key: 'chatbot-not-for',
    topic: 'chatbot',
    question: 'Who should not have an AI chatbot?',
    answer: paragraphs(
      'Anyone whose visitors ask for advice that a person has to answer for. A clinic’s opening hours are fine, a question about a rash is not. [Google’s terms](https://ai.google.dev/gemini-api/terms) rule out medical advice, and they rule out services meant for, or likely to be used by, people under 18. So a site for a youth club is out as well.',
      'And anyone with a handful of visitors a week. A page with the ten most common questions costs less and answers faster.',
    ),
    order: 6,
  },
];
