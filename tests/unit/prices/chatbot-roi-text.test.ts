import { describe, expect, it } from 'vitest';
import {
  computeChatbotRoi,
  formatSpan,
  inputsInWords,
  type RoiInputs,
  roiEnquiry,
} from '@/prices/rules/chatbot-roi';
import { makeTier } from './support/price-book';

const inputs: RoiInputs = {
  questions: 1_200,
  answerPercent: 50,
  minutesPerAnswer: 5,
  hourPence: 2_500,
  lostCustomers: 0,
  customerPence: 15_000,
};

describe('a range of amounts', () => {
  it.each([
    [2_500, 5_000, '£25–50'],
    [-1_000, 1_550, '−£10 to £15.50'],
    [-120_000, -1, '−£1,200 to −£0.01'],
    [-500, -500, '−£5'],
    [0, 0, '£0'],
  ])('%i and %i pence are “%s”', (fromPence, toPence, words) => {
    expect(formatSpan({ fromPence, toPence })).toBe(words);
  });
});

describe('the inputs of a result', () => {
  it('are worded in a sentence', () => {
    expect(inputsInWords(inputs)).toBe(
      '1,200 questions a month, 50% of them for the chatbot, 5 minutes each, £25 an hour',
    );
  });

  it.each([
    [1, '1 more customer at £150 each'],
    [2, '2 more customers at £150 each'],
  ])('names the assumption about %i customers', (lostCustomers, words) => {
    expect(inputsInWords({ ...inputs, lostCustomers })).toContain(`, and ${words}`);
  });

  it('are passed to the enquiry form with the result', () => {
    const terms = { tiers: [makeTier()], extraFromPence: 50, extraToPence: 100 };
    expect(roiEnquiry(inputs, computeChatbotRoi(inputs, terms))).toBe(
      'I am interested in a chatbot. Your calculator recommends Standard, with £1,150–1,175 left over a month, for 1,200 questions a month, 50% of them for the chatbot, 5 minutes each, £25 an hour.',
    );
  });
});
