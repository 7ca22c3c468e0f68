import { describe, expect, it } from 'vitest';
import { addUpHiddenFees } from '@/prices/rules/comparisons';
import { resolvePriceText } from '@/prices/rules/price-tokens';
import { seededBook } from './support/seeded-book';

const book = await seededBook();
const pounds = (pence: number) => pence / 100;
const comparison = (key: string) => {
  const found = book.costComparisons.find((item) => item.key === key);
  if (!found) throw new Error(`There is no comparison ${key}.`);
  return found;
};

describe('the specified totals', () => {
  it('of WordPress over three years are what its lines add up to', () => {
    const { theirs, ours, savingPence } = comparison('wordpress');
    expect(theirs.yearTotalsPence.map(pounds)).toEqual([2_840, 2_040, 2_040]);
    expect(pounds(theirs.totalPence)).toBe(6_920);
    expect(pounds(ours.totalPence)).toBe(1_100);
    expect(pounds(savingPence)).toBe(5_820);
  });

  it('of an agency’s first year are what its lines add up to', () => {
    expect(pounds(comparison('agency-first-year').theirs.totalPence)).toBe(6_740);
  });

  it('of WordPress stay the same beside a site with monthly care of our own', () => {
    const { theirs, ours } = comparison('wordpress-care');
    expect(theirs.yearTotalsPence.map(pounds)).toEqual([2_840, 2_040, 2_040]);
    const care = book.retainers.find(({ key }) => key === 'site-guardian')?.pricePerMonthPence;
    for (const { lines } of [ours, comparison('agency-first-year').ours]) {
      const monthly = lines.filter(({ every }) => every === 'month').map(({ pence }) => pence);
      expect(monthly).toContain(care);
    }
  });

  it('of the carpentry project are what its lines add up to', () => {
    const { theirs, ours, savingPence } = comparison('carpentry');
    expect([theirs.totalPence, ours.totalPence, savingPence].map(pounds)).toEqual([
      29_200, 11_300, 17_900,
    ]);
  });

  it('of the hidden fees that the calculator begins with are what they add up to', () => {
    const ticked = book.hiddenFees.filter(({ isTickedAtStart }) => isTickedAtStart);
    expect(ticked.map(({ key }) => key)).toEqual(['hosting', 'maintenance', 'plugins']);
    const { monthlyPence, firstYearPence, laterYearsPence, totalPence } = addUpHiddenFees(ticked);
    expect([monthlyPence, firstYearPence, laterYearsPence, totalPence].map(pounds)).toEqual([
      180, 2_160, 4_320, 6_480,
    ]);
  });

  it('of all hidden fees are what they add up to', () => {
    expect(book.hiddenFees.map(({ key, monthlyPence }) => [key, pounds(monthlyPence)])).toEqual([
      ['hosting', 30],
      ['maintenance', 100],
      ['plugins', 50],
      ['theme', 20],
      ['ssl', 10],
      ['backups', 15],
      ['cdn', 25],
      ['email', 12],
    ]);
    expect(pounds(addUpHiddenFees(book.hiddenFees).totalPence)).toBe(36 * 262);
  });

  it('lose no line: each refers to a price that is seeded', () => {
    for (const { key, theirs, ours } of book.costComparisons) {
      for (const { lines } of [theirs, ours]) expect(lines.length, key).toBeGreaterThan(0);
    }
    expect(comparison('wordpress').theirs.lines).toHaveLength(5);
    expect(comparison('wordpress').ours.lines).toHaveLength(3);
  });
});

describe('a text of the first content', () => {
  it.each([
    ['{{cost:wordpress:first}}', '£2,840'],
    ['{{cost:wordpress:later}}', '£2,040'],
    ['{{cost:wordpress:total}}', '£6,920'],
    ['{{cost:wordpress:saving}}', '£5,820'],
    ['{{cost:agency-first-year:first}}', '£6,740'],
    ['{{cost:carpentry:total}}', '£29,200'],
    ['{{cost:carpentry:ours}}', '£11,300'],
    ['{{cost:carpentry:saving}}', '£17,900'],
    ['{{policy:strategyCallPartialRefundAmount}}', '£74.50'],
    ['{{policy:retainerEarlyExitExample}}', '£124.50'],
    ['{{policy:contentLicenceExample}}', '£747'],
    ['{{chatbot:standard}}', '£75–100'],
    ['{{chatbot:professional}}', '£150–200'],
    ['{{chatbot:standard:conversations}}', '200'],
    ['{{package:growth}}', '£2,400–3,200'],
    ['{{package:custom}}', 'POA'],
  ])('%s reads %s', (token, figure) => {
    expect(resolvePriceText(token, book)).toBe(figure);
  });

  it('offers the chatbot with its retainer at both prices less the saving', () => {
    const retainer = book.retainers.find(({ key }) => key === 'growth-accelerator');
    const tier = book.chatbotTiers.find(({ key }) => key === 'standard');
    const sum =
      (retainer?.pricePerMonthPence ?? 0) +
      (tier?.pricePerMonthFromPence ?? 0) -
      book.policy.chatbotBundleSaving;
    expect(resolvePriceText('{{chatbot:standard:bundle}}', book)).toMatch(
      new RegExp(`^£${pounds(sum)}–`),
    );
  });
});
