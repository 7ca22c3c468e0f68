import { describe, expect, it } from 'vitest';
import {
  calculateEstimate,
  describeEstimate,
  estimateInWords,
  partsInWords,
} from '@/prices/rules/estimate';
import { resolvePrices } from '@/prices/rules/price-tokens';
import { seededBook } from '../seed/support/seeded-book';
import { seededConfig } from './support/configs';

const config = resolvePrices(await seededConfig(), await seededBook());

describe('an estimate as plain text', () => {
  it('is the receipt, with one line per item', () => {
    const selection = { type: 'multipage', pages: 5, addOns: [] };
    expect(describeEstimate(calculateEstimate(config, selection))).toBe(
      `Business Starter
Multi-page website, 5 pages … £1,200
Estimate … £1,200
Ready in 2–3 weeks`,
    );
  });

  it('names the band beside a trade’s package, and the included items', () => {
    const selection = { type: 'beauty', pages: 7, addOns: ['whatsapp'] };
    expect(describeEstimate(calculateEstimate(config, selection))).toBe(
      `Beauty & Wellness Specialist
Budget band: Trades & Services Power
Beauty and wellness website, 5 pages … £1,600
2 extra pages × £100 … £200
WhatsApp integration … £500
Calendly booking … included
Instagram feed … included
Estimate … £2,300
Ready in 2–3 weeks`,
    );
  });

  it('has a short form, and its parts in one line', () => {
    const selection = { type: 'landing', pages: 1, addOns: ['whatsapp'] };
    const estimate = calculateEstimate(config, selection);
    expect(estimateInWords(estimate)).toBe('Landing page, 1 page, £1,000');
    expect(partsInWords(estimate)).toBe('Landing page, 1 page, WhatsApp integration');
  });
});
