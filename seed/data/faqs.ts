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
      'Small local ones: plumbers, electricians and joiners, salons and therapists, gyms and trainers, accountants and solicitors, and creators who need a home outside the platforms. Most of them have no marketing department, so we write with you and keep the jargon out.',
      'We turn down crypto, adult and gambling projects. If your job is one that somebody else does better, we say so before you have spent anything.',
    ),
    order: 1,
  },
  {
    key: 'where-you-are',
    topic: 'general',
    question: 'Where are you, and do we have to meet?',
    answer: paragraphs(
      'We are in Herefordshire and work mainly around Reading, Bristol, Cheltenham, Gloucester, Oxford, Bath, Swindon, Birmingham, Cardiff and Newport. A project runs well on calls, a shared document and a private link to the site as it is built, so you do not have to meet us. You are welcome to.',
    ),
    order: 2,
  },
  {
    key: 'templates-wordpress',
    topic: 'general',
    question: 'Do you use templates or WordPress?',
    answer: paragraphs(
      'No to both. Each design is drawn for the business it belongs to, and the site is built without a bought theme, a page builder or a stack of plugins. That leaves no theme or plugin licences to renew, and fewer parts that need urgent updates.',
      'WordPress can still be right for you, for example if your own team already publishes in it every day. Our guide to [hiring a web designer](/blog/hiring-web-designer) lists the questions that settle it.',
    ),
    order: 3,
  },
  {
    key: 'first-on-google',
    topic: 'general',
    question: 'Will my site come first on Google?',
    answer: paragraphs(
      'Nobody can promise that, and [Google itself warns](https://developers.google.com/search/docs/fundamentals/do-i-need-seo) against anyone who does. What we can do is build pages that search engines can read, that answer what people search for, and that load quickly on a phone.',
      'Our [SEO guide for small businesses](/blog/seo-guide-small-business) shows what to do first, most of it without paying anyone.',
    ),
    order: 4,
  },
  {
    key: 'free-scan',
    topic: 'general',
    question: 'What do I get from the free website scan?',
    answer: paragraphs(
      'A score, a score for each category, the number of issues by severity, and the titles of the most serious ones. There is nothing to pay. Whatever the scanner could not check is listed as not checked; it is never guessed.',
      'If you want the whole thing in writing, a technical report costs {{policy:technicalReport}}. If you would rather talk it through, a strategy call lasts {{policy:strategyCallLength}} and costs {{policy:strategyCall}}. Book it within {{policy:strategyCallBookWithin}} of paying.',
    ),
    order: 5,
  },
  {
    key: 'reply-time',
    topic: 'general',
    question: 'How soon do you answer an enquiry?',
    answer: paragraphs(
      'Within {{policy:replyWithin}} on working days; weekends and bank holidays do not count. The answer to [an enquiry](/#lead-capture) comes from a person and contains a price, or the questions we need answered to give you one.',
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
      'An Express Landing Page takes {{package:express:timeline}}, a Business Starter {{package:business-starter:timeline}}, a Growth site {{package:growth:timeline}}. The clock starts when the deposit and the first material from you have arrived.',
      'What delays a project is rarely the code. It is the missing photographs and the text that one more person has to approve. We agree those dates with you at the start and tell you on the day one of them moves.',
    ),
    order: 1,
  },
  {
    key: 'what-you-need',
    topic: 'process',
    question: 'What do you need from me?',
    answer: paragraphs(
      'Three things, in this order:',
      '- an hour of conversation about your customers, your prices and the jobs you want more of;\n- photographs of your own work, your people or your premises (phone photographs are fine, we choose and prepare them);\n- one person who can say yes.',
      'We write the text from that conversation and you correct it. If you already have a logo, a domain or a Google Business Profile, we need access to those too; they stay in your name.',
    ),
    order: 2,
  },
  {
    key: 'going-quiet',
    topic: 'process',
    question: 'What happens if I have to pause?',
    answer: paragraphs(
      'Tell us, and we agree a new date in writing. Busy seasons, illness and house moves happen, and a pause we know of is easy to plan around.',
      'If we hear nothing at all for {{policy:clientSilence}} the project ends by itself, and {{policy:silenceFee}} of the unused funds is kept for the time we held. Reminders go out well before that. Restarting later means a new date and, if prices have changed by then, a new quote.',
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
      'Clients with an active monthly retainer, and nobody else. While the retainer runs, we take on no other client in your niche in your area. It comes with every retainer, starting with Site Guardian at {{retainer:site-guardian}} a month, and there is no extra fee for it.',
      'A one-off website does not include it. If you buy a package without a retainer, we may build for someone in your line of work nearby.',
    ),
    order: 1,
  },
  {
    key: 'exclusivity-what-counts',
    topic: 'exclusivity',
    question: 'What counts as one niche and one area?',
    answer: paragraphs(
      'Both are written into the retainer before you sign, in words you would use yourself: “plumber, Reading” or “hair salon, Cheltenham”. A plumber and an electrician in the same town are two niches. The same trade in two towns is two territories.',
      'Exclusivity binds us, not your competitors. They can hire another agency, and we cannot promise you a place in the search results.',
    ),
    order: 2,
  },
  {
    key: 'exclusivity-end',
    topic: 'exclusivity',
    question: 'What happens to my territory when the retainer ends?',
    answer: paragraphs(
      'It stays reserved for {{policy:exclusivityTail}} after our work together ends, then it is free for somebody else. If we ever change the exclusivity policy itself, active retainer clients get {{policy:exclusivityChangeNotice}} of written notice first.',
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
