import { type FaqSeed, paragraphs } from './faq-seed';

export const pricingFaqs: FaqSeed[] = [
  {
    key: 'what-is-included',
    topic: 'pricing',
    question: 'What does a package price include?',
    answer: paragraphs(
      'Planning, design, writing with you, the build, search setup, checks for accessibility and speed, the launch and a support period. For a Business Starter that means {{package:business-starter:pages}} pages and {{package:business-starter:support}} of support for {{package:business-starter}}.',
      'Each package has a range because sites differ in size. Your quote is one figure inside that range, and it states what would change it.',
    ),
    order: 1,
  },
  {
    key: 'when-to-pay',
    topic: 'pricing',
    question: 'What do I pay, and when?',
    answer: paragraphs(
      '{{policy:deposit}} of the quoted price to start, and the balance before the site goes live. You see the whole site on a private link before the second payment.',
      'Longer projects can be split into stages. The dates and amounts are then in the quote as well.',
    ),
    order: 2,
  },
  {
    key: 'price-lock',
    topic: 'pricing',
    question: 'Can the price change after I have agreed to it?',
    answer: paragraphs(
      'Not from our side. A written quote stays fixed for {{policy:priceLock}}, and if the work takes us longer than we thought, that is our mistake to pay for.',
      'A proposal that we send you can be accepted for {{policy:proposalValid}}. If you need longer, we renew it at the same prices within the {{policy:priceLock}}.',
      'It changes only when you ask for something the quote does not contain. We price that separately, and nothing is added until you have agreed to it in writing.',
    ),
    order: 3,
  },
  {
    key: 'who-owns-it',
    topic: 'pricing',
    question: 'Who owns the website?',
    answer: paragraphs(
      'You do, once it is paid for: the design, the code and the text. The quote says so in writing, because [copyright in commissioned work](https://www.gov.uk/guidance/ownership-of-copyright-works) otherwise stays with whoever made it. Domain and hosting are registered in your name from the first day.',
      'There is one exception, and it is better known early. Posts and landing pages written under a monthly retainer are licensed to you while the retainer runs. The answer about ending a retainer says what happens to them.',
    ),
    order: 4,
  },
  {
    key: 'running-costs',
    topic: 'pricing',
    question: 'What does the site cost to run?',
    answer: paragraphs(
      'A domain and hosting, paid by you to the providers, with no mark-up from us. The usual ranges are set out on the [pricing page](/pricing) under “What you pay to others”. The security certificate is normally part of the hosting.',
      'A retainer is optional. Without one you look after updates and backups yourself, or ask us when you need something.',
    ),
    order: 5,
  },
  {
    key: 'what-costs-extra',
    topic: 'pricing',
    question: 'What costs extra?',
    answer: paragraphs(
      'More pages than the package holds, and functions from the add-on list: WhatsApp at {{add-on:whatsapp}}, for example, or a basic shop at {{add-on:ecommerce-basic}}. The comparison on the [pricing page](/pricing) shows which add-on goes with which package, and at what price.',
      'After launch, retainer clients pay {{add-on:landing-page}} for an extra landing page and {{add-on:extra-blog-post}} for an extra blog post. Without a retainer the same work costs {{add-on:landing-page:standalone}} and {{add-on:extra-blog-post:standalone}}.',
    ),
    order: 6,
  },
  {
    key: 'ending-a-retainer',
    topic: 'pricing',
    question: 'How do I end a monthly retainer?',
    answer: paragraphs(
      'In writing, with {{policy:retainerNotice}} of notice. Leaving before the notice has run costs {{policy:retainerEarlyExit}} of the next month’s retainer.',
      'Your website stays yours. Posts and landing pages written under the retainer, including those drafted with AI tools, can be kept for one payment of {{policy:contentLicenceMultiple}} the monthly rate. If you would rather not, we remove them within {{policy:contentRemoval}}.',
    ),
    order: 7,
  },
  {
    key: 'refunds',
    topic: 'pricing',
    question: 'Can I get my money back?',
    answer: paragraphs(
      'For {{policy:statutoryCancellation}} after ordering a website, everything, if work has not begun. After that it depends on how far the work has come: {{policy:refundBeforeWork}} before we begin, less as more is done, nothing once more than {{policy:refundMiddleStageUpTo}} is complete. The steps are set out in the [cancellation and refund policy](/cancellation-policy), which you get with the quote. A refund request is answered within {{policy:refundReply}}.',
      'A technical report is a finished document, so it cannot be returned after delivery.',
    ),
    order: 8,
  },
];
