import { describe, expect, it } from 'vitest';
import { chatbotAnswer, packageAnswer, retainerAnswer } from '@/chat/rules/answers';
import { clientIn, type Subject, type Trade } from '@/chat/rules/subject';
import type { PackageView } from '@/prices/rules/price-book';

const item = {
  key: 'beauty',
  name: 'Beauty Specialist',
  tagline: 'Booking without a call',
  description: '',
  priceFromPence: 160_000,
  priceToPence: 190_000,
  timeline: '2–3 weeks',
  pages: '5–8',
  features: ['A price list', 'Booking', 'A team page', 'Opening hours', 'Parking'],
} as PackageView;
const priceAlone = { isOnlyPrice: true, client: null };

describe('a price', () => {
  it('is one sentence, for the client that was asked about', () => {
    expect(packageAnswer(item, { isOnlyPrice: true, client: 'a salon' }).text).toBe(
      'A site for a salon (Beauty Specialist) costs £1,600–1,900, is ready in 2–3 weeks and has 5–8 pages.',
    );
  });

  it('says no more than is known', () => {
    const bare = { ...item, timeline: '', pages: '' };
    expect(packageAnswer(bare, priceAlone).text).toBe('Beauty Specialist costs £1,600–1,900.');
    const one = { ...item, timeline: '', pages: '1', priceFromPence: null, priceToPence: null };
    expect(packageAnswer(one, priceAlone).text).toBe(
      'Beauty Specialist has its price on application and has 1 page.',
    );
    const scoped = { ...one, timeline: 'set in the quote', pages: 'as scoped' };
    expect(packageAnswer(scoped, priceAlone).text).toBe(
      'Beauty Specialist has its price on application.',
    );
  });

  it('comes before the contents, if they were asked for', () => {
    const asked = { isOnlyPrice: false, client: null };
    expect(packageAnswer({ ...item, timeline: '', pages: '' }, asked).text).toBe(
      'Beauty Specialist costs £1,600–1,900. It includes: A price list; Booking; A team page; Opening hours.',
    );
    const plan = { key: 'care', name: 'Care', tagline: 'We look after it', features: [] };
    expect(retainerAnswer({ ...plan, pricePerMonthPence: 9_900 }, asked).text).toBe(
      'The monthly plan Care costs £99 a month. We look after it.',
    );
  });

  it('of a chatbot names the conversations', () => {
    const tier = {
      name: 'Standard',
      description: 'Answers.',
      pricePerMonthFromPence: 7_500,
      pricePerMonthToPence: 10_000,
      conversations: 200,
    } as Parameters<typeof chatbotAnswer>[0];
    expect(chatbotAnswer(tier, priceAlone).text).toBe(
      'The AI chatbot Standard costs £75–100 a month, with 200 conversations included.',
    );
  });
});

describe('the client of a question', () => {
  const beauty = { name: 'Beauty businesses', package: 5 } as Trade;
  const about = (...words: string[]) =>
    ({ trades: [beauty], tradeWords: new Set(words) }) as unknown as Subject;

  it.each([
    ['How much is a website for a salon in Bath?', ['salon'], 'a salon'],
    ['site for a hair salon', ['hair', 'salon'], 'a hair salon'],
    // What follows belongs to the name, or is no name.
    ['website for a law firm', ['law'], 'beauty businesses'],
    ['price for a hair website', ['hair'], 'beauty businesses'],
    ['salon website price', ['salon'], 'beauty businesses'],
  ])('is in its words, or its trade: %s', (question, words, client) => {
    expect(clientIn(question, about(...words), 5)).toBe(client);
  });

  it('is unknown for a package that is not its trade’s', () => {
    expect(clientIn('for a salon', about('salon'), 6)).toBeNull();
  });
});
