import { type FaqSeed, paragraphs } from './faq-seed';

/** The first three questions of the topic are in `faqs.ts`. */
export const exclusivityFaqs: FaqSeed[] = [
  {
    key: 'exclusivity-existing-client',
    topic: 'exclusivity',
    question: 'What if you already work for a competitor of mine?',
    answer: paragraphs(
      'If that competitor has an active retainer for the same niche and area, or one that ended less than {{policy:exclusivityTail}} ago, the territory is taken. We say so at once and do not take you on for it.',
      'If we once built them a website without a retainer, nothing is reserved. You can have the territory from the day your own retainer starts. The earlier work stays as it is, and we tell you about it before you sign.',
    ),
    order: 4,
  },
  {
    key: 'exclusivity-change-retainer',
    topic: 'exclusivity',
    question: 'Do I keep my territory if I move to a smaller retainer?',
    answer: paragraphs(
      'Yes. Exclusivity is the same with Site Guardian, Content Engine and Growth Accelerator, so moving between them changes the work and the monthly price, and leaves your territory alone. Only having no retainer at all ends it, and even then it stays reserved for {{policy:exclusivityTail}}.',
    ),
    order: 5,
  },
  {
    key: 'exclusivity-client-moves',
    topic: 'exclusivity',
    question: 'What if another client of yours starts working in my area?',
    answer: paragraphs(
      'A business is free to travel, and we cannot stop it. What we can decide is our own work: we go on looking after that client where it was, and do not build pages or write articles for it that are aimed at your niche in your area.',
    ),
    order: 6,
  },
];
