import { type FaqSeed, paragraphs } from './faq-seed';

/** What buyers ask about prices and leaving; like those of `faqs-buyers.ts`. */
export const buyerPricingFaqs: FaqSeed[] = [
  {
    key: 'pay-monthly',
    topic: 'pricing',
    question: 'Do I have to pay monthly?',
    answer: paragraphs(
      'No: you pay for the website once, and it needs no monthly plan. If you’d rather spread the price, we can agree instalments. You pay domain and hosting to their providers; the [pricing page](/pricing#running-costs) lists the usual amounts.',
      'If you want us to look after the site, plans cost {{retainer:site-guardian}}, {{retainer:content-engine}} or {{retainer:growth-accelerator}} a month.',
    ),
    alsoAsked: [
      'Is there a monthly fee?',
      'Are there monthly fees?',
      'Are there monthly charges or payments?',
      'What’s the monthly cost?',
      'What does it cost a month?',
      'Do you charge every month?',
      'Do you charge per month?',
      'Do I need a monthly plan?',
      'Do I need a retainer?',
      'Do you put the price up later or charge monthly?',
      'Do I need a subscription?',
    ],
    order: 10,
  },
  {
    key: 'tied-in',
    topic: 'pricing',
    question: 'Am I locked in or tied to a contract?',
    answer: paragraphs(
      'A website has no minimum term. Once paid for it’s yours, and domain and hosting are in your name from day one. A monthly plan runs until you end it, with {{policy:retainerNotice}} of notice.',
    ),
    alsoAsked: [
      'Is there a contract?',
      'What’s the minimum term?',
      'What if I want to leave after a year?',
    ],
    order: 11,
  },
  {
    key: 'deposit-at-risk',
    topic: 'pricing',
    question: 'What if you vanish with my deposit?',
    answer: paragraphs(
      'Fair question: we’re new. Domain and hosting are in your name from day one, you watch the build on a private link, and the balance is due only once you’ve seen it all.',
      'If we can’t finish, you get back what you paid for work not done, and everything we made that you paid for. That’s in our [cancellation policy](/cancellation-policy).',
    ),
    alsoAsked: [
      'Will you disappear with my deposit?',
      'Will you run off with my money?',
      'My last agency took my money and vanished, how do I know you won’t?',
      'My last web designer took the deposit and disappeared',
      'How do I know you won’t rip me off?',
      'I’ve been ripped off before',
      'Is my deposit safe?',
      'What if you never finish my website?',
      'What happens to my deposit if you don’t finish?',
    ],
    order: 17,
  },
  {
    key: 'change-of-mind',
    topic: 'pricing',
    question: 'Can I cancel if I change my mind?',
    answer: paragraphs(
      'Yes. For {{policy:statutoryCancellation}} after ordering a website you get everything back if work hasn’t begun. Later you get back a share, by [how far the work is](/cancellation-policy). A monthly plan ends with {{policy:retainerNotice}} of notice.',
    ),
    alsoAsked: ['Can I get out of it?', 'Can I cancel?', 'What if I change my mind?'],
    order: 12,
  },
  {
    key: 'how-many-pages',
    topic: 'pricing',
    question: 'How many pages do I get, and can I add some later?',
    answer: paragraphs(
      'An Express Landing Page is {{package:express:pages}} page, a Business Starter {{package:business-starter:pages}}, Growth {{package:growth:pages}}, a site for your trade {{package:trades:pages}}. Between two? Take the smaller one: pages can be added later, at {{add-on:landing-page}} each on a monthly plan, {{add-on:landing-page:standalone}} without. Ordered with the site they count among its pages.',
    ),
    alsoAsked: [
      'How many pages is it?',
      'How many pages do I get?',
      'What does an extra page cost?',
      'Extra page for another town price',
      'How much is another town page?',
      'How much for pages for other towns as well?',
    ],
    order: 13,
  },
  {
    key: 'sell-online',
    topic: 'pricing',
    question: 'Can I sell things on my website?',
    answer: paragraphs(
      'Yes. Growth, {{package:growth}}, has a small shop with card payments. On most other packages a basic shop is {{add-on:ecommerce-basic}}. The payment provider takes a share of each sale. A full shop is custom work.',
    ),
    alsoAsked: [
      'Can customers pay on my website?',
      'Can customers pay by card on my site?',
      'Can people buy things on our website?',
      'Can people order and pay by card on the site?',
      'Can I take payments on my site?',
      'Can I take card payments on my website?',
      'Do you do online shops?',
    ],
    order: 14,
  },
  {
    key: 'any-discount',
    topic: 'pricing',
    question: 'Is there a discount, or anything cheaper?',
    answer: paragraphs(
      'Our [prices](/pricing) are the same for everyone and, as we’re new, our founding ones. The cheapest site is one page at {{package:express}}.',
      'Influencer packages cost {{policy:influencerSaving}} less for a video review, and a client who refers another earns a [reward](/pricing#referrals).',
    ),
    alsoAsked: [
      'Have you got anything cheaper?',
      'Can you do it for less?',
      'Can you do it for £300?',
    ],
    order: 15,
  },
  {
    key: 'who-hosts',
    topic: 'pricing',
    question: 'Who hosts my website?',
    answer: paragraphs(
      'Hosting is the computer that keeps your site and sends it to visitors. It belongs to a hosting company, and your account there is in your own name. We set it up, you pay the company, and we add nothing. The [pricing page](/pricing#running-costs) lists the usual amounts.',
    ),
    alsoAsked: ['What is hosting?', 'What is hosting? I don’t understand'],
    order: 16,
  },
  {
    key: 'one-page-enough',
    topic: 'pricing',
    question: 'Is one page enough for me?',
    answer: paragraphs(
      'For one service, yes. A small café’s menu, hours, map, phone number and a link to book a table or to WhatsApp fit on one page, too: an Express Landing Page, {{package:express}}. Cakes to order, with sizes and days, are a page of their own. Take more pages if people search for several services or towns, since each needs a page to be found.',
    ),
    alsoAsked: [
      'Is a one page website enough?',
      'Can people book a table and order cakes on the one page site?',
      'Can I have a menu and opening hours on a one page site?',
      'Does my menu fit on one page?',
      'Do I need more than one page?',
      'What fits on one page?',
    ],
    order: 18,
  },
  {
    key: 'show-my-jobs',
    topic: 'pricing',
    question: 'Can I show my finished jobs with photos?',
    answer: paragraphs(
      'Yes. A site for a trade has a page of finished work, where a dozen jobs stand with photos, town and facts: {{package:trades}}. A job that gets a page to itself counts as a page. Case studies of each project are Portfolio Pro, from {{package:portfolio-pro-starter:from}}.',
    ),
    alsoAsked: [
      'Can I show 12 projects with photos?',
      'Can I have twelve projects with photos?',
      'I have 12 jobs with photos, which package do I need?',
      'I have done 12 extensions with photos, which package?',
      'Which package has a gallery of finished work?',
      'Can you put photos of my jobs on the site?',
      'How many photos can I have?',
    ],
    order: 19,
  },
];
