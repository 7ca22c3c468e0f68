import { type FaqSeed, paragraphs } from './faq-seed';
import { aboutUsFaqs } from './faqs-about-us';
import { buildingFaqs } from './faqs-building';
import { buyerFaqs } from './faqs-buyers';
import { buyerPricingFaqs } from './faqs-buyers-pricing';
import { chatbotFaqs } from './faqs-chatbot';
import { exclusivityFaqs as furtherExclusivityFaqs } from './faqs-exclusivity';
import { featureFaqs } from './faqs-features';
import { hiddenCostFaqs } from './faqs-hidden-costs';
import { pricingFaqs } from './faqs-pricing';
import { switchingFaqs } from './faqs-switching';
import { whatsappFaqs } from './faqs-whatsapp';

export type { FaqSeed };

const generalFaqs: FaqSeed[] = [
  {
    key: 'who-we-work-with',
    topic: 'general',
    question: 'What kind of businesses do you work with?',
    answer: paragraphs(
      'Any small local one. Trades, salons, gyms, accountants and solicitors, and creators have [packages of their own](/pricing). For everyone else a Business Starter fits, {{package:business-starter}}: dog groomers and other pet businesses, shops and cafés, florists, cleaners, driving instructors, photographers, guest houses.',
      'We don’t take on crypto, adult or gambling projects.',
    ),
    alsoAsked: [
      'Do you build for a business like mine?',
      'Do you do my kind of business?',
      'Do you do dog groomers?',
      'Which package is for a dog groomer?',
      'I’m a dog groomer, can you do me a website?',
      'Do you do dog walkers or kennels?',
      'Do you build sites for pet businesses?',
      'Do you do florists?',
      'Do you do dentists or vets?',
      'Do you do websites for florists?',
      'Do you do cleaners?',
      'Do you do window cleaners?',
      'Do you make websites for cleaners?',
      'Do you do gardeners?',
      'Do you do driving instructors?',
      'Do you do photographers?',
      'Do you make websites for photographers?',
      'How much is a website for a photographer?',
      'Do you do guest houses?',
      'Do you work with guest houses and B&Bs?',
      'Do you do holiday lets?',
      'Do you do pubs?',
      'Do you do shops?',
      'Do you do nurseries or childminders?',
      'Do you do tutors?',
      'Do you do garages or mechanics?',
      'Do you do taxis?',
      'Do you do caterers?',
      'Do you do wedding planners?',
      'I run a guest house, can you build me a website?',
    ],
    order: 1,
  },
  {
    key: 'where-you-are',
    topic: 'general',
    question: 'Where are you, and do we have to meet?',
    answer: paragraphs(
      'We’re in Herefordshire and work in [towns](/locations) from Cardiff to Reading and Birmingham to Bath. You don’t have to meet us: calls and a private link are enough.',
    ),
    alsoAsked: [
      'Are you local?',
      'Are you near me?',
      'Are you nearby?',
      'Are you close?',
      'Are you far away?',
      'Whereabouts are you?',
      'Whereabouts are you based?',
      'Do you work in my town?',
      'Do you work in Hereford?',
      'Which areas do you cover?',
      'Do we have to meet in person?',
      'Do I have to be there?',
      'Do I have to be there in the day?',
      'Do I have to be there in the day if I’m with clients till six?',
    ],
    order: 2,
  },
  {
    key: 'templates-wordpress',
    topic: 'general',
    question: 'Do you use templates or WordPress?',
    answer: paragraphs(
      'Neither. We design each site from scratch, so there are no licences to renew.',
      'If your team uses WordPress daily, it can still be right. Our guide to [hiring a web designer](/blog/hiring-web-designer) helps you decide.',
    ),
    order: 3,
  },
  {
    key: 'first-on-google',
    topic: 'general',
    question: 'Will my site come first on Google?',
    answer: paragraphs(
      'Nobody can promise that, and [Google itself warns](https://developers.google.com/search/docs/fundamentals/do-i-need-seo) against anyone who does. We build pages that Google can read and that load fast on a phone.',
      'Our [SEO guide](/blog/seo-guide-small-business) shows what to do first.',
    ),
    alsoAsked: [
      'How do I get to the top of Google?',
      'Can you get me on the first page of Google?',
      'Can you get me on page one of Google?',
      'Can you get me number one on Google?',
      'Get me higher on Google',
      'Will I be up on Google?',
      'Will I be number one on Google for a roofer in my town?',
    ],
    order: 4,
  },
  {
    key: 'free-scan',
    topic: 'general',
    question: 'What do I get from the free website scan?',
    answer: paragraphs(
      'A score for the site and for each category, what to do first, and how to fix each thing that we found.',
      'A technical report in writing costs {{policy:technicalReport}}, a strategy call of {{policy:strategyCallLength}} {{policy:strategyCall}}, to be booked within {{policy:strategyCallBookWithin}}.',
    ),
    order: 5,
  },
  {
    key: 'reply-time',
    topic: 'general',
    question: 'How soon do you answer an enquiry?',
    answer: paragraphs(
      'Within {{policy:replyWithin}} on working days, bank holidays aside. A person answers [your enquiry](/#lead-capture) with a price, or with what we need to know for one.',
    ),
    order: 6,
  },
  {
    key: 'ring-back',
    topic: 'general',
    question: 'Can you ring me back?',
    answer: paragraphs(
      'Yes. [Leave your number](/#lead-capture) and say what suits you, the morning or the afternoon: we ring in our [opening hours](/contact), within {{policy:replyWithin}} on working days. If only evenings suit you, say so, and we’ll tell you whether we can.',
    ),
    alsoAsked: [
      'Can someone ring me tomorrow?',
      'Can someone call me tomorrow morning?',
      'Call me tomorrow',
      'Please ring me this afternoon',
      'Can you ring me tonight?',
      'Can someone call me this evening?',
      'I’m with clients all day, can you ring me in the evening?',
      'Can we talk in the evening?',
    ],
    order: 7,
  },
];

const processFaqs: FaqSeed[] = [
  {
    key: 'how-long',
    topic: 'process',
    question: 'How long does a website take?',
    answer: paragraphs(
      'An Express Landing Page takes {{package:express:timeline}}, a Business Starter {{package:business-starter:timeline}}, a Growth site {{package:growth:timeline}}, from your deposit and first material. A web app or other custom work gets its dates in the quote. We begin within the first {{policy:statutoryCancellation}} only if you ask us to. Late photos delay a site most.',
    ),
    alsoAsked: [
      'How long does it take to get it live?',
      'How long until it’s live?',
      'How long till it’s live?',
      'How long until it’s ready?',
      'I’ve got a wedding fair in four weeks, how long until it’s live?',
      'How long until it’s live if I pay today?',
      'How long does a web app take?',
      'How long does a custom website take?',
      'How quick can you do it?',
      'How quickly can you have it ready?',
      'How fast can you build it?',
      'How soon can I have it?',
      'How soon can we get it?',
      'How soon could you make it?',
      'Can it be done by Christmas?',
      'Can it be ready by Easter?',
      'Can you do it by Friday?',
      'Can you do it before next week?',
      'Can it be ready by the end of the month?',
      'Can it be done in time for Monday?',
    ],
    order: 1,
  },
  {
    key: 'what-you-need',
    topic: 'process',
    question: 'What do you need from me?',
    answer: paragraphs(
      'Three things:',
      '- an hour’s talk about your customers, prices and jobs;\n- photos of your work, people or premises (phone photos are fine);\n- one person who can say yes.',
      'We write the text and you correct it. We need access to your logo, domain and Google Business Profile, if you have them. They stay in your name.',
    ),
    alsoAsked: ['What do you need from me to get started?'],
    order: 2,
  },
  {
    key: 'going-quiet',
    topic: 'process',
    question: 'What happens if I have to pause?',
    answer: paragraphs(
      'Tell us, and we agree a new date.',
      'If we hear nothing for {{policy:clientSilence}}, the project ends and we keep {{policy:silenceFee}} of the unused funds. We remind you well before.',
    ),
    alsoAsked: [
      'What if I’m ill and can’t send you the text?',
      'What if I’m ill and can’t get back to you?',
      'What if I get ill and can’t reply?',
      'What if I’m too busy to send you the photos?',
      'What happens if I go quiet?',
      'Can I put it on hold?',
    ],
    order: 3,
  },
  {
    key: 'late',
    topic: 'process',
    question: 'Do you promise a date, and what if you’re late?',
    answer: paragraphs(
      'The dates stand in your quote: usually {{package:express:timeline}} for one page, {{package:business-starter:timeline}} for a Business Starter, from your deposit and first material. They stand still while we wait for you.',
      'If a date on our side moves, we [tell you](/terms-of-service) on the day we know. If we can’t finish, you get back what you paid for work not done.',
    ),
    alsoAsked: [
      'Do you guarantee a date?',
      'Do you guarantee it in time?',
      'Do you guarantee it in a few weeks?',
      'Can you promise a date?',
      'Can you promise it will be ready by Easter?',
      'What if you’re late?',
      'What happens if it’s late?',
      'What if it isn’t ready in time?',
    ],
    order: 23,
  },
];

const exclusivityFaqs: FaqSeed[] = [
  {
    key: 'exclusivity-who',
    topic: 'exclusivity',
    question: 'Who gets territorial exclusivity?',
    answer: paragraphs(
      'Clients with an active monthly plan. While it runs, we take no other client in your trade in your area. It comes with every plan, from {{retainer:site-guardian}} a month. A one-off website doesn’t include it.',
    ),
    alsoAsked: [
      'Would you build a site for another salon two doors down as well?',
      'There’s another salon near me, would you build a site for them as well?',
      'Would you do a site for my rival too?',
      'My rival asked about a website too, do you work for both of us?',
      'Do you work for both of us?',
      'There’s another café across the road, would you make them one as well?',
      'There’s another bakery in the village, will you work for them as well?',
    ],
    order: 1,
  },
  {
    key: 'exclusivity-what-counts',
    topic: 'exclusivity',
    question: 'What counts as one trade and one area?',
    answer: paragraphs(
      'We write both down before you sign: “plumber, Reading”. A plumber and an electrician in the same town are two trades. The same trade in two towns is two territories. An area is a list of postcode districts: where two areas share some, the first plan has them.',
    ),
    alsoAsked: [
      'If I have a plan, can you still do a site for the bloke down the road?',
      'Will you build for someone in the next town to me?',
      'Do two towns need two plans?',
    ],
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
  ...switchingFaqs,
  ...exclusivityFaqs,
  ...furtherExclusivityFaqs,
  ...chatbotFaqs,
  ...whatsappFaqs,
  ...hiddenCostFaqs,
  ...aboutUsFaqs,
  ...buyerFaqs,
  ...buyerPricingFaqs,
  ...buildingFaqs,
  ...featureFaqs,
];
