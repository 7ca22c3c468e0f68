import { expect, it } from 'vitest';
import { clausesOf, restsOf } from '@/chat/rules/question';

it.each([
  [
    'I’m a barber with one chair, do I have to come and see you or can we do it over the phone?',
    ['do I have to come and see you', 'can we do it over the phone?'],
  ],
  [
    'My site is old. Will my website be down while you move it?',
    ['Will my website be down while you move it?'],
  ],
  // What is asked of two things
  [
    'it’s made with WordPress, do I lose my ranking on Google and my email?',
    ['do I lose my ranking on Google', 'do I lose my email?'],
  ],
  // It needs what comes before.
  [
    'I work on my own, is my business too small and how long does it take?',
    ['is my business too small'],
  ],
  // A situation alone asks nothing.
  ['we are two brothers, and my site is from 2016', []],
])('a question asks without its situation: %s', (question, clauses) => {
  expect(clausesOf(question)).toEqual(clauses);
});

it('a question is shortened from its start as long as the rest asks', () => {
  expect(
    restsOf('I run a van and people find me on Facebook, is that enough, thanks a lot'),
  ).toEqual(['people find me on Facebook, is that enough, thanks a lot']);
});
