import { readHeaderValues, wordSet } from '../../model/check.ts';
import type { HeaderLines } from '../../model/evidence.ts';

export interface StrictTransport {
  /** Seconds. */
  maxAge: number;
  includesSubdomains: boolean;
}

// Six months; many hosts set 180 days for it.
const SIX_MONTHS = 15_552_000;

/** The header's first line (RFC 6797, 6.1); null when absent, `invalid` when unusable. */
export function readStrictTransport(headers: HeaderLines): StrictTransport | 'invalid' | null {
  const [line] = readHeaderValues(headers, 'strict-transport-security');
  if (line === undefined) return null;
  // Two headers joined by a comma are invalid.
  if (line.includes(',')) return 'invalid';
  const directives = line.split(';').map((part) => {
    const [name = '', value = ''] = part.split('=');
    return { name: name.trim().toLowerCase(), value: value.trim().replace(/^"(.*)"$/, '$1') };
  });
  const ages = directives.filter(({ name }) => name === 'max-age');
  const [age] = ages;
  if (!age || ages.length > 1 || !/^\d+$/.test(age.value)) return 'invalid';
  return {
    maxAge: Number(age.value),
    includesSubdomains: directives.some(({ name }) => name === 'includesubdomains'),
  };
}

export function isLongEnough({ maxAge }: StrictTransport): boolean {
  return maxAge >= SIX_MONTHS;
}

export function shareOfSixMonths({ maxAge }: StrictTransport): number {
  return Math.min(maxAge / SIX_MONTHS, 1);
}

// Suffixes on the browsers' HSTS preload list (https://hstspreload.org) that a small business may
// have. November 2026.
const suffixes = wordSet(`
  app bank boo channel dad day dev esq foo ing insurance meme mov new nexus page phd prof rsvp zip
`);

/** The suffix, e.g. `app`, for which browsers never use plain http; null for any other. */
export function findPreloadedSuffix(hostname: string): string | null {
  const suffix = hostname.slice(hostname.lastIndexOf('.') + 1);
  return suffixes.has(suffix) ? suffix : null;
}
