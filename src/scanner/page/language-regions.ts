import regions from 'language-subtag-registry/data/json/region.json' with { type: 'json' };

/** The country that a tag such as `en-GB` or `zh-Hant-TW` names, in capitals; null for none. */
export function regionOf(tag: string): string | null {
  const [, ...rest] = tag.trim().split('-');
  // What follows a single letter is an extension.
  const single = rest.findIndex((subtag) => subtag.length === 1);
  const region = rest
    .slice(0, single < 0 ? undefined : single)
    .find((subtag) => /^(?:[a-z]{2}|\d{3})$/i.test(subtag));
  return region?.toUpperCase() ?? null;
}

/** True if the IANA registry knows the country or region of a language tag: `GB` but not `UK`. */
export function isKnownRegion(region: string): boolean {
  return Object.hasOwn(regions, region.toLowerCase());
}
