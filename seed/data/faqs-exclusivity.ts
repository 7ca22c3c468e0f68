import { type FaqSeed, paragraphs } from './faq-seed';

/** The first three questions of the topic are in `faqs.ts`. */
export const exclusivityFaqs: FaqSeed[] = [
  {
    key: 'exclusivity-existing-client',
    topic: 'exclusivity',
    question: 'What if you already work for a competitor of mine?',
    answer: paragraphs(
      'If they’re on a plan for your trade and area, or left one less than {{policy:exclusivityTail}} ago, it’s taken. We say so at once.',
      'If we only built them a website, you can have the territory. We tell you about it before you sign.',
    ),
    order: 4,
  },
  {
    key: 'exclusivity-change-retainer',
    topic: 'exclusivity',
    question: 'Do I keep my territory if I move to a smaller plan?',
    answer: paragraphs(
      'Yes. It’s the same with Site Guardian, Content Engine and Growth Accelerator. With no plan at all it stays reserved for {{policy:exclusivityTail}}.',
    ),
    order: 5,
  },
  {
    key: 'exclusivity-client-moves',
    topic: 'exclusivity',
    question: 'What if another client of yours starts working in my area?',
    answer: paragraphs(
      'We can’t stop them. But we won’t build pages or write articles for them that are aimed at your trade in your area.',
    ),
    order: 6,
  },
];
