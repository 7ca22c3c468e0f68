import { getDomain } from 'tldts';

/**
 * The domain that somebody registered, e.g. `shop.co.uk` for `www.shop.co.uk`; the host itself where
 * there is none (`localhost`, a bare suffix).
 */
export function siteDomain({ hostname }: URL): string {
  return getDomain(hostname) ?? hostname;
}

/** Both belong to the same registered domain, so to the same owner as far as an address tells. */
export function isSameDomain(a: URL, b: URL): boolean {
  return siteDomain(a) === siteDomain(b);
}
