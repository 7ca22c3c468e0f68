import { expect, it } from 'vitest';
import { isSameAddress } from '@/scans/ui/scan/report/report-view';

it.each([
  ['shop.example', 'http://shop.example/', true],
  ['shop.example/menu', 'https://shop.example/menu', true],
  ['https://shop.example/', 'https://shop.example/', true],
  ['shop.example', 'https://www.shop.example/', false],
  ['https://shop.example/', 'http://shop.example/', false],
])('names the address that was typed only if it says more: %s for %s', (asked, url, isSame) => {
  expect(isSameAddress(asked, url)).toBe(isSame);
});
