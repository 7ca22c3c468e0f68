import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computeChatbotRoi,
  questionsToPay,
  type RoiInputs,
  type RoiTerms,
  recommendTier,
} from '@/prices/rules/chatbot-roi';
import { makeTier } from './support/price-book';

/** Tiers and extra conversations: specification, section 9. */
const terms: RoiTerms = {
  tiers: [
    makeTier({ key: 'standard', conversations: 200 }),
    makeTier({
      key: 'professional',
      conversations: 500,
      pricePerMonthFromPence: 15_000,
      pricePerMonthToPence: 20_000,
    }),
  ],
  extraFromPence: 50,
  extraToPence: 100,
};

const month = (changes: Partial<RoiInputs> = {}): RoiInputs => ({
  questions: 120,
  answerPercent: 50,
  minutesPerAnswer: 5,
  hourPence: 2_500,
  lostCustomers: 0,
  customerPence: 15_000,
  ...changes,
});

describe('a month with a chatbot', () => {
  it('saves the time of the answers it gives', () => {
    // 60 answers of 5 minutes take 5 hours at £25.
    expect(computeChatbotRoi(month(), terms)).toMatchObject({
      tier: { key: 'standard' },
      conversations: 120,
      extraConversations: 0,
      minutesSaved: 300,
      timePence: 12_500,
      savingPence: 12_500,
      tierCost: { fromPence: 7_500, toPence: 10_000 },
      extraCost: { fromPence: 0, toPence: 0 },
      net: { fromPence: 2_500, toPence: 5_000 },
      verdict: 'always',
    });
  });

  it('counts only the lost customers that the visitor states', () => {
    const inputs = month({ lostCustomers: 2 });
    expect(computeChatbotRoi(inputs, terms)).toMatchObject({
      conversations: 122,
      customersPence: 30_000,
      savingPence: 42_500,
    });
  });

  it('pays for each conversation beyond the tier’s allowance', () => {
    expect(computeChatbotRoi(month({ questions: 260 }), terms)).toMatchObject({
      tier: { key: 'standard' },
      extraConversations: 60,
      extraCost: { fromPence: 3_000, toPence: 6_000 },
    });
  });

  it.each([
    ['always', 2_500, [2_500, 5_000]],
    ['lower-price', 2_000, [0, 2_500]],
    ['lower-price', 1_800, [-1_000, 1_500]],
    ['never', 1_500, [-2_500, 0]],
    ['never', 0, [-10_000, -7_500]],
  ] as const)('pays %s with an hour at %i pence', (verdict, hourPence, [fromPence, toPence]) => {
    const roi = computeChatbotRoi(month({ hourPence }), terms);
    expect([roi.verdict, roi.net]).toEqual([verdict, { fromPence, toPence }]);
  });
});

describe('the recommended tier', () => {
  it.each([
    [0, 'standard'],
    [200, 'standard'],
    [299, 'standard'],
    [300, 'professional'], // both cost £200 at most: the one with more room
    [501, 'professional'],
    [5_000, 'professional'],
  ])('for %i conversations is %s', (conversations, key) => {
    expect(recommendTier(conversations, terms).key).toBe(key);
    const turned = { ...terms, tiers: terms.tiers.toReversed() };
    expect(recommendTier(conversations, turned).key).toBe(key);
  });
});

describe('the number of questions at which a chatbot pays', () => {
  it('is the smallest with a saving at the upper price', () => {
    expect(questionsToPay(month(), terms, 1_000)).toBe(97);
    expect(computeChatbotRoi(month({ questions: 96 }), terms).net.fromPence).toBe(0);
  });

  it('is null if no number is enough', () => {
    expect(questionsToPay(month({ answerPercent: 0 }), terms, 1_000)).toBeNull();
    expect(questionsToPay(month(), terms, 96)).toBeNull();
  });
});

const whole = (max: number) => fc.integer({ min: 0, max });
const anyMonth: fc.Arbitrary<RoiInputs> = fc.record({
  questions: whole(5_000),
  answerPercent: whole(100),
  minutesPerAnswer: whole(60),
  hourPence: whole(50_000),
  lostCustomers: whole(100),
  customerPence: whole(1_000_000),
});
const anyTier = fc
  .record({
    from: whole(50_000),
    more: whole(50_000),
    conversations: fc.integer({ min: 1, max: 5_000 }),
  })
  .map(({ from, more, conversations }) =>
    makeTier({ pricePerMonthFromPence: from, pricePerMonthToPence: from + more, conversations }),
  );
const anyTerms: fc.Arbitrary<RoiTerms> = fc
  .record({
    tiers: fc.array(anyTier, { minLength: 1, maxLength: 4 }),
    extraFromPence: whole(500),
    more: whole(500),
  })
  .map(({ more, ...rest }) => ({ ...rest, extraToPence: rest.extraFromPence + more }));

describe('for any input', () => {
  it('a higher input never lowers the saving before cost', () => {
    const names = ['questions', 'answerPercent', 'minutesPerAnswer', 'hourPence'] as const;
    fc.assert(
      fc.property(
        anyMonth,
        anyTerms,
        fc.constantFrom(...names),
        whole(500),
        (inputs, any, name, more) => {
          const larger = { ...inputs, [name]: inputs[name] + more };
          expect(computeChatbotRoi(larger, any).savingPence).toBeGreaterThanOrEqual(
            computeChatbotRoi(inputs, any).savingPence,
          );
        },
      ),
    );
  });

  it('the value of the time is exact to the penny and never rounded up', () => {
    fc.assert(
      fc.property(anyMonth, anyTerms, (inputs, any) => {
        const { timePence, minutesSaved } = computeChatbotRoi(inputs, any);
        const { questions, answerPercent, minutesPerAnswer, hourPence } = inputs;
        const hundredths = BigInt(questions) * BigInt(answerPercent) * BigInt(minutesPerAnswer);
        expect(BigInt(timePence)).toBe((hundredths * BigInt(hourPence)) / 6000n);
        expect(BigInt(minutesSaved)).toBe(hundredths / 100n);
      }),
    );
  });

  it('the net result is saving less cost, at both ends', () => {
    fc.assert(
      fc.property(anyMonth, anyTerms, (inputs, any) => {
        const { savingPence, tierCost, extraCost, net } = computeChatbotRoi(inputs, any);
        expect(net.fromPence + tierCost.toPence + extraCost.toPence).toBe(savingPence);
        expect(net.toPence + tierCost.fromPence + extraCost.fromPence).toBe(savingPence);
        expect(net.fromPence).toBeLessThanOrEqual(net.toPence);
      }),
    );
  });

  it('no other tier is cheaper at the upper ends', () => {
    fc.assert(
      fc.property(anyMonth, anyTerms, (inputs, any) => {
        const { tierCost, extraCost } = computeChatbotRoi(inputs, any);
        for (const tier of any.tiers) {
          const alone = computeChatbotRoi(inputs, { ...any, tiers: [tier] });
          expect(tierCost.toPence + extraCost.toPence).toBeLessThanOrEqual(
            alone.tierCost.toPence + alone.extraCost.toPence,
          );
        }
      }),
    );
  });

  it('no smaller number of questions pays', () => {
    const few = anyMonth.map((inputs) => ({ ...inputs, lostCustomers: 0 }));
    fc.assert(
      fc.property(few, anyTerms, (inputs, any) => {
        const enough = questionsToPay(inputs, any, 200);
        const pays = (questions: number) =>
          computeChatbotRoi({ ...inputs, questions }, any).verdict === 'always';
        if (enough !== null) expect(pays(enough)).toBe(true);
        for (let questions = 0; questions < (enough ?? 201); questions += 1) {
          if (pays(questions)) expect.unreachable(`${questions} are enough`);
        }
      }),
      { numRuns: 30 },
    );
  });
});
