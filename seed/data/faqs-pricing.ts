import { type FaqSeed, paragraphs } from './faq-seed';
import { domainCost, hostingCost, runningCostPerYear } from './pricing-page';

export const pricingFaqs: FaqSeed[] = [
  {
    key: 'what-is-included',
    topic: 'pricing',
    question: 'What does a package price include?',
    answer: paragraphs(
      'Design, writing, build, search setup, launch and support. A Business Starter is {{package:business-starter:pages}} pages and {{package:business-starter:support}} of support for {{package:business-starter}}.',
      'Your quote is one figure inside the range, before any extras, and it states what would change it. What moves it is the number of pages; of a landing page, how much there is to write.',
    ),
    alsoAsked: ['What do I get for the money?'],
    order: 1,
  },
  {
    key: 'when-to-pay',
    topic: 'pricing',
    question: 'What do I pay, and when?',
    answer: paragraphs(
      'A deposit of {{policy:deposit}} to start, the balance before the site goes live. You see it all on a private link first. Longer projects can be paid in stages, and we can agree monthly instalments with you in a payment plan; leave it early, and {{policy:paymentPlanExit}} of what is left falls due. You pay by bank transfer, to the account on our invoice.',
      'We begin in the first {{policy:statutoryCancellation}} only if you ask us to. If you change your mind within them, before we begin, you get all of it back.',
    ),
    alsoAsked: [
      'Do you do payment plans?',
      'Can I pay monthly?',
      'Can I pay it monthly?',
      'Can we pay weekly?',
      'Can I pay in bits?',
      'Can I pay bit by bit?',
      'Can I pay over time?',
      'Can I pay in instalments?',
      'Can I pay monthly for the site?',
      'How much a month would it be in instalments?',
      'Can I spread the cost?',
      'Do I pay up front?',
      'Do I pay everything up front?',
      'Do I pay in advance?',
      'How much is the deposit?',
      'What is the deposit?',
      'How big is the deposit?',
      'How do I pay you?',
      'Can I pay by card?',
      'Do you take cards or bank transfer?',
    ],
    order: 2,
  },
  {
    key: 'price-lock',
    topic: 'pricing',
    question: 'Can the price change after I have agreed to it?',
    answer: paragraphs(
      'No. A written quote stays fixed for {{policy:priceLock}}, even if the work takes us longer.',
      'You can accept a proposal for {{policy:proposalValid}}. After that we renew it at the same prices within the {{policy:priceLock}}.',
      'If you want more, we price it first and you agree in writing.',
    ),
    order: 3,
  },
  {
    key: 'who-owns-it',
    topic: 'pricing',
    question: 'Who owns the website?',
    answer: paragraphs(
      'You do, once it’s paid for: design, code and text. Until then they’re ours. The quote says so in writing, as [copyright law](https://www.gov.uk/guidance/ownership-of-copyright-works) requires. Domain and hosting are in your name from day one.',
      'Only posts and pages written on a monthly plan are yours to use while it runs, and to buy afterwards.',
    ),
    alsoAsked: [
      'Who owns it if I stop paying you?',
      'What if I stop paying you?',
      'Is the website mine?',
      'Is it mine?',
      'Will it be mine?',
      'Is the site all mine?',
      'Do I own it?',
      'Does the site belong to me?',
    ],
    order: 4,
  },
  {
    key: 'wix-or-wordpress',
    topic: 'pricing',
    question: 'I’ve got a Wix or WordPress site. What happens to it?',
    answer: paragraphs(
      'It stays up until your new site is live; then you cancel it. Your texts, photos and domain move with you and your e-mail address stays the same. The design can’t move, so you get a new one. [More about the move](/services#questions).',
    ),
    order: 5,
  },
  {
    key: 'what-costs-extra',
    topic: 'pricing',
    question: 'What costs extra?',
    answer: paragraphs(
      'More pages, and [add-ons](/pricing) such as WhatsApp at {{add-on:whatsapp}} or a basic shop at {{add-on:ecommerce-basic}}.',
      'After launch, on a monthly plan, a landing page added to your site costs {{add-on:landing-page}} and a blog post {{add-on:extra-blog-post}}. Without one: {{add-on:landing-page:standalone}} and {{add-on:extra-blog-post:standalone}}.',
    ),
    order: 6,
  },
  {
    key: 'running-costs',
    topic: 'pricing',
    question: 'What does the site cost to run?',
    answer: paragraphs(
      `A domain, ${domainCost}, and hosting, ${hostingCost}. Together that’s ${runningCostPerYear}, paid to the providers. The [pricing page](/pricing#running-costs) lists mailboxes and the rest. A monthly plan is optional.`,
    ),
    alsoAsked: [
      'How much in total with hosting?',
      'What does it cost all in with hosting?',
      'What is the total cost per year after?',
    ],
    order: 7,
  },
  {
    key: 'ending-a-retainer',
    topic: 'pricing',
    question: 'How do I end a monthly plan?',
    answer: paragraphs(
      'In writing, with {{policy:retainerNotice}} of notice. Leaving sooner costs {{policy:retainerEarlyExit}} of the next month’s payment.',
      'Your website stays yours. Posts and pages written on the plan, with AI tools or without and not paid for singly, you can keep for {{policy:contentLicenceMultiple}} the monthly rate. Otherwise we remove them within {{policy:contentRemoval}}.',
    ),
    order: 8,
  },
  {
    key: 'refunds',
    topic: 'pricing',
    question: 'Can I get my money back?',
    answer: paragraphs(
      'For {{policy:statutoryCancellation}} after ordering a website you get everything back, if work hasn’t begun. After that you get {{policy:refundBeforeWork}} before we begin, {{policy:refundEarlyStage}} until {{policy:refundEarlyStageUpTo}} is done, {{policy:refundMiddleStage}} until {{policy:refundMiddleStageUpTo}}, and then nothing. The [cancellation and refund policy](/cancellation-policy) has the steps. We answer within {{policy:refundReply}}.',
      'A technical report can’t be returned after delivery.',
    ),
    alsoAsked: [
      'Do I get my deposit back?',
      'Do I get my deposit back if I’m not happy with the design?',
      'Is the deposit refundable?',
    ],
    order: 9,
  },
];
