import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountParts, countAt, countParts } from '@/design/motion/CountUp';

function partsOf(value: string): CountParts {
  const parts = countParts(value);
  if (!parts) throw new Error(`${value} has no single number.`);
  return parts;
}

describe('the parts of a figure', () => {
  it.each([
    ['9,500', { before: '', target: 9500, decimals: 0, grouped: true, after: '' }],
    ['0.8', { before: '', target: 0.8, decimals: 1, grouped: false, after: '' }],
    ['90+', { before: '', target: 90, decimals: 0, grouped: false, after: '+' }],
    ['£1,234,567.50', { before: '£', target: 1_234_567.5, decimals: 2, grouped: true, after: '' }],
    ['< 2 s', { before: '< ', target: 2, decimals: 0, grouped: false, after: ' s' }],
    ['2026', { before: '', target: 2026, decimals: 0, grouped: false, after: '' }],
    ['0', { before: '', target: 0, decimals: 0, grouped: false, after: '' }],
  ])('%s', (value, parts) => {
    expect(countParts(value)).toEqual(parts);
  });

  it.each(['A+', '24/7', '10–14', '1.2.3', '12,34', 'none', ''])(
    'are null without exactly one number: “%s”',
    (value) => {
      expect(countParts(value)).toBeNull();
    },
  );
});

describe('a counting figure', () => {
  it.each([
    ['9,500', ['0', '4,750', '9,500']],
    ['0.8', ['0.0', '0.4', '0.8']],
    ['90+', ['0+', '45+', '90+']],
    ['4000', ['0', '2000', '4000']],
  ])('%s starts at nought, passes the middle and arrives', (value, steps) => {
    expect([0, 0.5, 1].map((progress) => countAt(partsOf(value), progress))).toEqual(steps);
  });

  it('stays within its bounds before the start and after the end', () => {
    expect(countAt(partsOf('90+'), -1)).toBe('0+');
    expect(countAt(partsOf('90+'), 2)).toBe('90+');
  });
});

const sign = fc.constantFrom('', '£', '<', '+', ' s', ' years', '%');
const figure = fc
  .record({
    before: sign,
    after: sign,
    decimals: fc.integer({ min: 0, max: 3 }),
    grouped: fc.boolean(),
    thousandths: fc.integer({ min: 0, max: 100_000_000 }),
  })
  .map(({ before, after, decimals, grouped, thousandths }) => {
    const number = (thousandths / 1000).toLocaleString('en-GB', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: grouped,
    });
    return before + number + after;
  });
const share = fc.double({ min: 0, max: 1, noNaN: true });

/** The number in a figure's text. */
const numberIn = (text: string) => Number(text.replace(/[^\d.]/g, ''));

describe('every figure', () => {
  it('ends with its original text', () => {
    fc.assert(
      fc.property(figure, (value) => {
        expect(countAt(partsOf(value), 1)).toBe(value);
      }),
    );
  });

  it('starts at zero', () => {
    fc.assert(
      fc.property(figure, (value) => {
        expect(numberIn(countAt(partsOf(value), 0))).toBe(0);
      }),
    );
  });

  it('never decreases, and never exceeds its target', () => {
    fc.assert(
      fc.property(figure, share, share, (value, one, two) => {
        const parts = partsOf(value);
        const earlier = numberIn(countAt(parts, Math.min(one, two)));
        const later = numberIn(countAt(parts, Math.max(one, two)));
        expect(earlier).toBeLessThanOrEqual(later);
        expect(later).toBeLessThanOrEqual(parts.target);
      }),
    );
  });

  it('keeps its prefix, suffix and decimals', () => {
    fc.assert(
      fc.property(figure, share, (value, progress) => {
        const parts = partsOf(value);
        const text = countAt(parts, progress);
        expect(text.startsWith(parts.before)).toBe(true);
        expect(text.endsWith(parts.after)).toBe(true);
        expect(partsOf(text).decimals).toBe(parts.decimals);
      }),
    );
  });

  it('is null without a digit', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/\d/.test(text)),
        (text) => {
          expect(countParts(text)).toBeNull();
        },
      ),
    );
  });
});
