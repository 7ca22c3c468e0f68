import { describe, expect, it } from 'vitest';
import { estimateAnswer, selectionAsked } from '@/chat/rules/asked-estimate';
import type { EstimatorConfig } from '@/prices/rules/estimator-config';

const type = {
  ...{ description: '', timeline: '2–3 weeks', cardPages: 8, maxPages: 50, basePence: 120_000 },
  ...{ included: [], unavailable: [] },
};
const addOn = { description: '', pricePence: 50_000 };
const config: EstimatorConfig = {
  types: [
    {
      ...type,
      ...{ key: 'landing', label: 'Landing page', packageKey: 'express', packageName: 'Express' },
      ...{ basePence: 50_000, cardPages: 1, maxPages: 1, timeline: '5–7 days' },
    },
    {
      ...type,
      ...{ key: 'multi', label: 'Multi-page website', packageKey: 'start', packageName: 'Start' },
    },
    {
      ...type,
      ...{ key: 'trades', label: 'Trades website', packageKey: 'trades', packageName: 'Trades' },
      ...{ basePence: 180_000, included: ['whatsapp'] },
    },
  ],
  addOns: [
    { ...addOn, key: 'whatsapp', name: 'WhatsApp integration' },
    { ...addOn, key: 'shop', name: 'Basic shop', pricePence: 120_000 },
    { ...addOn, key: 'forms', name: 'Form in several steps' },
  ],
  ...{ defaultType: 'multi', includedPages: 5, defaultPages: 5, maxPages: 50 },
  ...{ extraPagePence: 10_000, budgetBands: [], plans: [], message: null },
};

const read = (question: string, packageKey: string | null = null) =>
  selectionAsked(question, config, packageKey);

describe('a question with a number of pages', () => {
  it.each([
    ['How much for 6 pages with WhatsApp?', 'multi', 6, ['whatsapp']],
    ['what does a five page website cost', 'multi', 5, []],
    ['Price of a 12-page site with an online shop and a contact form?', 'multi', 12, ['shop']],
    ['how much is an 8 pager without WhatsApp', 'multi', 8, []],
    ['How much is a one page website?', 'landing', 1, []],
  ])('“%s”', (question, key, pages, addOns) => {
    expect(read(question)).toEqual({ type: key, pages, addOns });
  });

  it('needs no word for the price if it asks nothing else', () => {
    expect(read('6 pages with WhatsApp')?.addOns).toEqual(['whatsapp']);
    expect(read('plumber 6 pages', 'trades')?.type).toBe('trades');
    expect(read('6 page website including hosting')?.pages).toBe(6);
  });

  it('is about the trade that it names', () => {
    expect(read('7 pages for a plumber, how much?', 'trades')?.type).toBe('trades');
    expect(read('7 pages for a baker, how much?', 'unknown')?.type).toBe('multi');
    expect(read('1 page for a plumber, how much?', 'trades')?.type).toBe('landing');
  });

  it.each([
    'How long do 6 pages take?',
    '6 pages',
    'Can I have 6 pages with WhatsApp?',
    'How much is a website?',
    'How much are 3 extra pages?',
    'How much to update 3 pages?',
    'What do 5 pages or 8 pages cost?',
    'What do 51 pages cost?',
    'What do 0 pages cost?',
  ])('“%s” describes no new website', (question) => {
    expect(read(question)).toBeNull();
  });

  it('is answered in one sentence if the sum has one part', () => {
    const selection = { type: 'multi', pages: 5, addOns: [] };
    const { text } = estimateAnswer(config, selection, 'Prices');
    expect(text).toBe('Multi-page website, 5 pages: £1,200, ready in 2–3 weeks.');
  });

  it('is answered with each part and the sum', () => {
    const selection = { type: 'multi', pages: 6, addOns: ['whatsapp'] };
    expect(estimateAnswer(config, selection, 'Prices')).toMatchObject({
      title: 'Multi-page website, 6 pages',
      text: 'Multi-page website, 5 pages: £1,200\n1 extra page × £100: £100\nWhatsApp integration: £500\n£1,800 together, ready in 2–3 weeks.',
      price: '£1,800',
      page: 'Prices',
      href: '/pricing?type=multi&pages=6&add-ons=whatsapp#estimator',
      estimate: { ...selection, label: 'Multi-page website, 6 pages, £1,800' },
    });
  });
});
