import { expect, it } from 'vitest';
import { halvesOf } from '@/chat/rules/question-parts';

it.each([
  [
    'Will I be first on Google and can I pay monthly?',
    'Will I be first on Google',
    'can I pay monthly',
  ],
  ['Who owns the website? And how do I end a plan?', 'Who owns the website', 'how do I end a plan'],
  ['Who owns the website? And also can I end a plan?', 'Who owns the website', 'can I end a plan'],
  ['Who owns the website, and also can I end a plan', 'Who owns the website', 'can I end a plan'],
  // Two words that mean the same
  [
    'can I pay in instalments and what if you go bust or fall ill?',
    'can I pay in instalments',
    'what if you go bust or fall ill',
  ],
])('a sentence of two questions has two halves: %s', (question, ...halves) => {
  expect(halvesOf(question)).toEqual(halves);
});

it.each([
  'Who owns the website?',
  // Two things in one question
  'Do I own the code and the design?',
  'Do you have a package for plumbers and electricians?',
  // The second half needs the first
  'How much is a website and how long does it take?',
  'I have a salon in Bath. Can you build a website and is that quick?',
  // A greeting, thanks, a third question
  'Hello? Who owns the website?',
  'Who owns the website? Thank you very much indeed, friends',
  'Who owns the website? Can I end a plan? Will I be first on Google?',
])('one question stays whole: %s', (question) => {
  expect(halvesOf(question)).toBeNull();
});
