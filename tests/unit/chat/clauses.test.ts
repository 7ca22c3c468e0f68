import { expect, it } from 'vitest';
import { halvesInSituation, partsOf, restsOf } from '@/chat/rules/question-parts';

it.each([
  [
    'I’m a barber with one chair, do I have to come and see you or can we do it over the phone?',
    ['do I have to come and see you or can we do it over the phone'],
  ],
  [
    'My site is old. Will my website be down while you move it?',
    ['Will my website be down while you move it'],
  ],
  [
    'Our email is on Microsoft 365 - can you move it without us losing email?',
    ['can you move it without us losing email'],
  ],
  // What is asked of two things
  [
    'it’s made with WordPress, do I lose my ranking on Google and my email?',
    ['do I lose my ranking on Google', 'do I lose my email'],
  ],
  [
    'I work on my own, is my business too small and how long does it take?',
    ['is my business too small', 'how long does it take'],
  ],
  // A situation alone asks nothing.
  ['we are two brothers, and my site is from 2016', []],
])('a question asks without its situation: %s', (question, parts) => {
  expect(partsOf(question)).toEqual(parts);
});

it('a question is shortened from its start as long as the rest asks', () => {
  expect(
    restsOf('I run a van and people find me on Facebook, is that enough, thanks a lot'),
  ).toEqual(['people find me on Facebook, is that enough, thanks a lot']);
});

it.each([
  [
    'Do I pay half up front, what happens if you go bust and what if I don’t like the design?',
    ['Do I pay half up front', 'what happens if you go bust', 'what if I don’t like the design'],
  ],
  // Two ways of one thing
  [
    'I only have phone photos, do you take the photographs or do I have to pay someone?',
    ['do you take the photographs or do I have to pay someone'],
  ],
  // It may be the price of anything.
  ['can you wrap my van and how much is it all in?', ['can you wrap my van']],
])('parts may be about one thing: %s', (question, parts) => {
  expect(partsOf(question)).toEqual(parts);
});

it.each([
  [
    'I’ve lost the login to Wix, can you still move it and will I drop down Google',
    ['I’ve lost the login to Wix, can you still move it', 'will I drop down Google'],
  ],
  [
    'can the new site work with Fresha and what would it cost me',
    ['can the new site work with Fresha', 'what would it cost me'],
  ],
  // Its price may be another’s.
  ['can people send photos on WhatsApp and how much is that?', null],
  ['I have a salon in Bath. Can you build a website and is that quick?', null],
])('a half keeps the situation that it needs: %s', (question, halves) => {
  expect(halvesInSituation(question)).toEqual(halves);
});
