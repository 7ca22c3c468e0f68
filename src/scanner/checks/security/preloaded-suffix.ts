// Registries that have put their whole suffix on the browsers’ HSTS preload list
// (https://hstspreload.org), those a small business may have. As of November 2026.
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

/** The ending, e.g. `app`, under which browsers never use plain http; null for any other. */
export function preloadedSuffix(hostname: string): string | null {
  const suffix = hostname.slice(hostname.lastIndexOf('.') + 1);
  return suffixes.has(suffix) ? suffix : null;
}
