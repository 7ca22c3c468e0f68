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

it('is when the browser began to load the page, however late the script wakes up', () => {
  visit('/contact?package=growth', '/contact');
  expect(pageShownAt()).toBe(origin);
});

it('is now for a page that was reached by a link within the site', () => {
  visit('/pricing', '/contact');
  expect(pageShownAt()).toBe(origin + 9_000);
});

it('is now where the browser does not say what it loaded', () => {
  visit(null, '/contact');
  expect(pageShownAt()).toBe(origin + 9_000);
});
