import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOpeningHours } from '../../../../src/scanner/page/contact-details.ts';

describe('opening hours in a text', () => {
  it.each([
    'Mon-Fri 9am-5pm',
    'Monday to Friday: 9.00 – 17.30',
    'Open 7 days a week, 8am till late',
    'We answer 24/7.',
    'Mon: Closed',
    'Weds 10-6',
    'Tues–Sat: 9:00am to 5:30pm',
    'Monday\n9:00 – 17:00',
    'Tues – Sat\n9.00am\n-\n5.30pm',
    '9am–5pm Monday to Friday',
    'Open daily from 10am',
    'By appointment only',
    'Mon to Sat 0900-1700',
    'Open 9-5, Mon-Fri',
    'Sunday: 10 a.m. – 4 p.m.',
    'Weekdays between 9 and 5',
    'Llun - Gwener 9-5',
    'Opening hours\n9am – 5pm',
    'Saturday midday to midnight',
    '24 hours a day',
    '24 hour call out',
    '24hr emergency plumber',
    'Call out available 24 hours',
    'Open round the clock',
  ])('are found in %j', (text) => {
    expect(findOpeningHours(text)).not.toBeNull();
  });

  it.each([
    'Published Monday 10:30',
    'Saturday 12 – 15 June',
    'Sat 5th',
    'Working 9 to 5, what a way',
    'Sunday roast',
    'Call 01432 352271',
    'Offer ends 24/7/2026',
    'Open to everybody',
    'The sun, the moon and 7 stars',
    'Friday 13 - 20 guests',
    'We answer within 24 hours',
    'Within 24 hour call-outs',
    '24-hour delivery',
  ])('are not found in %j', (text) => {
    expect(findOpeningHours(text)).toBeNull();
  });

  it('accepts any text, and long ones quickly', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void findOpeningHours(text)));
    expect(findOpeningHours('Mon '.repeat(100_000))).toBeNull();
    expect(findOpeningHours('9 '.repeat(100_000))).toBeNull();
  });
});
