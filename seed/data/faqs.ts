import { type FaqSeed, paragraphs } from './faq-seed';
import { chatbotFaqs } from './faqs-chatbot';
import { exclusivityFaqs as furtherExclusivityFaqs } from './faqs-exclusivity';
import { hiddenCostFaqs } from './faqs-hidden-costs';
import { pricingFaqs } from './faqs-pricing';
import { whatsappFaqs } from './faqs-whatsapp';

export type { FaqSeed };

const generalFaqs: FaqSeed[] = [
  {
    key: 'who-we-work-with',
    topic: 'general',
    question: 'What kind of businesses do you work with?',
    answer: paragraphs(
      'Small local ones: plumbers, electricians and joiners, salons and therapists, gyms and trainers, accountants and solicitors, and creators. We don’t take on crypto, adult or gambling projects.',
    ),
    order: 1,
  },
  {
    key: 'where-you-are',
    topic: 'general',
    question: 'Where are you, and do we have to meet?',
    answer: paragraphs(
      'We’re in Herefordshire and work mainly around Reading, Bristol, Cheltenham, Gloucester, Oxford, Bath, Swindon, Birmingham, Cardiff and Newport. You don’t have to meet us: calls and a private link do.',
    ),
    order: 2,
  },
  {
    key: 'templates-wordpress',
    topic: 'general',
    question: 'Do you use templates or WordPress?',
    answer: paragraphs(
      'Neither. We design each site from scratch, so you have no theme or plugin licences to renew.',
      'WordPress can still be right for you, for example if your team already uses it daily. Our guide to [hiring a web designer](/blog/hiring-web-designer) helps you decide.',
    ),
    order: 3,
  },
  {
    key: 'first-on-google',
    topic: 'general',
    question: 'Will my site come first on Google?',
    answer: paragraphs(
      'Nobody can promise that, and [Google itself warns](https://developers.google.com/search/docs/fundamentals/do-i-need-seo) against anyone who does. We build pages that Google can read, that answer what people search for, and that load fast on a phone.',
      'Our [SEO guide for small businesses](/blog/seo-guide-small-business) shows what to do first.',
    ),
    order: 4,
  },
  {
    key: 'free-scan',
    topic: 'general',
    question: 'What do I get from the free website scan?',
    answer: paragraphs(
      'A score, a score for each category, the number of issues by severity, and the titles of the most serious ones.',
      'A technical report in writing costs {{policy:technicalReport}}. A strategy call of {{policy:strategyCallLength}} costs {{policy:strategyCall}}. Book it within {{policy:strategyCallBookWithin}} of paying.',
    ),
    order: 5,
  },
  {
    key: 'reply-time',
    topic: 'general',
    question: 'How soon do you answer an enquiry?',
    answer: paragraphs(
      'Within {{policy:replyWithin}} on working days, not counting weekends and bank holidays. A person answers [your enquiry](/#lead-capture) with a price, or with what we need to know for one.',
    ),
    order: 6,
  },
];

const processFaqs: FaqSeed[] = [
  {
    key: 'how-long',
    topic: 'process',
    question: 'How long does a website take?',
    answer: paragraphs(
      'An Express Landing Page takes {{package:express:timeline}}, a Business Starter {{package:business-starter:timeline}}, a Growth site {{package:growth:timeline}}, from the day we have your deposit and first material. Late photos delay a site most, so we agree those dates too.',
    ),
    order: 1,
  },
  {
    key: 'what-you-need',
    topic: 'process',
    question: 'What do you need from me?',
    answer: paragraphs(
      'Three things:',
      '- an hour’s talk about your customers, prices and jobs;\n- photos of your work, people or premises (phone photos are fine);\n- one person who can say yes.',
      'We write the text and you correct it. If you have a logo, a domain or a Google Business Profile, we need access. They stay in your name.',
    ),
    order: 2,
  },
  {
    key: 'going-quiet',
    topic: 'process',
    question: 'What happens if I have to pause?',
    answer: paragraphs(
      'Tell us, and we agree a new date.',
      'If we hear nothing for {{policy:clientSilence}}, the project ends and we keep {{policy:silenceFee}} of the unused funds. We send reminders well before.',
    ),
    order: 3,
  },
];

const exclusivityFaqs: FaqSeed[] = [
  {
    key: 'exclusivity-who',
    topic: 'exclusivity',
    question: 'Who gets territorial exclusivity?',
    answer: paragraphs(
      'Clients with an active monthly plan, and nobody else. While the plan runs, we take no other client in your trade in your area. It comes with every plan, from Site Guardian at {{retainer:site-guardian}} a month, at no extra cost. A website alone doesn’t include it.',
    ),
    order: 1,
  },
  {
    key: 'exclusivity-what-counts',
    topic: 'exclusivity',
    question: 'What counts as one trade and one area?',
    answer: paragraphs(
      'We write both down before you sign: “plumber, Reading” or “hair salon, Cheltenham”. A plumber and an electrician are two trades. The same trade in two towns is two territories.',
    ),
    order: 2,
  },
  {
    key: 'exclusivity-end',
    topic: 'exclusivity',
    question: 'What happens to my territory when the plan ends?',
    answer: paragraphs(
      'It stays reserved for {{policy:exclusivityTail}} after our work together ends. If we change this policy, active clients get {{policy:exclusivityChangeNotice}} of written notice first.',
    ),
    order: 3,
  },
];

export const faqs: FaqSeed[] = [
  ...generalFaqs,
  ...pricingFaqs,
  ...processFaqs,
  ...exclusivityFaqs,
  ...furtherExclusivityFaqs,
  ...chatbotFaqs,
  ...whatsappFaqs,
  ...hiddenCostFaqs,
];
