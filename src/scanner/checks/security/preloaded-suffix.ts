// Suffixes on the browsers' HSTS preload list (https://hstspreload.org) that a small business may
// have. November 2026.
const suffixes = new Set([
  'app',
  'bank',
  'boo',
  'channel',
  'dad',
  'day',
  'dev',
  'esq',
  'foo',
  'ing',
  'insurance',
  'meme',
  'mov',
  'new',
  'nexus',
  'page',
  'phd',
  'prof',
  'rsvp',
  'zip',
]);

/** The suffix, e.g. `app`, for which browsers never use plain http; null for any other. */
export function findPreloadedSuffix(hostname: string): string | null {
  const suffix = hostname.slice(hostname.lastIndexOf('.') + 1);
  return suffixes.has(suffix) ? suffix : null;
}
