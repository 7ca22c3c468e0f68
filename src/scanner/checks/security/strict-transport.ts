import { headerValues } from '../../model/check.ts';
import type { HeaderLines } from '../../model/evidence.ts';

/** What `Strict-Transport-Security` asks of browsers. */
export interface StrictTransport {
  /** Seconds. */
  maxAge: number;
  includesSubdomains: boolean;
  isForPreload: boolean;
}

// Six months; 180 days are what many hosts set for it.
const SIX_MONTHS = 15_552_000;

/**
 * Reads the header (RFC 6797, section 6.1). Browsers look at the first line alone.
 *
 * @returns null when it was not sent, `invalid` when browsers cannot use it
 */
export function readStrictTransport(headers: HeaderLines): StrictTransport | 'invalid' | null {
  const [line] = headerValues(headers, 'strict-transport-security');
  if (line === undefined) return null;
  // Two headers that were joined by a comma are no longer one.
  if (line.includes(',')) return 'invalid';
  const directives = line.split(';').map((part) => {
    const [name = '', value = ''] = part.split('=');
    return { name: name.trim().toLowerCase(), value: value.trim().replace(/^"(.*)"$/, '$1') };
  });
  const ages = directives.filter(({ name }) => name === 'max-age');
  const [age] = ages;
  if (!age || ages.length > 1 || !/^\d+$/.test(age.value)) return 'invalid';
  const has = (wanted: string) => directives.some(({ name }) => name === wanted);
  return {
    maxAge: Number(age.value),
    includesSubdomains: has('includesubdomains'),
    isForPreload: has('preload'),
  };
}

/** True if browsers remember for at least six months that the site is https only. */
export function isLongEnough({ maxAge }: StrictTransport): boolean {
  return maxAge >= SIX_MONTHS;
}

/** How much of six months it is, 0 to 1. */
export function shareOfSixMonths({ maxAge }: StrictTransport): number {
  return Math.min(maxAge / SIX_MONTHS, 1);
}
