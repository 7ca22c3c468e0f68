import { describe, expect, it } from 'vitest';
import { visitSchema } from '@/content/rules/visit';

describe('the data of a page view', () => {
  it('is a path, and whether a visit began there', () => {
    const visit = { path: '/pricing', isVisitStart: true };
    expect(visitSchema.parse(visit)).toEqual(visit);
  });

  it.each([
    ['nothing', null],
    ['no path', { isVisitStart: true }],
    ['another site', { path: 'https://elsewhere.example/', isVisitStart: true }],
    ['a path without end', { path: `/${'a'.repeat(300)}`, isVisitStart: true }],
    ['a number of visits', { path: '/', isVisitStart: 3 }],
    ['something about the visitor', { path: '/', isVisitStart: true, screen: '390x844' }],
  ])('is not %s', (_what, sent) => {
    expect(visitSchema.safeParse(sent).success).toBe(false);
  });
});
