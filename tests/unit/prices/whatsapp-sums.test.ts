import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumWhatsapp } from '@/prices/rules/whatsapp-sums';

describe('the sums about WhatsApp', () => {
  it.each([
    [300, 4, 8, { withForm: 12, withMessages: 24, more: 12, pencePerEnquiry: 347 }],
    [300, 8, 8, { withForm: 24, withMessages: 24, more: 0, pencePerEnquiry: null }],
    [300, 9, 8, { withForm: 27, withMessages: 24, more: 0, pencePerEnquiry: null }],
    [0, 4, 8, { withForm: 0, withMessages: 0, more: 0, pencePerEnquiry: null }],
  ])('of %i visits, %i % and %i %', (visits, formPercent, messagePercent, sums) => {
    expect(sumWhatsapp({ visits, formPercent, messagePercent }, 50_000)).toEqual(sums);
  });

  it('never promise more than the assumptions', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(fc.nat(10_000), percent, percent, (visits, formPercent, messagePercent) => {
        const inputs = { visits, formPercent, messagePercent };
        const { more, withForm, withMessages } = sumWhatsapp(inputs, 50_000);
        expect(more).toBeLessThanOrEqual(withMessages);
        expect(withMessages).toBeLessThanOrEqual(visits);
        expect(messagePercent <= formPercent ? more : withForm + more).toBe(
          messagePercent <= formPercent ? 0 : withMessages,
        );
      }),
    );
  });
});
