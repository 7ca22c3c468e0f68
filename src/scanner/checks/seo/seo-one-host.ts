import { type Check, fail, note, pass, unknown } from '../../model/check.ts';
import type { HostVariant } from '../../model/evidence.ts';
import { findSiteDomain } from '../../page/resources.ts';
import { makeProof } from '../proofs.ts';

const MOST_REDIRECTS = 2;

function destinationOf({ finalUrl, status }: HostVariant): URL | null {
  const isPage = status !== null && status >= 200 && status < 300;
  return isPage && finalUrl !== null ? URL.parse(finalUrl) : null;
}

/** Counts redirects up to the final host; later ones do not count. */
function redirectsTo(destination: URL, { hops }: HostVariant): number {
  const first = hops.findIndex(({ url }) => URL.parse(url)?.origin === destination.origin);
  return first < 0 ? hops.length : first;
}

function hostsWithoutPage(variants: readonly HostVariant[]): string[] {
  const hostOf = ({ asked }: HostVariant) => URL.parse(asked)?.host ?? asked;
  const withPage = new Set(variants.filter(destinationOf).map(hostOf));
  return [...new Set(variants.map(hostOf))].filter((host) => !withPage.has(host));
}

export const seoOneHost: Check = {
  id: 'seo-one-host',
  severity: 'medium',
  title: 'The website answers at several addresses',
  passed: 'One address for the website',
  why: 'If the website answers both with and without www, search engines see two copies of it, and links to you count for one or the other.',
  fix: 'Choose one address, such as https://www…, and redirect the others to it permanently (301), in at most two steps.',
  remedy: 'hosting',
  sourceName: 'Google Search Central, canonical URLs',
  sourceUrl:
    'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  judge({ variants, url }) {
    if (!variants.known) return unknown(`Other addresses could not be tried: ${variants.because}`);
    const ways = variants.value.flatMap((variant) => {
      const destination = destinationOf(variant);
      return destination ? [{ variant, destination }] : [];
    });
    if (ways.length === 0) return unknown('No way to write the address gave a page.');

    const proofs = ways.map(({ variant, destination }) =>
      makeProof('address', variant.asked, `Leads to ${destination.origin}`),
    );
    const hosts = ways.map(({ destination }) => destination.host);
    const perHost = new Map(
      hosts.map((host) => [host, hosts.filter((one) => one === host).length]),
    );
    if (perHost.size > 1) {
      return fail(`The website answers at ${perHost.size} different addresses.`, proofs, {
        share: Math.max(...perHost.values()) / ways.length,
      });
    }
    const long = ways.filter(
      ({ variant, destination }) => redirectsTo(destination, variant) > MOST_REDIRECTS,
    );
    if (long.length > 0) {
      return fail(
        'The website has one address, but the way to it is long.',
        long.map(({ variant, destination }) =>
          makeProof('address', variant.asked, `${redirectsTo(destination, variant)} redirects`),
        ),
        { share: (ways.length - long.length) / ways.length },
      );
    }
    // Visitors do not type www before a subdomain.
    const own = new URL(url);
    const isDepartment = findSiteDomain(own) !== own.hostname.replace(/^www\./, '');
    const silent = isDepartment ? [] : hostsWithoutPage(variants.value);
    return silent.length > 0
      ? note(
          'The website has one address. Another way to write it gives no page.',
          silent.map((host) => ({ kind: 'address', value: host })),
        )
      : pass('Every way to write the address leads to the same website.', proofs);
  },
};
