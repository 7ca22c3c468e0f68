import { describe, expect, it } from 'vitest';
import { readTarget } from '@/scanner/address/read-target';
import { describeAsked } from '@/scanner/engine/run-scan';

describe('the address of a report', () => {
  it.each([
    ['shop.example.com', 'https://shop.example.com/', 'https://shop.example.com/'],
    ['shop.example.com', 'https://www.shop.example.com/', 'shop.example.com'],
    ['shop.example.com/cakes', 'https://shop.example.com/cakes/', 'shop.example.com/cakes'],
    ['https://shop.example.com', 'https://www.shop.example.com/', 'https://shop.example.com/'],
  ])('is the one that was typed: %s', (typed, pageUrl, asked) => {
    const target = readTarget(typed, { allowHosts: [], denyHosts: [] });
    expect(describeAsked(target, pageUrl)).toBe(asked);
  });
});
