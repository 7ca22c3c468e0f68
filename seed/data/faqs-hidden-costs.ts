import { type FaqSeed, paragraphs } from './faq-seed';

export const hiddenCostFaqs: FaqSeed[] = [
  {
    key: 'hidden-costs-all-dishonest',
    topic: 'hidden-costs',
    question: 'Are monthly website fees always a trick?',
    answer: paragraphs(
      'No. Updates, backups and somebody who answers the phone cost money every month, and our own retainers do too: they start at {{retainer:site-guardian}}. A fee is fair when you were told of it before you signed, know what is done for it, and can stop paying without losing the site.',
      'It is a hidden cost when it turns up after the deposit.',
    ),
    order: 1,
  },
  {
    key: 'hidden-costs-questions',
    topic: 'hidden-costs',
    question: 'How do I find the costs that a quote leaves out?',
    answer: paragraphs(
      'Ask for one sentence in writing: “After launch you will pay these companies these amounts.” Then go through the usual list: hosting, maintenance, plugins, theme, certificate, backups, speed service and mailboxes. Whatever is not on the list is either included or will surprise you, so ask which.',
      'The worksheet in [what a small-business website costs](/blog/pricing-transparency) has room for all of them, over three years.',
    ),
    order: 2,
  },
  {
    key: 'hidden-costs-wordpress',
    topic: 'hidden-costs',
    question: 'Is WordPress itself expensive?',
    answer: paragraphs(
      'The software is free. The money goes into what surrounds it: hosting that can run it, a theme, plugins, and the regular updates that all three need. Whoever does those updates without help can run a WordPress site cheaply.',
      'Our [three-year comparison](/what-agencies-hide#three-years) assumes that you pay somebody. With its figures the first year comes to {{cost:wordpress:first}} and every later one to {{cost:wordpress:later}}.',
    ),
    order: 3,
  },
  {
    key: 'hidden-costs-ours',
    topic: 'hidden-costs',
    question: 'And which costs come after launch with you?',
    answer: paragraphs(
      'A domain and hosting, paid to the providers in your own name. Mailboxes, if you want them at your domain. The payment provider’s share if you run a shop. The [pricing page](/pricing) lists them with the usual amounts, and we earn nothing on any of them.',
      'From us: nothing, unless you order something. Support for a Business Starter lasts {{package:business-starter:support}}. After that you pay for work you ask for, or take a retainer.',
    ),
    order: 4,
  },
  {
    key: 'hidden-costs-locked-in',
    topic: 'hidden-costs',
    question: 'My domain is in my agency’s name. What now?',
    answer: paragraphs(
      'Read what you signed, then ask in writing for the domain to be transferred to an account of your own, with a date. It may have been habit and not a plan, so stay friendly. Offer to pay the registrar’s charge, if there is one.',
      'Do it before you announce that you are leaving, and cancel nothing until the domain has arrived. Mailboxes often hang on it as well, so ask what will happen to yours.',
    ),
    order: 5,
  },
  {
    key: 'hidden-costs-seo-fee',
    topic: 'hidden-costs',
    question: 'What should I get for a monthly SEO fee?',
    answer: paragraphs(
      'Things you can point at: pages written or rewritten, faults found and put right, a report that names the enquiries and where they came from. Ask for last month’s list. “We optimised your keywords” is not on it.',
      'With our own content retainers the list is fixed beforehand. It stands beside the price, {{retainer:content-engine}} a month for [Content Engine](/pricing#retainers), and the topics are agreed with you. Our [SEO guide](/blog/seo-guide-small-business) shows what you can do without paying anybody.',
    ),
    order: 6,
  },
];
