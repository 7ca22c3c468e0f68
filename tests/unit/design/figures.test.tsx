import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Ranges } from '@/design/ui/Figures';

const kept = (text: string) =>
  [...renderToStaticMarkup(<Ranges text={text} />).matchAll(/nowrap">([^<]*)</g)].map(
    ([, words]) => words,
  );

it('keeps both ends of a range, and its unit, on one line', () => {
  expect(kept('£1,600–1,900, ready in 2–3 weeks.')).toEqual(['£1,600–1,900', '2–3 weeks']);
  expect(kept('5–8 pages, for £74.50–£149')).toEqual(['5–8 pages', '£74.50–£149']);
});

it('leaves dashes between words alone', () => {
  expect(kept('Monday–Friday, from £1,200')).toEqual([]);
});
