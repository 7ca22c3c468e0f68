import { expect, it } from 'vitest';
import { bracketQuery } from '@/platform/bracket-query';

it('writes conditions in the CMS’s form', () => {
  const where = { and: [{ status: { in: ['new', 'won'] } }, { answeredAt: { exists: false } }] };
  expect([...bracketQuery({ where })]).toEqual([
    ['where[and][0][status][in][0]', 'new'],
    ['where[and][0][status][in][1]', 'won'],
    ['where[and][1][answeredAt][exists]', 'false'],
  ]);
});

it('escapes characters that would end a value', () => {
  expect(String(bracketQuery({ search: 'a&b=c' }))).toBe('search=a%26b%3Dc');
});
