import { expect, it } from 'vitest';
import { countInWords, keptUntil, phoneDigits } from '@/office/rules/person';

it('words counts in singular and plural', () => {
  expect(countInWords({ enquiries: 2, mails: 1, scans: 0 })).toBe('2 enquiries, 1 mail');
  expect(countInWords({})).toBe('nothing');
});

it('keeps a contract until the same day after the period', () => {
  expect(keptUntil(new Date('2026-03-01T10:00:00Z'), 6)).toBe('2032-03-01');
  expect(keptUntil(new Date('2024-02-29T10:00:00Z'), 1)).toBe('2025-02-28');
  expect(keptUntil(new Date('2026-12-31T10:00:00Z'), 6)).toBe('2032-12-31');
});

it('recognises telephone numbers in any format, and no other text', () => {
  for (const number of ['07700 900123', '+44 7700 900123', '0044 (7700) 900-123']) {
    expect(phoneDigits(number)).toBe('7700900123');
  }
  for (const other of ['12345', 'Room 7700900123', 'Megan', '']) {
    expect(phoneDigits(other)).toBeNull();
  }
});
