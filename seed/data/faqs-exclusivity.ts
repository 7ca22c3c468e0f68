import { type FaqSeed, paragraphs } from './faq-seed';

/** The first three questions of the topic are in `faqs.ts`. */
export const exclusivityFaqs: FaqSeed[] = [
  {
    key: 'exclusivity-existing-client',
    topic: 'exclusivity',
    question: 'What if you already work for a competitor of mine?',
    answer: paragraphs(
      'If they’re on a plan for your trade and area, or left one less than {{policy:exclusivityTail}} ago, it’s taken.',
      'If we only built them a website, you can have it. We tell you before you sign.',
    ),
    alsoAsked: [
      'Are you working with another plumber here?',
      'Do you work for another salon near me?',
      'Do you work for my competitors?',
      'Will you build one for another plumber here as well?',
      'Do you build for other salons in my town?',
    ],
    order: 4,
  },
  {
    key: 'exclusivity-change-retainer',
    topic: 'exclusivity',
    question: 'Do I keep my territory if I move to a smaller plan?',
    answer: paragraphs(
      'Yes, with any plan. With none, it stays reserved for {{policy:exclusivityTail}}.',
    ),
    order: 5,
  },
  {
    key: 'exclusivity-client-moves',
    topic: 'exclusivity',
    question: 'What if another client of yours starts working in my area?',
    answer: paragraphs(
      'We can’t stop them. But we won’t write pages or posts for them that aim at your trade in your area.',
    ),
    order: 6,
  },
];
