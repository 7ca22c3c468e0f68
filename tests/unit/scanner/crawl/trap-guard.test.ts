import { describe, expect, it } from 'vitest';
import { createTrapGuard } from '@/scanner/crawl/frontier';

const at = (path: string) => `https://shop.example${path}`;

/** How many of a hundred addresses are accepted. */
function taken(make: (nth: number) => string): number {
  const guard = createTrapGuard();
  const all = Array.from({ length: 100 }, (_, nth) => guard.refuse(at(make(nth))));
  return all.filter((trap) => trap === null).length;
}

describe('a guard against traps', () => {
  it('accepts a large shop and a large blog', () => {
    expect(taken((nth) => `/product/${nth}`)).toBe(100);
    expect(taken((nth) => `/2024/05/post-number-${nth}`)).toBe(100);
    expect(taken((nth) => `/services/${nth % 10}/area-${nth}`)).toBe(100);
  });

  it('bounds calendars and filters', () => {
    expect(taken((nth) => `/events/2026/${(nth % 12) + 1}/${nth % 28}`)).toBe(24);
    expect(taken((nth) => `/events/20${(nth % 90) + 10}-07`)).toBe(24);
    expect(taken((nth) => `/shop?colour=${nth}`)).toBe(20);
  });

  it.each([
    `/${'a'.repeat(2_100)}`,
    '/a/b/a/b/a/b',
    `/${'abcdefghijklm'.split('').join('/')}`,
    '/x?a=1&b=2&c=3&d=4&e=5&f=6&g=7',
  ])('refuses generated addresses: %s', (path) => {
    expect(createTrapGuard().refuse(at(path))).toBe('shape');
  });

  it('gives all addresses of a trap its name', () => {
    const guard = createTrapGuard();
    const traps = Array.from({ length: 30 }, (_, nth) => guard.refuse(at(`/shop?page=${nth}`)));
    expect(new Set(traps)).toEqual(new Set([null, '?/shop']));
  });
});
