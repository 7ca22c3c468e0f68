import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageShownAt } from '@/enquiries/ui/use-enquiry-draft';

const origin = 1_790_000_000_000;

function visit(loaded: string | null, pathname: string): void {
  const entries = loaded === null ? [] : [{ name: `https://site.example${loaded}` }];
  vi.stubGlobal('performance', { timeOrigin: origin, getEntriesByType: () => entries });
  vi.stubGlobal('window', { location: { pathname } });
}

beforeEach(() => vi.useFakeTimers({ now: origin + 9_000, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('returns the start of the page load, however late the script runs', () => {
  visit('/contact?package=growth', '/contact');
  expect(pageShownAt()).toBe(origin);
});

it('returns the present for a page reached by an internal link', () => {
  visit('/pricing', '/contact');
  expect(pageShownAt()).toBe(origin + 9_000);
});

it('returns the present without navigation data from the browser', () => {
  visit(null, '/contact');
  expect(pageShownAt()).toBe(origin + 9_000);
});
