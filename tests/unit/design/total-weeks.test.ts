import { describe, expect, it } from 'vitest';
import { totalWeeks } from '@/design/ui/format-time';

describe('the weeks of all phases', () => {
  it.each([
    [['1 week', '5 weeks', '2 weeks'], '8 weeks'],
    [['2–3 days', '1 week', '2–5 days', '1–2 days'], 'about 3 weeks'],
    [['3 days', '2 days'], '1 week'],
    [['1 day'], 'about 1 week'],
  ])('of %j are %s', (durations, expected) => {
    expect(totalWeeks(durations)).toBe(expected);
  });

  it('stay open where one phase says nothing, or none exists', () => {
    expect(totalWeeks(['1 week', null])).toBeNull();
    expect(totalWeeks([])).toBeNull();
  });
});
