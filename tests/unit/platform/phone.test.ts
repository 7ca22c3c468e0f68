import { describe, expect, it } from 'vitest';
import { dialled, phoneHref, whatsappHref } from '@/platform/phone';

describe('a phone number', () => {
  it.each([
    ['01632 960 247', '+441632960247'],
    ['(01632) 960-247', '+441632960247'],
    ['07700 900247', '+447700900247'],
    ['+44 (0)7700 900 247', '+447700900247'],
    ['0044 7700 900247', '+447700900247'],
    ['016977 2345', '+44169772345'],
    ['+353 1 234 5678', '+35312345678'],
  ])('%s is dialled as %s', (typed, number) => {
    expect(dialled(typed)).toBe(number);
    expect(phoneHref(typed)).toBe(`tel:${number}`);
  });

  it.each([
    ...['', 'ring me', '123', '07700 900247 after six', '+0 123 456 789', '1'.repeat(20)],
    ...['0124212', '01632 9602', '07700 900247 0', '+44 7700 900', '07700 900 12'],
  ])('“%s” is none', (typed) => {
    expect(dialled(typed)).toBeNull();
    expect(whatsappHref(typed)).toBeNull();
  });

  it('opens a chat with a message', () => {
    expect(whatsappHref('07700 900247')).toBe('https://wa.me/447700900247');
    expect(whatsappHref('07700 900247', 'No hot water & cold')).toBe(
      'https://wa.me/447700900247?text=No%20hot%20water%20%26%20cold',
    );
  });
});
