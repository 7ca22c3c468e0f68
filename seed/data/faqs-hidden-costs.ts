import { type FaqSeed, paragraphs } from './faq-seed';

export const hiddenCostFaqs: FaqSeed[] = [
  {
    key: 'hidden-costs-all-dishonest',
    topic: 'hidden-costs',
    question: 'Are monthly website fees always a trick?',
    answer: paragraphs(
      'No. Updates and backups cost money; our own plans start at {{retainer:site-guardian}} a month. A fee is fair if you knew it before you signed and can stop it without losing the site.',
    ),
    order: 1,
  },
  {
    key: 'hidden-costs-questions',
    topic: 'hidden-costs',
    question: 'How do I find the costs that a quote leaves out?',
    answer: paragraphs(
      'Ask in writing who you pay after launch, and how much. Check for hosting, maintenance, plugins, theme, certificate, backups, speed service and mailboxes.',
      'There’s a worksheet in [what a website costs](/blog/pricing-transparency).',
    ),
    order: 2,
  },
  {
    key: 'hidden-costs-wordpress',
    topic: 'hidden-costs',
    question: 'Is WordPress itself expensive?',
    answer: paragraphs(
      'No, it’s free. Hosting, theme, plugins and updates cost money. Do the updates yourself and it’s cheap.',
      'If you pay for them, our [three-year comparison](/what-agencies-hide#three-years) comes to {{cost:wordpress-care:first}} in the first year and {{cost:wordpress-care:later}} in each later one.',
    ),
    order: 3,
  },
  {
    key: 'hidden-costs-ours',
    topic: 'hidden-costs',
    question: 'And which costs come after launch with you?',
    answer: paragraphs(
      'A domain, hosting and mailboxes, and the payment provider’s share if you run a shop. You pay the providers; the [pricing page](/pricing) lists the usual amounts.',
      'We cost you nothing more, unless you order something. Support for a Business Starter lasts {{package:business-starter:support}}.',
    ),
    alsoAsked: [
      'What’s the catch?',
      'Is there a catch?',
      'Any hidden costs?',
      'Are there hidden fees?',
      'Are there hidden charges or extras?',
      'Is there anything else to pay?',
      'Is there anything more to pay?',
      'Nothing extra to pay?',
      'What are the ongoing costs?',
    ],
    order: 4,
  },
  {
    key: 'hidden-costs-locked-in',
    topic: 'hidden-costs',
    question: 'My domain is in my agency’s name. What now?',
    answer: paragraphs(
      'Ask in writing for a move to your own account, with a date, before you say you’re leaving. Ask about your mailboxes too.',
    ),
    alsoAsked: ['Can you get the domain back?', 'My old web designer has my domain'],
    order: 5,
  },
  {
    key: 'hidden-costs-seo-fee',
    topic: 'hidden-costs',
    question: 'What should I get for a monthly SEO fee?',
    answer: paragraphs(
      'New pages, faults fixed, enquiries counted. Ask for a list of last month’s work.',
      'Ours, [Content Engine](/pricing#retainers), is {{retainer:content-engine}} a month. The [SEO guide](/blog/seo-guide-small-business) shows what you can do for nothing.',
    ),
    order: 6,
  },
];
